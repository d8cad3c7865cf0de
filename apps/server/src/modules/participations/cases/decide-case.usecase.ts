import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { closeCase, readCase, type Case } from './cases.repository.ts'
import { hostIsAbsent } from '../attendance/on-host-absent.ts'
import { readHold } from '../holds/holds.repository.ts'
import type { ByOperator } from '../by-operator.ts'
import { runEffects } from '../participation-effects.ts'
import {
  listParticipations,
  lockParticipation,
  moveParticipation,
} from '../participations.repository.ts'
import { retryCharge } from '../charges/retry-charge.usecase.ts'
import { waiveCharge } from '../charges/waive-charge.usecase.ts'

export type Decision = ByOperator & { caseId: string; outcome: 'accepted' | 'rejected' }

/**
 * An operator decides. `attendance`: accepted, the guest was there and pays the fee alone; rejected, the whole hold and a strike.
 * `host_absent`: accepted, the host was there; rejected, the host pays for each guest and gets a strike. `charge_refused`:
 * accepted, it stays unpaid; rejected, the card is tried again. The others only report something and are closed.
 */
export async function decideCase(
  deps: Deps,
  d: Decision,
): Promise<
  | { success: true }
  | Refused<
      | 'ALREADY_DONE'
      | 'CHARGE_NOT_RETRYABLE'
      | 'HOLD_NOT_DECIDED'
      | 'NOT_FOUND'
      | 'PAYMENT_METHOD_REQUIRED'
      | 'PAYMENT_OUTCOME_UNKNOWN'
    >
> {
  const seen = await readCase(deps.db, d.caseId)
  if (!seen) return refuse('NOT_FOUND')
  if (seen.status !== 'open') return refuse('ALREADY_DONE')
  if (seen.kind === 'charge_refused') {
    const about = {
      chargeId: seen.details ?? '',
      operatorId: d.operatorId,
      ip: d.ip,
      reason: d.reason,
    }
    const done =
      d.outcome === 'accepted' ? await waiveCharge(deps, about) : await retryCharge(deps, about)
    return isRefused(done) ? done : { success: true }
  }
  const holdId = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, seen.gameId)
    if (!game) return refuse('NOT_FOUND')
    // what an operator still has to release or capture cannot be closed over
    if (
      seen.kind === 'force_cancelled' &&
      seen.holdId &&
      (await readHold(tx, seen.holdId))?.goal === 'freeze'
    )
      return refuse('HOLD_NOT_DECIDED')
    if (
      !(await closeCase(
        tx,
        seen.id,
        { status: d.outcome, by: d.operatorId, reason: d.reason },
        now,
      ))
    )
      return refuse('ALREADY_DONE')
    await writeAudit(tx, now, {
      actorId: d.operatorId,
      ip: d.ip,
      action: 'case.decide',
      subject: seen.id,
      reason: d.reason,
      before: `${seen.kind}: open`,
      after: d.outcome,
    })
    if (seen.kind === 'attendance') return attendance(deps, tx, seen, d, now)
    if (seen.kind === 'host_absent' && d.outcome === 'rejected') {
      const guests = (await listParticipations(tx, game.id)).filter(
        (p) => p.status === 'host_absent',
      ).length
      await hostIsAbsent(deps, tx, game, { guests, by: d.operatorId, reason: d.reason }, now)
    }
    return null
  })
  if (isRefused(holdId)) return holdId
  if (holdId) await advanceNow(deps, holdId)
  return { success: true }
}

async function attendance(
  deps: Deps,
  tx: Tx,
  { gameId, participationId }: Case,
  d: Decision,
  now: Instant,
): Promise<string | null> {
  const game = (await lockGame(tx, gameId))!
  const p = participationId ? await lockParticipation(tx, participationId) : undefined
  const accepted = d.outcome === 'accepted'
  const move =
    p &&
    (await moveParticipation(
      tx,
      p,
      accepted ? 'case_accepted' : 'case_rejected',
      { actor: 'operator', actorId: d.operatorId },
      now,
      accepted ? { checkedInAt: p.statementAt ?? now, checkInBy: 'operator' } : {},
    ))
  if (!move) throw new Error(`case about ${participationId}: the statement is decided already`)
  return runEffects(deps, tx, game, move, now, d.reason)
}
