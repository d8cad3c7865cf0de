import type { ErrorCode } from '@tomogolf/contract/api/errors'
import { holdMachine, MAY_STAND } from '@tomogolf/domain/machines/hold-machine'
import { money, toMajor, toPlainText, type Money } from '@tomogolf/domain/money'
import { participationMachine } from '@tomogolf/domain/machines/participation-machine'
import type { Deps } from '../../../deps.ts'
import { newId } from '../../../platform/security/ids.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { advanceNow } from './advance-hold.usecase.ts'
import { closeCasesOf } from '../cases/cases.repository.ts'
import { advanceCharge } from '../charges/advance-charge.usecase.ts'
import { readChargeOfHold } from '../charges/charges.repository.ts'
import { chargeWithoutHold } from '../charges/charge-without-hold.step.ts'
import type { HoldContext } from './hold-context.types.ts'
import { readDecisionProgress, type HoldDecided } from './decision-progress.read.ts'
import { insertCapture, setHoldGoal } from './holds.repository.ts'
import { describeCapture } from '../payment-approvals/consequences.policy.ts'
import { passApproval, type ApprovalRefusal } from '../payment-approvals/pass-approval.step.ts'
import type { AskedApproval } from '../payment-approvals/payment-approvals.types.ts'
import { readSeatOfMessage } from '../companions/message-seats.read.ts'
import { lockHoldContext } from './hold-context.repository.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { takesPart } from '../players.read.ts'
import { toMessageGame } from '@tomogolf/messages/params'

type HoldDecision = OperatorDecision & { holdId: string }

/** An operator releases the whole hold. */
export const releaseHold = (
  deps: Deps,
  decision: HoldDecision,
): Promise<
  HoldDecided | Refused<'ALREADY_DONE' | 'HOLD_STILL_NEEDED' | 'NOT_FOUND' | 'OWN_ACCOUNT'>
> =>
  decideHold<'ALREADY_DONE'>(deps, decision, async (context) => {
    if (!(await setHoldGoal(context.tx, context.hold.id, 'release', context.now)))
      return refuse('ALREADY_DONE')
    if (!holdMachine.final.includes(context.hold.status))
      await notify(deps.jobs, context.tx, {
        userId: context.participation.guestId,
        kind: 'hold_released',
        params: {
          ...toMessageGame(context.game),
          ...(await readSeatOfMessage(context.tx, context.participation)),
          amount: money(context.hold.amountMinor, context.hold.currency),
          reason: decision.reason,
        },
      })
    return 'release'
  })

/**
 * An operator captures a part or all of the hold; the rest is released. If the hold has ended
 * meanwhile, the saved card is charged.
 */
export const captureHold = (
  deps: Deps,
  decision: HoldDecision & { amount: Money },
): Promise<
  | AskedApproval
  | HoldDecided
  | Refused<
      | 'ALREADY_DONE'
      | 'AMOUNT_TOO_HIGH'
      | ApprovalRefusal
      | 'HOLD_STILL_NEEDED'
      | 'NOT_FOUND'
      | 'OWN_ACCOUNT'
      | 'VALIDATION_ERROR'
    >
> =>
  decideHold(deps, decision, async (context) => {
    const { tx, game, participation, hold, now } = context,
      whole = money(hold.amountMinor, hold.currency)
    if (decision.amount.currency !== hold.currency || decision.amount.minor < 1)
      return refuse('VALIDATION_ERROR')
    // nothing was ever held, so no case kept the guest's card, and there is nothing to decide
    if (hold.authorisedAt === null && !MAY_STAND.includes(hold.status))
      return refuse('ALREADY_DONE')
    if (decision.amount.minor > hold.amountMinor)
      return refuse('AMOUNT_TOO_HIGH', { max: toMajor(whole), currency: hold.currency })
    if (hold.goal !== 'keep' && hold.goal !== 'freeze') return refuse('ALREADY_DONE')
    const asked = await passApproval(deps, tx, decision, {
      request: { act: 'capture', holdId: hold.id, amount: decision.amount },
      amount: decision.amount,
      consequences: describeCapture(hold, decision.amount.minor),
      gameId: game.id,
      personId: participation.guestId,
      holdEnd: hold.captureBefore,
    })
    if (asked) return asked
    if (!(await setHoldGoal(tx, hold.id, 'capture_amount', now)))
      throw new Error(`hold ${hold.id}: decided under its own lock`)
    await insertCapture(tx, {
      id: newId(),
      holdId: hold.id,
      amountMinor: decision.amount.minor,
      currency: hold.currency,
      reason: 'operator',
      basis: decision.reason,
      policyVersion: participation.policyVersion,
      status: 'requested',
      problem: null,
      createdAt: now,
      finishedAt: null,
    })
    if (!(await chargeWithoutHold(context))) {
      await notify(deps.jobs, tx, {
        userId: participation.guestId,
        kind: 'hold_charged',
        params: {
          ...toMessageGame(game),
          ...(await readSeatOfMessage(tx, participation)),
          charged: decision.amount,
          released: money(whole.minor - decision.amount.minor, hold.currency),
          reason: decision.reason,
        },
      })
    }
    return `capture ${toPlainText(decision.amount)} of ${toPlainText(whole)}`
  })

/**
 * An operator decides only about holds of final participations. Before that the game or its case
 * decides.
 */
async function decideHold<Code extends ErrorCode, Asked extends AskedApproval = never>(
  deps: Deps,
  decision: HoldDecision,
  act: (context: HoldContext) => Promise<Asked | string | Refused<Code>>,
): Promise<
  Asked | HoldDecided | Refused<Code | 'NOT_FOUND' | 'HOLD_STILL_NEEDED' | 'OWN_ACCOUNT'>
> {
  const done = await deps.db.transaction(async (tx) => {
    const context = await lockHoldContext(deps, tx, decision.holdId)
    if (!context) return refuse('NOT_FOUND')
    if (await takesPart(tx, decision.operatorId, context.game)) return refuse('OWN_ACCOUNT')
    if (!participationMachine.final.includes(context.participation.status))
      return refuse('HOLD_STILL_NEEDED')
    const after = await act(context)
    if (typeof after !== 'string') return after
    await closeCasesOf(
      tx,
      'force_cancelled',
      { holdId: context.hold.id },
      { by: decision.operatorId, reason: decision.reason },
      context.now,
    )
    await writeAudit(tx, context.now, {
      actorId: decision.operatorId,
      ip: decision.ip,
      action: 'hold.decide',
      subject: context.hold.id,
      reason: decision.reason,
      before: `${context.hold.status}, ${context.hold.goal}`,
      after,
    })
    await deps.jobs.enqueue(tx, 'holds.advance', { holdId: context.hold.id })
    return null
  })
  if (done) return done
  await advanceNow(deps, decision.holdId)
  await chargeNow(deps, decision.holdId)
  return { progress: await readDecisionProgress(deps, decision.holdId) }
}

/** The hold had ended: charges the saved card at once, so that the operator sees the result. */
async function chargeNow(deps: Deps, holdId: string): Promise<void> {
  const charge = await readChargeOfHold(deps.db, holdId)
  if (charge)
    await advanceCharge(deps, charge.id).catch((err: unknown) =>
      deps.log.error({ err, chargeId: charge.id }, 'charge could not be made at once'),
    )
}
