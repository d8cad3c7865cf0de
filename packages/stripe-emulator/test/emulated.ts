import { afterEach } from 'vitest'
import Stripe from 'stripe'
import { startEmulator } from '../src/index.ts'
import type { Emulator, EmulatorOptions } from '../src/index.ts'

export const SECRET_KEY = 'sk_test_emulated'
export const PUBLISHABLE_KEY = 'pk_test_emulated'
export const START = Date.parse('2026-12-01T00:00:00Z')
export const HOUR = 3_600_000
export const DAY = 24 * HOUR

export interface Emulated {
  emulator: Emulator
  stripe: Stripe
  /** Moves the emulator's clock. */
  pass(ms: number): void
}

const running = new Set<Emulator>()

afterEach(async () => {
  for (const emulator of running) await emulator.close()
  running.clear()
})

/** The SDK with a new emulator whose clock is stopped until a test moves it. */
export async function emulated(options: Partial<EmulatorOptions> = {}): Promise<Emulated> {
  let now = START
  const emulator = await startEmulator({
    port: 0,
    now: () => now,
    webhookRetry: { firstMs: 20, longestMs: 100, attempts: 20 },
    ...options,
  })
  running.add(emulator)
  return {
    emulator,
    stripe: sdkFor(emulator),
    pass: (ms) => {
      now += ms
    },
  }
}

export async function closeEarly(emulator: Emulator): Promise<void> {
  running.delete(emulator)
  await emulator.close()
}

export function sdkFor(
  emulator: { port: number },
  config: Partial<ConstructorParameters<typeof Stripe>[1]> = {},
): Stripe {
  return new Stripe(SECRET_KEY, {
    host: '127.0.0.1',
    port: emulator.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  })
}

interface PageAnswer {
  status: number
  headers: Headers
  // Plain JSON without types: the expectations of a test check the fields that it uses.
  body: Record<string, unknown> & { error?: Record<string, unknown> }
}

/** A call of a browser page: form fields with the publishable key, from another origin. */
export async function page(
  emulator: { url: string },
  path: string,
  fields: Record<string, string>,
): Promise<PageAnswer> {
  const response = await fetch(`${emulator.url}${path}`, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000' },
    body: new URLSearchParams({ key: PUBLISHABLE_KEY, ...fields }),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as PageAnswer['body'],
  }
}

export const typed = (
  number: string,
  more: Record<string, string> = {},
): Record<string, string> => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2030',
  'payment_method_data[card][cvc]': '123',
  ...more,
})

export interface Saved {
  customer: string
  card: string
}

/** Creates a guest with a saved card, authenticated if the bank requires it. */
export async function saveCard(
  { emulator, stripe }: Emulated,
  number = '4242424242424242',
): Promise<Saved> {
  const customer = await stripe.customers.create({ email: 'guest@example.test' })
  const intent = await stripe.setupIntents.create({ customer: customer.id, usage: 'off_session' })
  const secret = { client_secret: intent.client_secret ?? '' }
  let answer = await page(emulator, `/v1/setup_intents/${intent.id}/confirm`, {
    ...secret,
    ...typed(number),
  })
  if (answer.body.status === 'requires_action') {
    answer = await page(emulator, `/v1/setup_intents/${intent.id}/authenticate`, {
      ...secret,
      outcome: 'succeed',
    })
  }
  if (answer.body.status !== 'succeeded')
    throw new Error(`card not saved: ${JSON.stringify(answer.body)}`)
  return { customer: customer.id, card: String(answer.body.payment_method) }
}

/** A hold like the product's: manual capture, off-session. */
export function holdParams(
  saved: Saved,
  amount = 13_000,
  currency = 'usd',
): Stripe.PaymentIntentCreateParams {
  return {
    amount,
    currency,
    customer: saved.customer,
    payment_method: saved.card,
    allowed_payment_method_types: ['card'],
    capture_method: 'manual',
    confirm: true,
    off_session: true,
    metadata: { hold: 'hold_1' },
  }
}

/** The error of a refused call; fails when the call succeeds. */
export async function refusal(
  call: Promise<unknown>,
): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  try {
    await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('the call was expected to be refused')
}
