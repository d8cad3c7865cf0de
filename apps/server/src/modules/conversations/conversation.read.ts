import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { conversationClosesAt } from '@tomogolf/domain/conversation/conversation-access'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { readBlockedWith } from '../accounts/blocks/blocks.repository.ts'
import { readPeople } from '../accounts/profile/people.read.ts'
import { readGame } from '../games/games.repository.ts'
import { readSettings } from '../settings/settings.repository.ts'
import {
  hasPlayedWith,
  reachConversation,
  readLanguages,
  readLeftAt,
} from './conversation-people.read.ts'
import { presentMembers, presentMessage } from './conversations.presenter.ts'
import {
  listMessages,
  listReadMarks,
  listSenders,
  type Message,
} from './conversations.repository.ts'
import { mayWriteFreely } from './free-text.policy.ts'

const PAGE = 50
type Cursor = { readonly after?: number | undefined; readonly before?: number | undefined }

/** A page of a conversation with its people, for one of them. */
export async function readConversation(
  { db, clock, config, translator }: Deps,
  { gameId, userId }: { gameId: string; userId: string },
  cursor: Cursor,
): Promise<ResultOf<'GET /api/games/:id/messages'> | Refused<'GAME_NOT_FOUND'>> {
  const settings = await readSettings(db)
  const reached = await reachConversation(db, gameId, userId, settings, clock.now())
  if (!reached) return readReceived(db, { gameId, userId }, cursor)
  const { game, access, present } = reached
  const [rows, senders, reads] = await Promise.all([
    listMessages(db, { gameId, blockedWith: await readBlockedWith(db, userId) }, cursor, PAGE + 1),
    listSenders(db, gameId),
    listReadMarks(db, gameId),
  ])
  const ids = [...new Set([...present, ...senders])]
  const found = await readPeople(db, ids)
  const people = new Map(ids.flatMap((id) => found.get(id) ?? []).map((one) => [one.id, one]))
  return {
    ...toPage(rows, cursor, userId),
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

/** Of rows of which one may be beyond the page. */
const toPage = (rows: readonly Message[], cursor: Cursor, userId: string) => ({
  messages: (cursor.after === undefined ? rows.slice(-PAGE) : rows.slice(0, PAGE)).map((row) =>
    presentMessage(row, userId),
  ),
  hasMore: rows.length > PAGE,
})

/**
 * What a former guest has received: to report it, and nothing that was written or done later. Who is
 * in the game now is not among it.
 */
async function readReceived(
  db: Tx,
  { gameId, userId }: { gameId: string; userId: string },
  cursor: Cursor,
): Promise<ResultOf<'GET /api/games/:id/messages'> | Refused<'GAME_NOT_FOUND'>> {
  const game = await readGame(db, gameId)
  const until = await readLeftAt(db, gameId, userId)
  if (!game || until === null) return refuse('GAME_NOT_FOUND')
  const blockedWith = await readBlockedWith(db, userId)
  const rows = await listMessages(db, { gameId, blockedWith, until }, cursor, PAGE + 1)
  const ids = [...new Set(rows.map(({ senderId }) => senderId))]
  return {
    ...toPage(rows, cursor, userId),
    members: presentMembers({
      people: await readPeople(db, ids),
      languages: await readLanguages(db, ids),
      reads: [],
      hostId: game.hostId,
      present: [],
    }),
    access: 'left',
    closesAt: iso(until),
    freeText: false,
    translates: false,
    holdsBack: false,
  }
}
