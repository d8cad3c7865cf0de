import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { conversationClosesAt } from '@tomogolf/domain/conversation/conversation-access'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { readBlockedWith } from '../accounts/blocks/blocks.repository.ts'
import { readPeople } from '../accounts/profile/people.read.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { hasPlayedWith, reachConversation, readLanguages } from './conversation-people.read.ts'
import { presentMembers, presentMessage } from './conversations.presenter.ts'
import { listMessages, listReadMarks, listSenders } from './conversations.repository.ts'
import { mayWriteFreely } from './free-text.policy.ts'

const PAGE = 50

/** A page of a conversation with its people, for one of them. */
export async function readConversation(
  { db, clock, config, translator }: Deps,
  { gameId, userId }: { gameId: string; userId: string },
  cursor: { after?: number | undefined; before?: number | undefined },
): Promise<ResultOf<'GET /api/games/:id/messages'> | Refused<'GAME_NOT_FOUND'>> {
  const settings = await readSettings(db)
  const reached = await reachConversation(db, gameId, userId, settings, clock.now())
  if (!reached) return refuse('GAME_NOT_FOUND')
  const { game, access, present } = reached
  const [rows, senders, reads] = await Promise.all([
    listMessages(db, { gameId, blockedWith: await readBlockedWith(db, userId) }, cursor, PAGE + 1),
    listSenders(db, gameId),
    listReadMarks(db, gameId),
  ])
  const ids = [...new Set([...present, ...senders])]
  const found = await readPeople(db, ids)
  const people = new Map(ids.flatMap((id) => found.get(id) ?? []).map((one) => [one.id, one]))
  const page = cursor.after === undefined ? rows.slice(-PAGE) : rows.slice(0, PAGE)
  return {
    messages: page.map((row) => presentMessage(row, userId)),
    hasMore: rows.length > PAGE,
    members: presentMembers({
      people,
      languages: await readLanguages(db, ids),
      reads,
      hostId: game.hostId,
      present,
    }),
    access,
    closesAt: iso(conversationClosesAt(game.teeTime, settings)),
    freeText: mayWriteFreely(config),
    translates: translator !== null,
    holdsBack: !(await hasPlayedWith(db, userId, present)),
  }
}
