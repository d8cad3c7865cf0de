import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { payoutCalls } from './stripe-payouts.ts'

const { StripePermissionError, StripeInvalidRequestError, StripeAPIError } = Stripe.errors
const failing = (error: Error) =>
  payoutCalls({ accounts: { retrieve: () => Promise.reject(error) } } as unknown as Stripe)
const raw = (code?: string) =>
  ({ message: 'refused', type: 'invalid_request_error', code }) as never

test.each([
  ['closed', new StripePermissionError(raw('account_invalid'))],
  ['deleted', new StripeInvalidRequestError(raw('resource_missing'))],
])('an account that was %s is none any more', async (_, error) => {
  expect(await failing(error).readPayee('acct_1')).toBeNull()
})
test.each([
  // attack on all hosts at once: a key without the permission would block every account
  ['a key without the permission', new StripePermissionError(raw())],
  ['a failure of the provider', new StripeAPIError(raw())],
])('%s says nothing about the account', async (_, error) => {
  await expect(failing(error).readPayee('acct_1')).rejects.toBe(error)
})
