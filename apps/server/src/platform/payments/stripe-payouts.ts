import Stripe from 'stripe'
import { asCurrency, money } from '@tomogolf/domain/money'
import { payeeStateOf } from '@tomogolf/domain/payouts/payee'
import type { PayoutProvider, ReversalOutcome, TransferOutcome } from './payout-provider.ts'
import { isInvalid, isMissing, unknownOf } from './stripe-outcomes.ts'

const transferOf = ({ id, reversed, amount_reversed }: Stripe.Transfer): TransferOutcome => ({
  kind: 'transferred',
  transferId: id,
  isReversed: reversed,
  takenBack: reversed ? 0 : amount_reversed,
})
/** An account that was closed or disconnected is answered as one that is not ours. */
const isGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripePermissionError && error.code === 'account_invalid'
/** A refusal moved nothing; anything else leaves the outcome open. */
const failureOf = (error: unknown) =>
  isInvalid(error)
    ? ({ kind: 'failed', problem: error.code ?? error.message.slice(0, 200) } as const)
    : unknownOf(error)

/** Express accounts in Japan, separate charges and transfers. */
export function payoutCalls(stripe: Stripe): PayoutProvider {
  return {
    createPayee: async ({ id, userId, email }) => {
      const account = await stripe.accounts.create(
        {
          type: 'express',
          country: 'JP',
          business_type: 'individual',
          email,
          capabilities: { transfers: { requested: true } },
          metadata: { user: userId, setup: id },
        },
        { idempotencyKey: `payee-${id}` },
      )
      return account.id
    },
    linkToPayee: async (account, { back, again }) => {
      const link = await stripe.accountLinks.create({
        account,
        type: 'account_onboarding',
        return_url: back,
        refresh_url: again,
      })
      return link.url
    },
    readPayee: async (id) => {
      try {
        const { capabilities, details_submitted, requirements } = await stripe.accounts.retrieve(id)
        return payeeStateOf({
          canReceive: capabilities?.transfers === 'active',
          isSubmitted: details_submitted ?? false,
          isRefused: requirements?.disabled_reason?.startsWith('rejected.') ?? false,
          missing: [...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])]
            .length,
        })
      } catch (error) {
        if (isMissing(error) || isGone(error)) return null
        throw error
      }
    },
    transfer: async ({ payoutId, attempt, accountId, amount }) => {
      try {
        return transferOf(
          await stripe.transfers.create(
            {
              amount: amount.minor,
              currency: amount.currency.toLowerCase(),
              destination: accountId,
              // lists can be filtered by it: a transfer whose response was lost is found
              transfer_group: payoutId,
              metadata: { payout: payoutId },
            },
            { idempotencyKey: `transfer-${payoutId}-${attempt}` },
          ),
        )
      } catch (error) {
        return failureOf(error)
      }
    },
    findTransfer: async (payoutId) => {
      try {
        const { data } = await stripe.transfers.list({ transfer_group: payoutId, limit: 1 })
        return data[0] ? transferOf(data[0]) : { kind: 'not_found' }
      } catch (error) {
        return unknownOf(error)
      }
    },
    listTransfers: async function* (since) {
      for await (const transfer of stripe.transfers.list({
        created: { gte: Math.floor(since / 1000) },
        limit: 100,
      }))
        yield {
          transferId: transfer.id,
          payoutId: transfer.metadata.payout ?? null,
          amount: money(transfer.amount, asCurrency(transfer.currency.toUpperCase())),
          takenBack: transfer.amount_reversed,
        }
    },
    reverseTransfer: async ({ payoutId, attempt, transferId }): Promise<ReversalOutcome> => {
      try {
        const before = await stripe.transfers.retrieve(transferId)
        if (before.reversed) return { kind: 'reversed' }
        await stripe.transfers.createReversal(
          transferId,
          {},
          { idempotencyKey: `reversal-${payoutId}-${attempt}` },
        )
        return { kind: 'reversed' }
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}
