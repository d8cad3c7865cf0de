import type { PlayAnswer } from '@tomogolf/domain/attendance/presence'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { onArrival } from '../attendance/on-arrival.ts'
import { markArrived } from '../attendance/mark-arrived.step.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { lockSeatsOf } from '../companions/seats-of-guest.step.ts'
import {
  listSeated,
  lockParticipation,
  moveParticipation,
  type GameRow,
} from '../participations.repository.ts'
import { runEffects } from '../run-effects.step.ts'
import { closeAnswers } from './close-review.usecase.ts'
import {
  readAnswers,
  readOpenReview,
  recordAnswer,
  type PresenceReview,
} from './presence.repository.ts'

type Question = { deps: Deps; tx: Tx; game: GameRow; review: PresenceReview; now: Instant }
type Answer = { userId: string; answer: PlayAnswer; playedWith: readonly string[] | undefined }

/**
 * One side answers "Did you play?". A guest's yes is charged the fee at once. A host's yes marks the
 * named guests present, who can object. The question closes early when both sides have answered.
 * The deadline is inclusive.
 */
export async function answerDidYouPlay(
  deps: Deps,
  request: Answer & { gameId: string },
): Promise<{ success: true } | Refused<'FORBIDDEN' | 'GAME_NOT_FOUND' | 'NOT_ASKED'>> {
  const done = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const review = await readOpenReview(tx, game.id)
    if (review?.status !== 'asked' || review.answerUntil === null || now > review.answerUntil)
      return refuse('NOT_ASKED')
    const question = { deps, tx, game, review, now }
    const holdIds = await (game.hostId === request.userId
      ? answerAsHost(question, request)
      : answerAsGuest(question, request))
    return isRefused(holdIds) ? holdIds : [...holdIds, ...(await closeWhenAnswered(question))]
  })
  if (isRefused(done)) return done
  for (const id of done) await advanceNow(deps, id)
  return { success: true }
}

async function answerAsGuest(
  { deps, tx, game, review, now }: Question,
  { userId, answer, playedWith }: Answer,
): Promise<string[] | Refused<'NOT_ASKED'>> {
  const seats = (await lockSeatsOf(tx, game.id, userId)).filter(
    ({ status }) => status === 'unverified',
  )
  if (seats.length === 0) return refuse('NOT_ASKED')
  await recordAnswer(tx, review, userId, answer, now)
  const by = { actor: 'guest' as const, actorId: userId }
  if (answer === 'not_played') return []
  if (answer === 'host_absent') {
    const holdIds: string[] = []
    for (const seat of seats) {
      const move = await moveParticipation(tx, seat, 'settle_host_absent', by, now)
      const holdId = move && (await runEffects(deps, tx, game, move, now))
      if (holdId) holdIds.push(holdId)
    }
    await notify(deps.jobs, tx, {
      userId: game.hostId,
      kind: 'host_absent_host',
      params: { ...toMessageGame(game), guests: seats.length, penalty: null },
    })
    return holdIds
  }
  const holdIds: string[] = []
  for (const seat of seats) {
    // of the companions, only those who played are charged
    if (seat.partyLeadId !== null && playedWith?.includes(seat.id) === false) continue
    const move = await moveParticipation(tx, seat, 'answer_played', by, now, {
      checkedInAt: Math.min(game.teeTime, now),
      checkInBy: 'answer',
    })
    if (move) holdIds.push(...(await onArrival(deps, tx, game, move)).holdIds)
  }
  return holdIds
}

async function answerAsHost(
  { deps, tx, game, review, now }: Question,
  { userId, answer, playedWith }: Answer,
): Promise<string[] | Refused<'FORBIDDEN'>> {
  if (answer === 'host_absent') return refuse('FORBIDDEN')
  await recordAnswer(tx, review, userId, answer, now)
  if (answer === 'not_played') return []
  const answers = await readAnswers(tx, review.id)
  for (const { id } of await listSeated(tx, game.id)) {
    const participation = await lockParticipation(tx, id)
    if (participation?.status !== 'unverified' || playedWith?.includes(id) === false) continue
    const arrived = await markArrived({ deps, tx, game, now }, participation, userId, game.teeTime)
    // the guest has said no already: the two sides disagree
    if (arrived && answers.has(participation.guestId)) {
      const objected = await moveParticipation(
        tx,
        arrived,
        'object',
        { actor: 'guest', actorId: participation.guestId },
        now,
        { statement: NOT_PLAYED, statementAt: now },
      )
      if (objected) await runEffects(deps, tx, game, objected, now)
    }
  }
  return []
}
/** The guest's answer as the case shows it to operators. */
const NOT_PLAYED = 'Answered "I did not play".'

/** Closes the question when the host and every guest about whom it is open have answered. */
async function closeWhenAnswered({ deps, tx, game, review }: Question): Promise<string[]> {
  const answers = await readAnswers(tx, review.id)
  const open = (await listSeated(tx, game.id)).filter(({ status }) => status === 'unverified')
  const guestsAnswered = open.every(({ guestId }) => answers.has(guestId))
  const hostAnswered = answers.has(game.hostId)
  if (open.length > 0 && !(guestsAnswered && hostAnswered)) return []
  return closeAnswers(deps, tx, { game, review, by: { actor: 'host', actorId: null } })
}
