import { toMessageGame } from '@tomogolf/messages/params'
import { findContactDetails } from '@tomogolf/domain/contact-details/find-contact-details'
import { askRefusal, dayBefore, type AskRefusal } from '@tomogolf/domain/questions/question-rules'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { newId } from '../../../platform/security/ids.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { isBlockBetween } from '../../accounts/blocks/blocks.repository.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { readGame } from '../games.repository.ts'
import { maySeePageOf, type AudiencePorts } from '../listing/may-see-game.read.ts'
import { insertQuestion, readAskedBefore } from './questions.repository.ts'

type Asked = { gameId: string; askerId: string; text: string; invite?: string | undefined }

/** A user asks the host in public. The lock on the user keeps parallel calls within the limits. */
export const askQuestion = (
  deps: Deps,
  ports: AudiencePorts,
  { gameId, askerId, text, invite }: Asked,
): Promise<
  { id: string } | Refused<AskRefusal | 'CONTACT_DETAILS' | 'GAME_NOT_FOUND' | 'UNAUTHORIZED'>
> =>
  deps.db.transaction(async (tx) => {
    if (!(await lockUserWeakly(tx, askerId))) return refuse('UNAUTHORIZED')
    const now = deps.clock.now()
    const game = await readGame(tx, gameId)
    if (!game || !(await maySeePageOf(tx, ports, game, { viewerId: askerId, invite })))
      return refuse('GAME_NOT_FOUND')
    const asker = {
      id: askerId,
      isPlayer: await ports.isPlayer(tx, askerId, gameId),
      isBlocked: await isBlockBetween(tx, askerId, game.hostId),
    }
    const before = await readAskedBefore(tx, { askerId, gameId, since: dayBefore(now) })
    const refusal = askRefusal(game, asker, before, now)
    if (refusal) return refuse(refusal)
    if (findContactDetails(text).length > 0) return refuse('CONTACT_DETAILS')
    const id = newId()
    await insertQuestion(tx, {
      id,
      gameId,
      askerId,
      text,
      askedAt: now,
      answer: null,
      answeredAt: null,
      removedAt: null,
      removedBy: null,
      removedReason: null,
    })
    const person = (await readPeople(tx, [askerId])).get(askerId)
    await notify(deps.jobs, tx, {
      userId: game.hostId,
      kind: 'question_asked_host',
      params: {
        ...toMessageGame(game),
        guestName: person ? nameForOthers(person) : '',
        question: text,
      },
    })
    return { id }
  })
