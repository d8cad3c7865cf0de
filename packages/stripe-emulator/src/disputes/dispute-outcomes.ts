import { bookDisputeFunds } from '../payments/balance-transactions.ts'
import { badRequest } from '../errors.ts'
import { emit } from '../events/events.ts'
import { newId } from '../ids.ts'
import type { Charge, Dispute } from '../types.ts'
import type { World } from '../world.ts'
import { EMPTY_EVIDENCE } from './evidence.ts'

const DAY_SECONDS = 86_400
/** The provider grants 7 to 21 days, by network. */
const DUE_IN_DAYS = 14

export interface NewDispute {
  readonly reason?: string | undefined
  readonly amount?: number | undefined
  /** The bank only asks: no money moves. */
  readonly inquiry?: boolean | undefined
  readonly dueInDays?: number | undefined
}

const OPEN: readonly string[] = [
  'needs_response',
  'under_review',
  'warning_needs_response',
  'warning_under_review',
]
export const isOpen = (dispute: Dispute): boolean => OPEN.includes(dispute.status)
const isInquiry = (dispute: Dispute): boolean => dispute.status.startsWith('warning_')

export function store(world: World, dispute: Dispute): Dispute {
  world.store.disputes.put(dispute)
  return dispute
}

/** The cardholder disputes a charge. Throws a 400 when nothing was captured. */
export function openDispute(world: World, charge: Charge, input: NewDispute = {}): Dispute {
  if (!charge.captured) throw badRequest(`Charge ${charge.id} is not captured.`)
  const inquiry = input.inquiry ?? false
  const now = world.clock.seconds()
  const left = charge.amount_captured - charge.amount_refunded
  const created: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: input.amount ?? (left > 0 ? left : charge.amount_captured),
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: EMPTY_EVIDENCE,
    evidence_details: {
      due_by: now + (input.dueInDays ?? DUE_IN_DAYS) * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: {
        brand: charge.payment_method_details.card.brand ?? 'visa',
        case_type: inquiry ? 'inquiry' : 'chargeback',
        network: charge.payment_method_details.card.network ?? 'visa',
        network_reason_code: '10.4',
      },
    },
    reason: input.reason ?? (inquiry ? 'general' : 'fraudulent'),
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  }
  store(world, created)
  world.store.charges.put({ ...charge, disputed: true })
  emit(world, 'charge.dispute.created', created)
  return inquiry ? created : withdrawFunds(world, created)
}

/** The disputed amount and the fee leave the account. */
function withdrawFunds(world: World, dispute: Dispute): Dispute {
  const moved = bookDisputeFunds(world, dispute, 'withdrawn')
  const after = store(world, {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, moved],
  })
  emit(world, 'charge.dispute.funds_withdrawn', after)
  return after
}

/** The inquiry becomes a chargeback, with a new deadline. */
export function escalate(world: World, dispute: Dispute): Dispute {
  if (!isInquiry(dispute)) throw badRequest(`Dispute ${dispute.id} is not an inquiry.`)
  const after = store(world, {
    ...dispute,
    evidence_details: {
      ...dispute.evidence_details,
      due_by: world.clock.seconds() + DUE_IN_DAYS * DAY_SECONDS,
      submission_count: 0,
    },
    is_charge_refundable: false,
    status: 'needs_response',
  })
  emit(world, 'charge.dispute.updated', after, dispute)
  return withdrawFunds(world, after)
}

/** The bank decides. A won dispute returns amount and fee. */
export function decide(world: World, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  assertOpen(dispute)
  if (isInquiry(dispute)) return close(world, dispute, 'warning_closed')
  if (outcome === 'lost') return close(world, dispute, 'lost')
  const moved = bookDisputeFunds(world, dispute, 'reinstated')
  const credited = store(world, {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, moved],
    status: 'won',
  })
  emit(world, 'charge.dispute.funds_reinstated', credited)
  emit(world, 'charge.dispute.closed', credited)
  return credited
}

export function close(world: World, dispute: Dispute, status: 'lost' | 'warning_closed'): Dispute {
  const after = store(world, { ...dispute, status })
  emit(world, 'charge.dispute.closed', after)
  return after
}

export function assertOpen(dispute: Dispute): void {
  if (!isOpen(dispute)) throw badRequest(`This dispute is already closed: ${dispute.status}.`)
}

/** An unanswered dispute is lost at its deadline; an unanswered inquiry becomes a chargeback. */
export function sweepDisputes(world: World): void {
  const now = world.clock.seconds()
  for (const dispute of world.store.disputes.all()) {
    if ((dispute.evidence_details.due_by ?? Infinity) >= now) continue
    if (dispute.status === 'warning_needs_response') escalate(world, dispute)
    if (dispute.status === 'needs_response')
      close(
        world,
        { ...dispute, evidence_details: { ...dispute.evidence_details, past_due: true } },
        'lost',
      )
  }
}
