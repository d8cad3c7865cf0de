import { afterEach, describe, expect, test, vi } from 'vitest'
import { cardFault } from './card-faults.ts'
import { CardRefusal, usesStripeJs } from './card-provider.ts'
import { authenticate, confirmCard, intentId } from './emulator/emulator-client.ts'
import { directionOf } from './transactions/transaction-direction.ts'

const access = {
  apiBase: 'http://127.0.0.1:12111',
  publishableKey: 'pk_test_emulator',
  clientSecret: 'seti_1abc_secret_2def',
  stripeJsUrl: null,
}
const card = { number: '4242424242424242', month: 8, year: 2030, cvc: '123', name: '' }
afterEach(() => vi.unstubAllGlobals())
function stubResponse(status: number, body: unknown) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json(body, { status }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

describe('a card sent to the emulator', () => {
  test('goes to the emulator with the key and the client secret, without cookies', async () => {
    const fetch = stubResponse(200, { id: 'seti_1abc', status: 'succeeded' })
    await confirmCard(access, card)
    const [url, init] = fetch.mock.calls[0]!
    expect(url).toBe('http://127.0.0.1:12111/v1/setup_intents/seti_1abc/confirm')
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit' })
    expect(Object.fromEntries(init.body as URLSearchParams)).toEqual({
      key: 'pk_test_emulator',
      client_secret: 'seti_1abc_secret_2def',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '8',
      'payment_method_data[card][exp_year]': '2030',
      'payment_method_data[card][cvc]': '123',
    })
  })
  test('is refused with the provider’s code', async () => {
    stubResponse(402, {
      error: {
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        message: 'Your card has insufficient funds.',
      },
    })
    await expect(confirmCard(access, card)).rejects.toMatchObject({
      code: 'card_declined',
      declineCode: 'insufficient_funds',
    })
  })
  test('fails with `network` when the emulator is not reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(confirmCard(access, card)).rejects.toMatchObject({ code: 'network' })
  })
})

describe('the emulated bank', () => {
  test('authenticates a setup intent and a payment intent alike', async () => {
    const fetch = stubResponse(200, {
      id: 'pi_9',
      status: 'requires_capture',
      last_payment_error: null,
    })
    await authenticate({ ...access, clientSecret: 'pi_9_secret_x' }, 'succeed')
    expect(fetch.mock.calls[0]![0]).toBe(
      'http://127.0.0.1:12111/v1/payment_intents/pi_9/authenticate',
    )
  })
  test('refuses with a response of status 200', async () => {
    stubResponse(200, {
      id: 'seti_1abc',
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    })
    const error = await authenticate(access, 'fail').catch((reason: unknown) => reason)
    expect(cardFault(error)).toEqual({ fault: 'authentication_failed', field: null })
  })
})

test('Stripe.js belongs to Stripe’s own API and to the stand-in', () => {
  const live = { apiBase: 'https://api.stripe.com', stripeJsUrl: null }
  const standIn = { ...access, stripeJsUrl: 'http://127.0.0.1:12111/endive/stripe.js' }
  expect([live, standIn, access].map(usesStripeJs)).toEqual([true, true, false])
  expect(intentId('seti_1abc_secret_2def')).toBe('seti_1abc')
})

describe('cardFault', () => {
  test.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds', null],
    [{ code: 'card_declined', decline_code: 'generic_decline' }, 'card_declined', null],
    [{ code: 'card_declined', decline_code: 'stolen_card' }, 'card_declined', null],
    [
      { code: 'incorrect_cvc', decline_code: 'incorrect_cvc', param: 'cvc' },
      'incorrect_cvc',
      'cvc',
    ],
    [
      { code: 'expired_card', decline_code: 'expired_card', param: 'exp_month' },
      'expired_card',
      'expiry',
    ],
    [{ code: 'incorrect_number', param: 'number' }, 'incorrect_number', 'number'],
    [{ type: 'validation_error', code: 'incomplete_number' }, 'incomplete', null],
    [{ type: 'validation_error', code: 'invalid_expiry_year_past' }, 'incomplete', null],
    [{ type: 'api_connection_error' }, 'network', null],
    [{ type: 'api_error' }, 'busy', null],
    [{ type: 'rate_limit_error', code: 'rate_limit' }, 'busy', null],
    [{ type: 'card_error', code: 'card_declined' }, 'card_declined', null],
    [{ type: 'invalid_request_error', code: 'resource_missing' }, 'unknown', null],
    [{ code: 'something_new' }, 'unknown', null],
  ] as const)('maps %o to %s at %s', (error, expected, field) => {
    expect(cardFault(new CardRefusal(error))).toEqual({ fault: expected, field })
  })
  test('maps any other error to unknown', () => {
    expect(cardFault(new Error('x'))).toEqual({ fault: 'unknown', field: null })
  })
})

describe('directionOf', () => {
  const amount = { amount: 130, currency: 'USD' as const }
  test.each([
    ['payment_authorized', 'successful', null, 'held'],
    ['payment_authorized', 'pending', null, 'planned'],
    ['payment_authorized', 'failed', 'CARD_DECLINED', 'none'],
    ['hold_released', 'successful', null, 'released'],
    ['payment_refunded', 'successful', null, 'refunded'],
    ['platform_fee', 'successful', null, 'charged'],
    ['platform_fee', 'refunded', null, 'refunded'],
    ['no_show_penalty', 'pending', 'owed_to_host', 'owed'],
  ] as const)('%s, %s, %s: %s', (type, status, reason, direction) => {
    expect(directionOf({ type, status, reason, amount })).toBe(direction)
  })
  test('is none without an amount', () => {
    expect(
      directionOf({ type: 'game_joined', status: 'successful', reason: null, amount: null }),
    ).toBe('none')
  })
})
