import { isSilent, settleGame as decide, statementDeadline } from '@tomogolf/domain/attendance'
import { isHostProved } from '@tomogolf/domain/attendance/presence'
import type { Settings } from '@tomogolf/domain/settings'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { completeGame, lockGame } from '../../games/games.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { releaseReservation } from '../joining/release-reservation.step.ts'
import { BY_CLOCK } from '../holds/hold-context.types.ts'
import { readHoldOf } from '../holds/holds.repository.ts'
import { decideIfDue } from '../go-no-go/decide-game.step.ts'
import { askDidYouPlay } from '../presence/ask-did-you-play.step.ts'
import { notifyReportedHost } from '../presence/freeze-game.step.ts'
import {
  isFrozen,
  listNearUsers,
  readOpenReview,
  setAnswerUntil,
} from '../presence/presence.repository.ts'
import { onArrival } from './on-arrival.ts'
import { runEffects } from '../run-effects.step.ts'
import {
  listSeated,
  lockParticipation,
  moveParticipation,
  readParticipation,
  type GameRow,
  type Participation,
} from '../participations.repository.ts'

/**
 * Ends a game six hours after its tee time: guests without check-in are missing when the host was
 * there. A report freezes the game, and where nothing proves that the host came, both sides are
 * asked. Idempotent.
 */
export async function settleGame(deps: Deps, gameId: string): Promise<void> {
  const holdIds = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    let game = await lockGame(tx, gameId)
    // no worker ran at the time of the decision
    const decided = game && (await decideIfDue(deps, tx, game, now))
    if (decided?.game.decision === 'called_off') return decided.holdIds
    game = decided?.game ?? game
    if (
      !game ||
      game.settledAt !== null ||
      (game.status !== 'scheduled' && game.status !== 'active')
    )
      return []
    // the tee time changed after this job was scheduled
    if (now < game.teeTime + GAME_LENGTH) {
      await deps.jobs.enqueue(tx, 'games.settle', { gameId }, { at: game.teeTime + GAME_LENGTH })
      return []
    }
    const settings = await readSettings(tx)
    const seated = await listSeated(tx, gameId)
    const released = await endReservations(deps, tx, game, seated, now)
    const review = await readOpenReview(tx, gameId)
    const result = decide({
      guests: seated.map(({ id, status }) => ({ id, state: status })),
      hostProved: await isHostProvedBy(tx, game, seated, settings),
      reported: isFrozen(review),
    })
    await completeGame(tx, game, now, {
      counts:
        result.host !== 'reported' &&
        (game.qrOpenedAt !== null || seated.some(({ status }) => ARRIVED.includes(status))),
    })
    await deps.jobs.enqueue(tx, 'standing.ask_for_ratings', { gameId })
    const statementUntil = statementDeadline(now, settings.no_show_statement_hours)
    const moved: string[] = []
    for (const { id, event } of result.outcomes) {
      const participation = await lockParticipation(tx, id)
      if (!participation) continue
      const move = await moveParticipation(tx, participation, event, BY_CLOCK, now, {
        statementUntil,
        ...(event === 'settle_missing' && { missingAt: now }),
      })
      if (!move) continue
      if (event === 'settle_missing')
        await deps.jobs.enqueue(
          tx,
          'participations.close_statement',
          { participationId: id },
          { at: statementUntil + 1 },
        )
      const holdId = await runEffects(deps, tx, game, move, now)
      if (holdId) moved.push(holdId)
    }
    if (result.host === 'asked')
      await askDidYouPlay(deps, tx, game, {
        guests: result.outcomes.length,
        answerUntil: statementUntil,
        now,
      })
    if (review && result.host === 'reported') {
      await setAnswerUntil(tx, review.id, statementUntil)
      await deps.jobs.enqueue(
        tx,
        'participations.close_presence_review',
        { reviewId: review.id },
        { at: statementUntil + 1 },
      )
      if (review.status === 'reported') await notifyReportedHost(deps, tx, game, statementUntil)
    }
    return [...released, ...moved]
  })
  for (const id of holdIds) await advanceNow(deps, id)
}

const ARRIVED: readonly Participation['status'][] = ['checked_in', 'arrived']

/** Whether the QR screen or a guest's check-in proves that the host was at the course. */
async function isHostProvedBy(
  tx: Tx,
  game: GameRow,
  seated: readonly Participation[],
  settings: Settings,
): Promise<boolean> {
  const near = await listNearUsers(tx, game.id)
  return isHostProved({
    teeTime: game.teeTime,
    evidenceHours: settings.presence_evidence_hours,
    qrOpenedAt: game.qrOpenedAt,
    checkIns: seated.map((guest) => ({
      by: guest.checkInBy,
      at: guest.checkedInAt,
      near: near.has(guest.guestId),
    })),
  })
}

/**
 * Frees seats that are still reserved: these guests were never confirmed, so nothing is held or
 * charged.
 */
async function endReservations(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  seated: readonly Participation[],
  now: Instant,
): Promise<string[]> {
  const holdIds: string[] = []
  for (const { id } of seated.filter((participation) => participation.status === 'reserved')) {
    const participation = (await lockParticipation(tx, id))!,
      hold = await readHoldOf(tx, id)
    if (hold && (await releaseReservation({ deps, tx, game, participation, hold, now })))
      holdIds.push(hold.id)
  }
  return holdIds
}

/**
 * The time for a guest's statement is over. A missing guest is a no-show: the whole hold is captured
 * and the guest gets a strike. One whom the host marked present pays the fee, unless a report
 * freezes the game.
 */
export async function closeStatement(deps: Deps, participationId: string): Promise<void> {
  const seen = await readParticipation(deps.db, participationId)
  if (!seen) return
  const holdIds = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = (await lockGame(tx, seen.gameId))!
    const participation = (await lockParticipation(tx, participationId))!
    if (participation.statementUntil === null || !isSilent(participation.statementUntil, now))
      return []
    const event =
      participation.status === 'missing'
        ? 'statement_expired'
        : participation.status === 'arrived' && !isFrozen(await readOpenReview(tx, game.id))
          ? 'arrival_stands'
          : null
    const move = event && (await moveParticipation(tx, participation, event, BY_CLOCK, now))
    return move ? (await onArrival(deps, tx, game, move)).holdIds : []
  })
  for (const id of holdIds) await advanceNow(deps, id)
}
