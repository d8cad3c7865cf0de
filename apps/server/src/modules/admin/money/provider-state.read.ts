import type { z } from 'zod'
import type { ProviderState } from '@tomogolf/contract/admin-money.schemas'
import { toMajor, type Money } from '@tomogolf/domain/money'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'

const amount = (m: Money) => ({ amount: toMajor(m), currency: m.currency })

/** A payment as the card provider has it at this moment: asked each time, so that the desk never shows its own opinion as the provider's. */
export async function readProviderState(
  deps: Deps,
  intentId: string | null,
): Promise<z.input<typeof ProviderState>> {
  const at = iso(deps.clock.now())
  const nothing = {
    status: null,
    amount: null,
    taken: null,
    refunded: null,
    captureBefore: null,
    problem: null,
  }
  if (intentId === null) return { ...nothing, at, state: 'none', intentId }
  try {
    const payment = await deps.cards.readPayment(intentId)
    if (!payment) return { ...nothing, at, state: 'missing', intentId }
    const { outcome } = payment
    return {
      at,
      state: 'found',
      intentId,
      status: outcome.kind,
      amount: amount(payment.amount),
      taken: amount(payment.taken),
      refunded: amount(payment.refunded),
      captureBefore:
        outcome.kind === 'authorised' && outcome.captureBefore !== null
          ? iso(outcome.captureBefore)
          : null,
      problem: outcome.kind === 'declined' ? outcome.reason : null,
    }
  } catch (err) {
    deps.log.warn({ err, intentId }, 'the provider did not say what became of a payment')
    return {
      ...nothing,
      at,
      state: 'unreachable',
      intentId,
      problem: (err instanceof Error ? err.message : String(err)).slice(0, 300),
    }
  }
}
