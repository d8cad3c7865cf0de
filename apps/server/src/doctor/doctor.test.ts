import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startEmulator, type Emulator } from '@tomogolf/stripe-emulator'
import { loadConfig, type Config } from '../config/config.ts'
import { checkProvider } from './check-provider.ts'
import type { Finding } from './finding.ts'
import { findingsOfError, findingsTable, runDoctor } from './run-doctor.ts'
import type { CardProvider, ProviderProbe } from '../platform/payments/card-provider.ts'
import { stripeProvider } from '../platform/payments/stripe-provider.ts'
import { MIGRATIONS } from '../create-container.ts'
import { HOUR } from '@tomogolf/domain/time'
import { testClock } from '../../test/support/world.ts'

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}
const folder = () => mkdtempSync(join(tmpdir(), 'tomogolf-doctor-'))
const config = (env: Record<string, string> = {}): Config =>
  loadConfig({ NODE_ENV: 'test', DATA_DIR: folder(), PORT: '1', ...env })
const findingAbout = (findings: readonly Finding[], subject: string): Finding => {
  const finding = findings.find((candidate) => candidate.subject === subject)
  if (!finding)
    throw new Error(
      `no finding about ${subject}: ${findings.map((other) => other.subject).join(', ')}`,
    )
  return finding
}

describe('the card provider', () => {
  let emulator: Emulator
  let site: Server
  const REFUSED = { status: 400, body: '{"code":"WEBHOOK_SIGNATURE_INVALID"}' }
  let answer = REFUSED
  let stripeJs = { status: 200, type: 'text/javascript' }
  const origin = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  beforeAll(async () => {
    emulator = await startEmulator({ port: 0, now: () => Date.now() })
    site = createServer((request, reply) => {
      if (request.url === '/stripe.js')
        return reply.writeHead(stripeJs.status, { 'content-type': stripeJs.type }).end('script')
      return reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
    await new Promise<void>((done) => {
      site.listen(0, '127.0.0.1', done)
    })
  })
  afterAll(async () => {
    await emulator.close()
    site.close()
  })
  const provider = (secretKey = 'sk_test_x', publishableKey = 'pk_test_x') =>
    stripeProvider({
      secretKey,
      publishableKey,
      webhookSecret: 'whsec_x',
      timeoutMs: 5000,
      emulatorUrl: emulator.url,
    })
  const check = (cards: CardProvider = provider()) =>
    checkProvider(
      config({ ...KEYS, ORIGIN: origin() }),
      cards,
      { now: () => Date.now(), iso: () => new Date().toISOString() },
      `${origin()}/stripe.js`,
    )
  const withProbe = (probe: Partial<ProviderProbe>): CardProvider => ({
    ...provider(),
    probe: async () => ({ ...(await provider().probe()), ...probe }),
  })
  const endpoint = (more: object = {}) => ({
    url: `${origin()}/api/webhooks/stripe`,
    enabled: true,
    events: ['payment_intent.succeeded'],
    apiVersion: null,
    ...more,
  })
  afterEach(() => {
    emulator.setWebhook(null)
    emulator.configure({})
    answer = REFUSED
    stripeJs = { status: 200, type: 'text/javascript' }
  })

  test('is ok with a reachable webhook endpoint and the same time', async () => {
    emulator.setWebhook({ url: `${origin()}/api/webhooks/stripe`, secret: 'whsec_x' })
    expect((await check()).map((finding) => [finding.subject, finding.state])).toEqual([
      ['card provider', 'ok'],
      ['card payments', 'ok'],
      ['currencies', 'ok'],
      ['statement descriptor', 'ok'],
      ['API version', 'ok'],
      ['webhook deliveries', 'ok'],
      ['clock', 'ok'],
      ['webhook endpoint', 'ok'],
      ['publishable key', 'ok'],
      ['webhook address', 'ok'],
      ['Stripe.js', 'ok'],
    ])
  })
  test('moves no money and changes nothing', async () => {
    await check()
    await check(provider('sk_live_x', 'pk_live_x'))
    expect(emulator.summary()).toMatchObject({ customers: [], cards_without_customer: [] })
    const { paymentIntents, setupIntents, customers, refunds, events } = emulator.state
    expect(
      [paymentIntents, setupIntents, customers, refunds, events].map(({ size }) => size),
    ).toEqual([0, 0, 0, 0, 0])
  })
  const NO_CARDS = { card_payments: 'pending', jcb_payments: 'active' }
  const NO_JCB = { card_payments: 'active', jcb_payments: 'inactive' }
  const NO_PREFIX = {
    card_payments: { statement_descriptor_prefix: null },
    payments: { statement_descriptor: null },
  }
  test.each([
    [
      'charges off',
      { account: { charges_enabled: false } },
      'card provider',
      'fail',
      /may not take/,
    ],
    ['cards pending', { account: { capabilities: NO_CARDS } }, 'card payments', 'fail', /pending/],
    ['no capability', { account: { capabilities: {} } }, 'card payments', 'fail', /not requested/],
    ['no JCB', { account: { capabilities: NO_JCB } }, 'card payments', 'warn', /jcb_payments/],
    ['no yen', { currencies: ['usd', 'eur'] }, 'currencies', 'fail', /JPY/],
    ['no dollars', { currencies: ['jpy'] }, 'currencies', 'fail', /USD/],
    ['no descriptor', { account: { settings: NO_PREFIX } }, 'statement descriptor', 'fail', /none/],
    ['an older account', { defaultVersion: '2019-12-03' }, 'API version', 'warn', /2019-12-03/],
  ] as const)('reports an account with %s', async (_, settings, subject, state, detail) => {
    emulator.configure(settings)
    const finding = findingAbout(await check(), subject)
    expect([finding.state, finding.detail]).toEqual([state, expect.stringMatching(detail)])
  })
  test.each([
    ['disabled', { status: 'disabled' }, 'fail', /switched off/],
    ['without events', { enabled_events: ['payment_intent.succeeded'] }, 'fail', /canceled/],
    ['of an older version', { api_version: '2019-12-03' }, 'warn', /2019-12-03/],
  ] as const)('reports a webhook endpoint that is %s', async (_, settings, state, detail) => {
    emulator.setWebhook({ url: `${origin()}/api/webhooks/stripe`, secret: 'whsec_x' })
    emulator.configure({ endpoint: settings })
    const finding = findingAbout(await check(), 'webhook endpoint')
    expect([finding.state, finding.detail]).toEqual([state, expect.stringMatching(detail)])
  })
  test.each([
    ['is blocked', { status: 403, type: 'text/html' }],
    ['is replaced by a page', { status: 200, type: 'text/html' }],
  ])('fails when Stripe.js %s', async (_, response) => {
    stripeJs = response
    expect(findingAbout(await check(), 'Stripe.js').state).toBe('fail')
  })
  test('goes on when the key may not read the account', async () => {
    const findings = await check({
      ...provider(),
      inspectAccount: () => Promise.reject(new Error('permission_denied')),
    })
    expect(findingAbout(findings, 'account settings')).toMatchObject({
      state: 'fail',
      detail: 'permission_denied',
    })
    expect(findingAbout(findings, 'webhook address').state).toBe('ok')
  })
  test('is skipped without keys', async () => {
    expect(await checkProvider(config(), provider(), testClock(0))).toEqual([
      { subject: 'card provider', state: 'skip', detail: 'no keys: the card emulator stands in' },
    ])
  })
  test('fails with an unknown key and does not show it', async () => {
    const findings = await check(provider('sk_live_secretsecret'))
    expect(findings.map(({ subject, state }) => [subject, state])).toEqual([
      ['card provider', 'fail'],
      // these need no secret key
      ['publishable key', 'ok'],
      ['webhook address', 'ok'],
      ['Stripe.js', 'ok'],
    ])
    expect(findings[0]!.detail).toMatch(/^Invalid API Key provided/)
    expect(JSON.stringify(findings)).not.toContain('secretsecret')
  })
  test('fails with a publishable key that the provider does not know', async () => {
    const finding = findingAbout(
      await check(provider('sk_test_x', 'pk_live_unknown')),
      'publishable key',
    )
    expect(finding).toMatchObject({
      state: 'fail',
      detail: expect.stringContaining('STRIPE_PUBLISHABLE_KEY') as string,
    })
  })
  test('compares the publishable key with the secret one by a setup of the account', async () => {
    const about = async (publishableKey: string) => {
      const finding = findingAbout(
        await check(provider('sk_test_x', publishableKey)),
        'publishable key',
      )
      return [finding.state, finding.detail]
    }
    expect(await about('pk_test_x')).toEqual(['ok', expect.stringContaining('first saved card')])
    const customerId = await provider().createCustomer({ id: 'user2', email: 'u@golf.example' }, 0)
    await provider().createSetup(customerId, { agreement: '1', threeDSecure: 'automatic' })
    expect(await about('pk_test_x')).toEqual(['ok', expect.stringContaining('same account')])
    emulator.configure({ foreignKeys: ['pk_test_other'] })
    expect(await about('pk_test_other')).toEqual([
      'fail',
      expect.stringContaining('of another account or mode than STRIPE_SECRET_KEY'),
    ])
  })
  test('names the cause when the provider is not reached', async () => {
    const { detail, state } = findingAbout(
      await check(
        stripeProvider({
          secretKey: 'sk_test_x',
          publishableKey: 'pk_test_x',
          webhookSecret: 'whsec_x',
          timeoutMs: 5000,
          emulatorUrl: 'http://127.0.0.1:1',
        }),
      ),
      'card provider',
    )
    expect([state, detail]).toEqual(['fail', expect.stringContaining('ECONNREFUSED')])
  })
  test('warns of events that were not accepted, as with a wrong signing secret', async () => {
    emulator.setWebhook({ url: `${origin()}/api/webhooks/stripe`, secret: 'whsec_another' })
    await provider().createCustomer({ id: 'user1', email: 'user@golf.example' }, 0)
    await emulator.drainWebhooks()
    const later = (ms: number) =>
      checkProvider(
        config({ ...KEYS, ORIGIN: origin() }),
        provider(),
        testClock(Date.now() + ms),
        `${origin()}/stripe.js`,
      )
    expect(findingAbout(await later(0), 'webhook deliveries').state).toBe('ok')
    expect(findingAbout(await later(2 * HOUR), 'webhook deliveries')).toMatchObject({
      state: 'warn',
      detail: expect.stringMatching(/^1 events .* STRIPE_WEBHOOK_SECRET/) as string,
    })
  })
  test('fails when the account cannot take payments', async () => {
    expect(
      findingAbout(await check(withProbe({ chargesEnabled: false })), 'card provider').state,
    ).toBe('fail')
  })
  test.each([
    [0, 'ok'],
    [4_000, 'ok'],
    [30_000, 'warn'],
    [-30_000, 'warn'],
    [90_000, 'fail'],
    [-90_000, 'fail'],
  ])('with a clock difference of %d ms: %s', async (skew, state) => {
    const cards = withProbe({})
    expect(
      findingAbout(
        await check({
          ...cards,
          probe: async () => ({ ...(await cards.probe()), at: Date.now() + skew }),
        }),
        'clock',
      ).state,
    ).toBe(state)
  })
  test.each<[string, (webhook: ReturnType<typeof endpoint>) => object[], Finding['state'], RegExp]>(
    [
      ['fails without an endpoint', () => [], 'fail', /no endpoint/],
      [
        'fails with an endpoint at another address',
        (webhook) => [{ ...webhook, url: 'https://elsewhere.example/api/webhooks/stripe' }],
        'fail',
        /no endpoint/,
      ],
      [
        'fails with a disabled endpoint',
        (webhook) => [{ ...webhook, enabled: false }],
        'fail',
        /switched off/,
      ],
      [
        'fails when events are missing',
        (webhook) => [{ ...webhook, events: ['payment_intent.succeeded'] }],
        'fail',
        /payment_intent.canceled/,
      ],
      [
        'warns about another API version',
        (webhook) => [{ ...webhook, events: ['*'], apiVersion: '2019-01-01' }],
        'warn',
        /2019-01-01/,
      ],
      [
        'is ok when all events are sent',
        (webhook) => [{ ...webhook, events: ['*'] }],
        'ok',
        /webhooks/,
      ],
    ],
  )('%s', async (_, webhooks, state, detail) => {
    const finding = findingAbout(
      await check(withProbe({ webhooks: webhooks(endpoint()) as never })),
      'webhook endpoint',
    )
    expect(finding.state).toBe(state)
    expect(finding.detail).toMatch(detail)
  })
  test.each([
    ['a proxy answers with a login page', { status: 401, body: '<h1>Log in</h1>' }],
    ['the address accepts unsigned webhooks', { status: 200, body: '{"received":true}' }],
    ['the address redirects', { status: 301, body: '' }],
  ])('fails when %s', async (_, response) => {
    answer = response
    expect(findingAbout(await check(), 'webhook address').state).toBe('fail')
  })
})

test('reports each problem of the configuration in a line of its own', () => {
  const findings = (env: Record<string, string>) => {
    try {
      loadConfig(env)
    } catch (error) {
      return findingsOfError(error)
    }
    return []
  }
  const found = findings({ PORT: 'x', STRIPE_SECRET_KEY: 'sk_test_x', TRUST_PROXY: 'true' })
  expect(found.map(({ state, detail }) => [state, detail.split(':')[0]])).toEqual([
    ['fail', 'PORT'],
    ['fail', 'TRUST_PROXY'],
    ['fail', 'STRIPE_PUBLISHABLE_KEY'],
    ['fail', 'STRIPE_WEBHOOK_SECRET'],
  ])
  expect(findingsOfError(new Error('disk full'))).toMatchObject([{ detail: 'disk full' }])
})

test('finds no failure in a new installation and creates no database', async () => {
  const findings = await runDoctor(config(), MIGRATIONS)
  expect(findings.filter((finding) => finding.state === 'fail')).toEqual([])
  expect(findingAbout(findings, 'database')).toMatchObject({
    state: 'skip',
    detail: 'embedded, made at the first start',
  })
  expect(
    findingsTable([
      { subject: 'a', state: 'fail', detail: 'b' },
      { subject: 'longer', state: 'ok', detail: 'c' },
    ]),
  ).toBe('\n  FAIL  a       b\n  ok    longer  c\n')
})
