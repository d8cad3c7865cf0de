import { expect, test } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { openCards } from '../create-adapters.ts'
import { contentSources } from './content-sources.ts'
import { contentSecurityPolicy } from './csp.ts'

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}
function policy(env: Record<string, string>): Record<string, string[]> {
  const config = loadConfig(env)
  return Object.fromEntries(
    contentSecurityPolicy(['start()'], contentSources({ config, cards: openCards(config) }), false)
      .split('; ')
      .map((rule) => {
        const [name = '', ...sources] = rule.split(' ')
        return [name, sources]
      }),
  )
}

test('allows script, frames and API of the card provider with real keys, and nothing else', () => {
  const live = policy(KEYS)
  expect(live['script-src']).toEqual(
    expect.arrayContaining([
      `'strict-dynamic'`,
      'https://js.stripe.com',
      'https://*.js.stripe.com',
    ]),
  )
  expect(live['frame-src']).toEqual(
    expect.arrayContaining([
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
    ]),
  )
  expect(live['connect-src']).toContain('https://api.stripe.com')
  for (const sources of Object.values(live))
    expect(
      sources.filter(
        (one) =>
          one === '*' || one === 'https:' || one === `'unsafe-inline'` || one === `'unsafe-eval'`,
      ),
    ).toEqual([])
})
test('allows scripts and frames of the stand-in for Stripe.js only where it is configured', () => {
  const emulator = 'http://127.0.0.1:12345'
  const standIn = policy({ STRIPE_EMULATOR_PORT: '12345', STRIPE_JS_STAND_IN: 'true' })
  expect(standIn['frame-src']).toEqual([`'self'`, emulator])
  expect(standIn['script-src']).toContain(emulator)
  const live = loadConfig(KEYS)
  expect(openCards(live)).toMatchObject({ live: true, stripeJsUrl: null })
})
test('allows the emulator’s API and no frames with the emulator', () => {
  const embedded = policy({ STRIPE_EMULATOR_PORT: '12345' })
  expect(embedded['connect-src']).toContain('http://127.0.0.1:12345')
  expect(JSON.stringify(embedded)).not.toContain('stripe.com')
})
