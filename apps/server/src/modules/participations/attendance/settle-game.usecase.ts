import { isSilent, settleGame as decide, statementDeadline } from '@tomogolf/domain/attendance'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { completeGame, lockGame } from '../../games/games.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { hostReportedAbsent } from './attendance.repository.ts'
import { releaseReservation } from '../joining/release-reservation.step.ts'
import { BY_CLOCK } from '../holds/hold-context.types.ts'
import { readHoldOf } from '../holds/holds.repository.ts'
import { onHostAbsent, notifySuspectedHost } from './on-host-absent.ts'
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
 * Ends a game six hours after its tee time: guests without check-in are missing, or pay nothing
 * when the host was absent. Idempotent.
 */
export async function settleGame(deps: Deps, gameId: string): Promise<void> {
  const holdIds = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, gameId)
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
    const result = decide({
      guests: seated.map((participation) => ({
        id: participation.id,
        state: participation.status,
      })),
      hostOpenedQr: game.qrOpenedAt !== null,
      hostReportedAbsent: await hostReportedAbsent(tx, gameId),
    })
    await completeGame(tx, game, now, {
      hasArrivals: seated.some((guest) => guest.status === 'checked_in'),
    })
    await deps.jobs.enqueue(tx, 'standing.ask_for_ratings', { gameId })
    const moved: string[] = []
    for (const { id, event } of result.outcomes) {
      const participation = await lockParticipation(tx, id)
      if (!participation) continue
      const statementUntil = statementDeadline(now, settings.no_show_statement_hours)
      const move = await moveParticipation(
        tx,
        participation,
        event,
        BY_CLOCK,
        now,
        event === 'settle_missing' ? { missingAt: now, statementUntil } : {},
      )
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
    if (result.host === 'absent')
      await onHostAbsent(
        deps,
        tx,
        game,
        { guests: result.outcomes.length, by: null, reason: 'a guest reported it from the course' },
        now,
      )
    if (result.host === 'suspected_absent')
      await notifySuspectedHost(deps, tx, game, result.outcomes.length)
    return [...released, ...moved]
  })
  for (const id of holdIds) await advanceNow(deps, id)
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
 * No statement came in time: the guest is a no-show, the whole hold is captured and the guest gets
 * a strike.
 */
export async function closeStatement(deps: Deps, participationId: string): Promise<void> {
  const seen = await readParticipation(deps.db, participationId)
  if (!seen) return
  const holdId = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = (await lockGame(tx, seen.gameId))!
    const participation = (await lockParticipation(tx, participationId))!
    if (
      participation.status !== 'missing' ||
      participation.statementUntil === null ||
      !isSilent(participation.statementUntil, now)
    )
      return null
    const move = await moveParticipation(tx, participation, 'statement_expired', BY_CLOCK, now)
    return move && runEffects(deps, tx, game, move, now)
  })
  if (holdId) await advanceNow(deps, holdId)
}
