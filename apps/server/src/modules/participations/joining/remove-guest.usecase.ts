import { canStillLeave } from '@tomogolf/domain/leave'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { listHoldsOf } from '../holds/holds.repository.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { listParty, lockParticipation, moveParticipation } from '../participations.repository.ts'
import { takesPart } from '../players.read.ts'
import { runEffects } from '../run-effects.step.ts'

/**
 * An operator takes a guest out of a game before it starts, with the seats that the guest covers for
 * others, or one of these alone. Nothing is charged, and the holds are released.
 */
export async function removeGuest(
  deps: Deps,
  {
    gameId,
    participationId,
    operatorId,
    ip,
    reason,
  }: OperatorDecision & { gameId: string; participationId: string },
): Promise<
  | { success: true }
  | Refused<
      | 'ALREADY_CHECKED_IN'
      | 'ALREADY_DONE'
      | 'GAME_ALREADY_STARTED'
      | 'GAME_NOT_FOUND'
      | 'NOT_FOUND'
      | 'OWN_ACCOUNT'
      | 'PAYMENT_IN_PROGRESS'
    >
> {
  const holdIds = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const seat = await lockParticipation(tx, participationId)
    if (seat?.gameId !== gameId) return refuse('NOT_FOUND')
    // an own seat is left by its terms, a host removes no guest, and who waits frees no seat
    if (await takesPart(tx, operatorId, game)) return refuse('OWN_ACCOUNT')
    if (seat.status === 'reserved') return refuse('PAYMENT_IN_PROGRESS')
    const leaving = seat.partyLeadId === null ? await listParty(tx, seat) : [seat]
    if (leaving.some(({ status }) => status === 'arrived' || status === 'checked_in'))
      return refuse('ALREADY_CHECKED_IN')
    if (seat.status !== 'confirmed') return refuse('ALREADY_DONE')
    if (!canStillLeave(game.teeTime, now)) return refuse('GAME_ALREADY_STARTED')
    const by = { actor: 'operator', actorId: operatorId } as const
    const move = await moveParticipation(tx, seat, 'remove', by, now)
    if (!move) return refuse('ALREADY_DONE')
    await writeAudit(tx, now, {
      actorId: operatorId,
      ip,
      action: 'guest.remove',
      subject: seat.guestId,
      reason,
      before: seat.status,
      after: move.after.status,
    })
    await runEffects(deps, tx, game, move, now, reason)
    const holds = await listHoldsOf(
      tx,
      leaving.map(({ id }) => id),
    )
    return holds.map(({ id }) => id)
  })
  if (isRefused(holdIds)) return holdIds
  for (const id of holdIds) await advanceNow(deps, id)
  return { success: true }
}
