import type { z } from 'zod'
import type { ProviderState } from '@tomogolf/contract/admin/money.schemas'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { presentAmount } from '../../../platform/http/amount.presenter.ts'

type ProviderStateDto = z.input<typeof ProviderState>

const UNKNOWN = {
  status: null,
  amount: null,
  taken: null,
  refunded: null,
  captureBefore: null,
  problem: null,
}

/** States of holds and charges in which a call was made and its result is not known. */
const IN_FLIGHT: ReadonlySet<string | undefined> = new Set(['placing', 'charging', 'unknown'])

/**
 * A payment in its current state at the card provider; read on each call, never from our records.
 * `ours`: our state of the payment, which tells whether a call without a payment was made.
 */
export async function readProviderState(
  { cards, clock, log }: Pick<Deps, 'cards' | 'clock' | 'log'>,
  intentId: string | null,
  ours: string | undefined,
): Promise<ProviderStateDto> {
  const at = iso(clock.now())
  if (intentId === null)
    return { ...UNKNOWN, at, state: IN_FLIGHT.has(ours) ? 'unanswered' : 'none', intentId }
  try {
    const payment = await cards.readPayment(intentId)
    if (!payment) return { ...UNKNOWN, at, state: 'missing', intentId }
    const { outcome } = payment
    return {
      at,
      state: 'found',
      intentId,
      status: outcome.kind,
      amount: presentAmount(payment.amount),
      taken: presentAmount(payment.taken),
      refunded: presentAmount(payment.refunded),
      captureBefore:
        outcome.kind === 'authorised' && outcome.captureBefore !== null
          ? iso(outcome.captureBefore)
          : null,
      problem: outcome.kind === 'declined' ? outcome.reason : null,
    }
  } catch (err) {
    log.warn({ err, intentId }, 'the state of a payment could not be read from the provider')
    const problem = (err instanceof Error ? err.message : String(err)).slice(0, 300)
    return { ...UNKNOWN, at, state: 'unreachable', intentId, problem }
  }
}
