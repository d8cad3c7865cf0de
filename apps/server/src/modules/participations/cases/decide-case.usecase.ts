import type { Instant } from '@tomogolf/domain/time'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { closeCase, readCase, type Case } from './cases.repository.ts'
import { onHostAbsent } from '../attendance/on-host-absent.ts'
import { freeGuests, resumeGame } from '../presence/end-freeze.step.ts'
import {
  isFrozen,
  moveReview,
  readOpenReview,
  type PresenceReview,
} from '../presence/presence.repository.ts'
import { passApproval, type ApprovalRefusal } from '../payment-approvals/pass-approval.step.ts'
import { isAsked, type AskedApproval } from '../payment-approvals/payment-approvals.types.ts'
import { readCharged } from './charged-by-case.read.ts'
import { isObjection, OBJECTION } from './objection.policy.ts'
import { readHold } from '../holds/holds.repository.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { runEffects } from '../run-effects.step.ts'
import { concerns } from '../players.read.ts'
import {
  listParticipations,
  lockParticipation,
  moveParticipation,
  type GameRow,
} from '../participations.repository.ts'
import type { ChargeRefusal } from '../charges/charge-refusal.policy.ts'
import { retryCharge } from '../charges/retry-charge.usecase.ts'
import { waiveCharge } from '../charges/waive-charge.usecase.ts'

export type Decision = OperatorDecision & { caseId: string; outcome: 'accepted' | 'rejected' }

/**
 * Decides a case. `attendance`: accepted, the guest was present and pays only the fee; rejected,
 * the whole hold and a strike. After an objection to the host's mark: accepted, the guest pays
 * nothing; rejected, the fee. `host_absent`: accepted, the host was present, and a frozen game goes
 * on; rejected, the host pays for each guest, who pay nothing, and gets a strike. `charge_refused`: accepted, the charge is waived;
 * rejected, it is retried. The other kinds are only closed.
 */
export async function decideCase(
  deps: Deps,
  decision: Decision,
): Promise<
  | AskedApproval
  | { success: true }
  | Refused<
      | 'ALREADY_DONE'
      | ApprovalRefusal
      | 'CHARGE_NOT_RETRYABLE'
      | ChargeRefusal
      | 'DISPUTE_OPEN'
      | 'HOLD_NOT_DECIDED'
      | 'HOST_REPORT_OPEN'
      | 'NOT_FOUND'
      | 'OWN_ACCOUNT'
      | 'PAYMENT_OUTCOME_UNKNOWN'
    >
> {
  const seen = await readCase(deps.db, decision.caseId)
  if (!seen) return refuse('NOT_FOUND')
  if (seen.status !== 'open') return refuse('ALREADY_DONE')
  if (await concerns(deps.db, seen, decision.operatorId)) return refuse('OWN_ACCOUNT')
  // it ends with the dispute, by evidence or by acceptance
  if (seen.kind === 'dispute') return refuse('DISPUTE_OPEN')
  if (seen.kind === 'charge_refused') {
    const about = {
      chargeId: seen.details ?? '',
      operatorId: decision.operatorId,
      ip: decision.ip,
      reason: decision.reason,
    }
    if (decision.outcome === 'accepted') {
      const waived = await waiveCharge(deps, about)
      return isRefused(waived) ? waived : { success: true }
    }
    const retried = await retryCharge(deps, about)
    if (isRefused(retried)) return retried
    // no answer is no success: the case stays open until the charge has a result
    return retried.status === 'charged' ? { success: true } : refuse('PAYMENT_OUTCOME_UNKNOWN')
  }
  const holdIds = await deps.db.transaction(async (tx) => {
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
    if ((await readCase(tx, seen.id))?.status !== 'open') return refuse('ALREADY_DONE')
    if (seen.kind === 'attendance' && (await waitsForReport(tx, seen, decision.outcome)))
      return refuse('HOST_REPORT_OPEN')
    const asked = await askIfItCharges(deps, tx, seen, game, decision)
    if (asked) return asked
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
    const frozen = seen.kind === 'host_absent' ? await readOpenReview(tx, game.id) : undefined
    if (frozen && isFrozen(frozen)) return decideFrozen(deps, tx, game, frozen, decision)
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
    return []
  })
  if (isRefused(holdIds) || isAsked(holdIds)) return holdIds
  for (const id of holdIds) await advanceNow(deps, id)
  return { success: true }
}

async function askIfItCharges(
  deps: Deps,
  tx: Tx,
  seen: Case,
  game: GameRow,
  decision: Decision,
): Promise<AskedApproval | Refused<ApprovalRefusal> | null> {
  const charged = await readCharged(tx, seen, game, decision.outcome)
  return (
    charged &&
    passApproval(deps, tx, decision, {
      request: { act: 'case', caseId: seen.id, outcome: decision.outcome },
      gameId: game.id,
      ...charged,
    })
  )
}

/**
 * Whether a decision would charge a guest while a report of an absent host freezes the game: were
 * the host absent, the guest would pay nothing.
 */
async function waitsForReport(
  tx: Tx,
  { gameId, details }: Case,
  outcome: Decision['outcome'],
): Promise<boolean> {
  if (details === OBJECTION && outcome === 'accepted') return false
  return isFrozen(await readOpenReview(tx, gameId))
}

/** Ends the freeze that a guest's report of an absent host has caused. */
async function decideFrozen(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  review: PresenceReview,
  decision: Decision,
): Promise<string[]> {
  const now = deps.clock.now()
  const by = { actor: 'operator' as const, actorId: decision.operatorId }
  const wasPresent = decision.outcome === 'accepted'
  await moveReview(tx, review, wasPresent ? 'decide_present' : 'decide_absent', by, now)
  const frozen = { deps, tx, game, now, by }
  if (!wasPresent) return freeGuests(frozen, decision.reason)
  await notify(deps.jobs, tx, {
    userId: game.hostId,
    kind: 'host_report_closed',
    params: { ...toMessageGame(game), by: 'decision' },
  })
  return resumeGame(frozen)
}

async function decideAttendance(
  deps: Deps,
  tx: Tx,
  { gameId, participationId }: Case,
  decision: Decision,
  now: Instant,
): Promise<string[]> {
  const game = (await lockGame(tx, gameId))!
  const participation = participationId ? await lockParticipation(tx, participationId) : undefined
  const accepted = decision.outcome === 'accepted'
  const move =
    participation &&
    (await moveParticipation(
      tx,
      participation,
      isObjection(participation)
        ? accepted
          ? 'objection_upheld'
          : 'objection_rejected'
        : accepted
          ? 'case_accepted'
          : 'case_rejected',
      { actor: 'operator', actorId: decision.operatorId },
      now,
      accepted && !isObjection(participation)
        ? { checkedInAt: participation.statementAt ?? now, checkInBy: 'operator' }
        : {},
    ))
  if (!move) throw new Error(`case about ${participationId}: the statement is decided already`)
  const holdId = await runEffects(deps, tx, game, move, now, decision.reason)
  return holdId ? [holdId] : []
}
