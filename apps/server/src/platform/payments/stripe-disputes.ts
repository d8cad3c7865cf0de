import Stripe from 'stripe'
import type { DisputeState } from '@tomogolf/domain/machines/dispute-machine'
import { asCurrency, money, type Money } from '@tomogolf/domain/money'
import type {
  CardProvider,
  DisputeOutcome,
  ProviderDispute,
  ProviderFraudWarning,
} from './card-provider.ts'
import { isMissing } from './stripe-outcomes.ts'

type DisputeCalls = Pick<
  CardProvider,
  'closeDispute' | 'listDisputes' | 'readDispute' | 'readFraudWarning' | 'submitEvidence'
>

// https://docs.stripe.com/api/disputes/object; an appeal follows a loss, and the money stays away
// until it is won
const STATES: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry_review',
  warning_closed: 'closed',
  prevented: 'closed',
  needs_response: 'needs_response',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
}
const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)
const inCurrency = (minor: number, currency: string): Money =>
  money(minor, asCurrency(currency.toUpperCase()))

export function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  return {
    id: dispute.id,
    intentId: idOf(dispute.payment_intent),
    // an unknown state is open: nothing is released or lost by it
    status: STATES[dispute.status] ?? 'under_review',
    isInquiry: dispute.payment_method_details?.card?.case_type === 'inquiry',
    reason: dispute.reason,
    networkReason: dispute.payment_method_details?.card?.network_reason_code ?? null,
    amount: inCurrency(dispute.amount, dispute.currency),
    respondBy: dispute.evidence_details.due_by ? dispute.evidence_details.due_by * 1000 : null,
    submitted: dispute.evidence_details.submission_count > 0,
    createdAt: dispute.created * 1000,
    funds: dispute.balance_transactions.map((moved) => ({
      id: moved.id,
      // an account that settles in another currency moves a converted amount; the disputed one is
      // that of the charge
      amount:
        moved.currency === dispute.currency
          ? inCurrency(moved.amount, moved.currency)
          : inCurrency(Math.sign(moved.amount) * dispute.amount, dispute.currency),
      fee: inCurrency(moved.fee, moved.currency),
      at: moved.created * 1000,
    })),
  }
}

function failureOf(error: unknown): DisputeOutcome {
  if (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.type === 'StripeInvalidRequestError'
  )
    return { kind: 'refused', problem: error.code ?? error.message }
  return { kind: 'unknown', cause: error instanceof Error ? error.message : String(error) }
}

/** Disputes and early fraud warnings at the provider. */
export function disputeCalls(stripe: Stripe): DisputeCalls {
  return {
    readDispute: async (id) => {
      try {
        return disputeOf(await stripe.disputes.retrieve(id))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    listDisputes: async function* (since) {
      const created = { gte: Math.floor(since / 1000) }
      for await (const dispute of stripe.disputes.list({ created, limit: 100 }))
        yield disputeOf(dispute)
    },
    submitEvidence: async ({ disputeId, fields, file }): Promise<DisputeOutcome> => {
      try {
        // evidence is accepted once: a repeated call after a lost response changes nothing
        const before = disputeOf(await stripe.disputes.retrieve(disputeId))
        if (before.submitted) return { kind: 'applied', dispute: before }
        const uploaded = await stripe.files.create({
          purpose: 'dispute_evidence',
          file: { ...file, type: 'application/pdf' },
        })
        const evidence = { ...fields, uncategorized_file: uploaded.id }
        return {
          kind: 'applied',
          dispute: disputeOf(await stripe.disputes.update(disputeId, { evidence, submit: true })),
        }
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind !== 'refused') return failure
        // refused because a parallel call was first: the evidence is at the bank
        try {
          const after = disputeOf(await stripe.disputes.retrieve(disputeId))
          return after.submitted ? { kind: 'applied', dispute: after } : failure
        } catch (cause) {
          return failureOf(cause)
        }
      }
    },
    closeDispute: async (disputeId): Promise<DisputeOutcome> => {
      try {
        const before = disputeOf(await stripe.disputes.retrieve(disputeId))
        if (before.status === 'lost' || before.status === 'closed')
          return { kind: 'applied', dispute: before }
        return { kind: 'applied', dispute: disputeOf(await stripe.disputes.close(disputeId)) }
      } catch (error) {
        return failureOf(error)
      }
    },
    readFraudWarning: async (id): Promise<ProviderFraudWarning | null> => {
      try {
        const warning = await stripe.radar.earlyFraudWarnings.retrieve(id, { expand: ['charge'] })
        const charge = typeof warning.charge === 'string' ? null : warning.charge
        return {
          id: warning.id,
          intentId: idOf(warning.payment_intent) ?? idOf(charge?.payment_intent),
          fraudType: warning.fraud_type,
          actionable: warning.actionable,
        }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
  }
}
