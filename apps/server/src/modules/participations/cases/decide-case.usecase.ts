import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { closeCase, readCase, type Case } from './cases.repository.ts'
import { onHostAbsent } from '../attendance/on-host-absent.ts'
import { readHold } from '../holds/holds.repository.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { runEffects } from '../run-effects.step.ts'
import {
  listParticipations,
  lockParticipation,
  moveParticipation,
} from '../participations.repository.ts'
import { retryCharge } from '../charges/retry-charge.usecase.ts'
import { waiveCharge } from '../charges/waive-charge.usecase.ts'

export type Decision = OperatorDecision & { caseId: string; outcome: 'accepted' | 'rejected' }

/**
 * Decides a case. `attendance`: accepted, the guest was present and pays only the fee; rejected,
 * the whole hold and a strike. `host_absent`: accepted, the host was present; rejected, the host
 * pays for each guest and gets a strike. `charge_refused`: accepted, the charge is waived;
 * rejected, it is retried. The other kinds are only closed.
 */
export async function decideCase(
  deps: Deps,
  decision: Decision,
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
  const seen = await readCase(deps.db, decision.caseId)
  if (!seen) return refuse('NOT_FOUND')
  if (seen.status !== 'open') return refuse('ALREADY_DONE')
  if (seen.kind === 'charge_refused') {
    const about = {
      chargeId: seen.details ?? '',
      operatorId: decision.operatorId,
      ip: decision.ip,
      reason: decision.reason,
    }
    const done =
      decision.outcome === 'accepted'
        ? await waiveCharge(deps, about)
        : await retryCharge(deps, about)
    return isRefused(done) ? done : { success: true }
  }
  const holdId = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, seen.gameId)
    if (!game) return refuse('NOT_FOUND')
    // a frozen hold must be released or captured before its case is closed
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
        { status: decision.outcome, by: decision.operatorId, reason: decision.reason },
        now,
      ))
    )
      return refuse('ALREADY_DONE')
    await writeAudit(tx, now, {
      actorId: decision.operatorId,
      ip: decision.ip,
      action: 'case.decide',
      subject: seen.id,
      reason: decision.reason,
      before: `${seen.kind}: open`,
      after: decision.outcome,
    })
    if (seen.kind === 'attendance') return decideAttendance(deps, tx, seen, decision, now)
    if (seen.kind === 'host_absent' && decision.outcome === 'rejected') {
      const guests = (await listParticipations(tx, game.id)).filter(
        (participation) => participation.status === 'host_absent',
      ).length
      await onHostAbsent(
        deps,
        tx,
        game,
        { guests, by: decision.operatorId, reason: decision.reason },
        now,
      )
    }
    return null
  })
  if (isRefused(holdId)) return holdId
  if (holdId) await advanceNow(deps, holdId)
  return { success: true }
}

async function decideAttendance(
  deps: Deps,
  tx: Tx,
  { gameId, participationId }: Case,
  decision: Decision,
  now: Instant,
): Promise<string | null> {
  const game = (await lockGame(tx, gameId))!
  const participation = participationId ? await lockParticipation(tx, participationId) : undefined
  const accepted = decision.outcome === 'accepted'
  const move =
    participation &&
    (await moveParticipation(
      tx,
      participation,
      accepted ? 'case_accepted' : 'case_rejected',
      { actor: 'operator', actorId: decision.operatorId },
      now,
      accepted ? { checkedInAt: participation.statementAt ?? now, checkInBy: 'operator' } : {},
    ))
  if (!move) throw new Error(`case about ${participationId}: the statement is decided already`)
  return runEffects(deps, tx, game, move, now, decision.reason)
}
