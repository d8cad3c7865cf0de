import { describe, expect, test, vi } from 'vitest'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { cardFault } from './card-faults.ts'
import { confirmSetup } from './stripe.ts'

const RETURN = 'https://golf.example/payment-setup'
const confirmWith = (result: object) => {
  const call = vi.fn<() => Promise<object>>(async () => result)
  const stripe = { confirmSetup: call } as unknown as Stripe
  return { call, done: () => confirmSetup(stripe, {} as StripeElements, RETURN) }
}

describe('confirming a setup', () => {
  test('leaves the page only when the bank demands it, and comes back to the card form', async () => {
    const { call, done } = confirmWith({ setupIntent: { id: 'seti_1', status: 'succeeded' } })
    expect(await done()).toMatchObject({ id: 'seti_1' })
    expect(call).toHaveBeenCalledWith({
      elements: {},
      redirect: 'if_required',
      confirmParams: { return_url: RETURN },
    })
  })
  test('that was confirmed before, its answer being lost, is done', async () => {
    const { done } = confirmWith({
      error: {
        type: 'invalid_request_error',
        code: 'setup_intent_unexpected_state',
        setup_intent: { id: 'seti_1', status: 'succeeded' },
      },
    })
    expect(await done()).toMatchObject({ id: 'seti_1', status: 'succeeded' })
  })
  test('that was cancelled meanwhile is not', async () => {
    const { done } = confirmWith({
      error: {
        type: 'invalid_request_error',
        code: 'setup_intent_unexpected_state',
        setup_intent: { id: 'seti_1', status: 'canceled' },
      },
    })
    const error = await done().catch((reason: unknown) => reason)
    expect(cardFault(error).fault).toBe('unknown')
  })
  test('is refused with the error of Stripe.js', async () => {
    const { done } = confirmWith({ error: { type: 'api_connection_error', message: 'offline' } })
    const error = await done().catch((reason: unknown) => reason)
    expect(cardFault(error).fault).toBe('network')
  })
})
