import {
  disputeEventTo,
  disputeMachine,
  type DisputeState,
} from '@tomogolf/domain/machines/dispute-machine'
import { REFUND_OPEN } from '@tomogolf/domain/machines/refund-machine'
import type { OperatorSubject } from '@tomogolf/messages/operator'
import { transitionFor } from '@tomogolf/domain/machines/machine'
import { money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { ProviderDispute } from '../../../platform/payments/card-provider.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { notifyOperator } from '../../../platform/notify-external.ts'
import { lockGame } from '../../games/games.repository.ts'
import { closeCasesOf, moveCaseDeadline } from '../cases/cases.repository.ts'
import { openCase } from '../cases/open-case.step.ts'
import { readIncomeOfIntent, type Income } from '../ledger/income.read.ts'
import { advanceRefund } from '../refunds/advance-refund.usecase.ts'
import { listRefundsOfIntent } from '../refunds/refunds.repository.ts'
import { bookDisputeFunds, bookLoss, freezeOwed, releaseOwed } from './dispute-ledger.step.ts'
import {
  insertDispute,
  lockProviderDispute,
  moveDispute,
  updateDispute,
  type Dispute,
} from './disputes.repository.ts'

/**
 * Applies the provider's record of a dispute: the only function that changes one. Idempotent and
 * independent of order: money is booked once by its id, and no state leads back. `foreign`: the
 * payment has no booking here; `unknown`: a refund of it is still under way.
 */
export async function applyDispute(
  deps: Deps,
  provider: ProviderDispute,
): Promise<'applied' | 'foreign' | 'unknown'> {
  const seen = provider.intentId ? await readIncomeOfIntent(deps.db, provider.intentId) : undefined
  if (!seen) return 'foreign'
  if (!(await finishRefunds(deps, seen.intentId))) return 'unknown'
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    // the game lock serializes disputes with refunds and payouts of its charges
    await lockGame(tx, seen.gameId)
    const income = (await readIncomeOfIntent(tx, provider.intentId!))!
    await openDispute(deps, tx, provider, income, now)
    const dispute = (await lockProviderDispute(tx, provider.id))!
    await updateDispute(tx, dispute.id, {
      reason: provider.reason,
      amountMinor: provider.amount.minor,
      respondBy: provider.respondBy,
      // an escalated inquiry has a new deadline
      ...(provider.respondBy !== dispute.respondBy && { reminded: null }),
    })
    await moveCaseDeadline(tx, dispute.id, provider.respondBy)
    await bookDisputeFunds(tx, dispute, income, provider)
    await follow(deps, tx, dispute, income, provider, now)
  })
  return 'applied'
}

/** A refund that was asked for before the dispute decides what is still owed to the host. */
async function finishRefunds(deps: Deps, intentId: string): Promise<boolean> {
  for (const refund of await listRefundsOfIntent(deps.db, intentId))
    if (REFUND_OPEN.includes(refund.status) && !(await advanceRefund(deps, refund.id))) return false
  return true
}

async function openDispute(
  deps: Deps,
  tx: Tx,
  provider: ProviderDispute,
  income: Income,
  now: Instant,
): Promise<void> {
  const dispute: Dispute = {
    id: newId(),
    providerId: provider.id,
    userId: income.payerId,
    gameId: income.gameId,
    participationId: income.participationId,
    booking: income.booking,
    intentId: income.intentId,
    // one that is known late starts like any other, so that every effect happens
    status: provider.isInquiry ? 'inquiry' : 'needs_response',
    reason: provider.reason,
    networkReason: provider.networkReason,
    currency: provider.amount.currency,
    amountMinor: provider.amount.minor,
    respondBy: provider.respondBy,
    reminded: null,
    frozenMinor: 0,
    fromHostMinor: 0,
    lostMinor: 0,
    evidence: null,
    submittedAt: null,
    submittedBy: null,
    blocksUserId: income.payerId,
    joiningReleasedAt: null,
    joiningReleasedBy: null,
    openedAt: provider.createdAt,
    closedAt: null,
    createdAt: now,
    updatedAt: now,
  }
  if (!(await insertDispute(tx, dispute))) return
  await freezeOwed(tx, dispute, income, now)
  await openDisputeCase(deps, tx, dispute, now)
}

const openDisputeCase = (deps: Deps, tx: Tx, dispute: Dispute, now: Instant) =>
  openCase(
    deps,
    tx,
    {
      kind: 'dispute',
      gameId: dispute.gameId,
      participationId: dispute.participationId,
      details: dispute.id,
      dueAt: dispute.respondBy,
    },
    now,
  )

const MAIL_OF: Record<DisputeState, OperatorSubject> = {
  inquiry: 'dispute_opened',
  inquiry_review: 'dispute_opened',
  needs_response: 'dispute_opened',
  under_review: 'dispute_opened',
  won: 'dispute_won',
  lost: 'dispute_lost',
  closed: 'dispute_closed',
}

/** Moves a dispute to the provider's state, with the effects of the step. */
async function follow(
  deps: Deps,
  tx: Tx,
  dispute: Dispute,
  income: Income,
  provider: ProviderDispute,
  now: Instant,
): Promise<void> {
  const event =
    dispute.status === provider.status ? null : disputeEventTo(dispute.status, provider.status)
  const effects = event ? (transitionFor(disputeMachine, dispute.status, event)?.effects ?? []) : []
  const after = event ? await moveDispute(tx, dispute, event, 'provider', now) : dispute
  if (!after) return
  // money that the provider moves after the loss is booked by the same rule
  if (after.status === 'lost') await bookLoss(deps, tx, after, income, now)
  // who paid may have deleted the account meanwhile and returned with another one
  if (event === 'lost')
    await deps.jobs.enqueue(tx, 'standing.follow_dispute', {
      disputeId: after.id,
      payerId: after.userId,
    })
  if (effects.includes('release_owed')) await releaseOwed(tx, after, income, now)
  // the bank asks again: what was sent about the inquiry is not the answer to the dispute
  if (event === 'escalated')
    await updateDispute(tx, after.id, { evidence: null, submittedAt: null, submittedBy: null })
  if (effects.includes('open_case')) await openDisputeCase(deps, tx, after, now)
  if (effects.includes('close_case'))
    await closeCasesOf(
      tx,
      'dispute',
      { gameId: after.gameId, details: after.id },
      { by: null, reason: after.status },
      now,
    )
  if (effects.includes('notify_operator'))
    await notifyOperator(deps.jobs, tx, {
      subjectKey: MAIL_OF[after.status],
      params: {
        reference: after.providerId,
        amount: money(after.amountMinor, after.currency),
        reason: after.reason,
      },
    })
}
