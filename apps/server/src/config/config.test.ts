import { describe, expect, test } from 'vitest'
import { secretsOf } from '../platform/telemetry/log.ts'
import { loadConfig } from './config.ts'

const LIVE = {
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}
const TEST = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}
const SITE = {
  NODE_ENV: 'production',
  APP_SECRET: 'a secret of thirty-two characters, at least',
  ORIGIN: 'https://golf.example',
  DATABASE_URL: 'postgres://db',
  SMTP_URL: 'smtp://mail',
  CAPTCHA_SITE_KEY: 'c',
  CAPTCHA_SECRET_KEY: 'c',
  OPERATOR_NAME: 'Tomo K.K.',
  OPERATOR_ADDRESS: 'Tokyo',
  OPERATOR_PHONE: '+81312345678',
  OPERATOR_REPRESENTATIVE: 'Tomo',
}

describe('loadConfig', () => {
  test('has defaults and parses flags and numbers', () => {
    expect(loadConfig({ PORT: '8080', TRUST_PROXY: '1', DATABASE_URL: '' })).toMatchObject({
      PORT: 8080,
      TRUST_PROXY: 1,
      DEMO_DATA: true,
      SOCIAL_LINKS: [
        expect.objectContaining({ network: 'instagram' }),
        expect.objectContaining({ network: 'youtube' }),
        expect.objectContaining({ network: 'line' }),
      ],
      origin: 'http://localhost:8080',
    })
  })
  test('shows example social links in the demonstration only', () => {
    expect(loadConfig({ DEMO_DATA: 'false' }).SOCIAL_LINKS).toEqual([])
    expect(loadConfig({ ...SITE, ...LIVE }).SOCIAL_LINKS).toEqual([])
  })
  test('reports all problems at once', () => {
    expect(() => loadConfig({ PORT: 'x', SMTP_URL: 'y', DATABASE_POOL: '0' })).toThrow(
      /PORT.*DATABASE_POOL/s,
    )
    expect(() =>
      loadConfig({ PROCESS_MODE: 'web', CAPTCHA_SITE_KEY: 'c', DATABASE_READ_URL: 'postgres://r' }),
    ).toThrow(/CAPTCHA_SITE_KEY.*DATABASE_READ_URL.*PROCESS_MODE/s)
    // invalid values beside missing and contradictory ones
    expect(() =>
      loadConfig({
        ...SITE,
        ...LIVE,
        APP_SECRET: 'short',
        ORIGIN: undefined,
        RATE_LIMITS: 'false',
        STEP_UP: 'false',
        PROCESS_MODE: 'web',
      }),
    ).toThrow(
      /^configuration:\n {2}APP_SECRET: Too small.*\n {2}ORIGIN: required in production\n {2}RATE_LIMITS.*\n {2}STEP_UP.*$/,
    )
  })
  test('knows the origins of its own pages', () => {
    expect(loadConfig({ PORT: '8080' }).ownOrigins).toEqual([
      'http://localhost:8080',
      'http://localhost:8080',
      'http://127.0.0.1:8080',
      'http://[::1]:8080',
    ])
    expect(loadConfig({ ...SITE, ...LIVE, ORIGIN: 'https://GOLF.example/' }).ownOrigins).toEqual([
      'https://golf.example',
    ])
  })
  test.each(['javascript:alert(1)', 'ftp://golf.example', 'https://golf.example/app', 'golf'])(
    'refuses the origin %s',
    (ORIGIN) => {
      expect(() => loadConfig({ ORIGIN })).toThrow(/^configuration:\s+ORIGIN: /)
    },
  )
})

describe('trusted proxies', () => {
  test.each<[string, unknown]>([
    ['false', false],
    ['0', false],
    ['1', 1],
    ['8', 8],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['::ffff:10.0.0.0/104', ['::ffff:10.0.0.0/104']],
    ['127.0.0.1, fd00::/8,loopback', ['127.0.0.1', 'fd00::/8', 'loopback']],
  ])('%s are %j', (TRUST_PROXY, expected) => {
    expect(loadConfig({ TRUST_PROXY }).TRUST_PROXY).toEqual(expected)
  })
  test.each([
    'true',
    '9',
    '*',
    'all',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1,128.0.0.0/1',
    // every address of IPv4, as IPv6 names it
    '::ffff:0:0/96',
    '::ffff:0.0.0.0/97',
    '::ffff:128.0.0.0/103',
    '::/8',
    '0::/80',
    '10.0.0.0/',
    'proxy',
    '1,2',
  ])('attack: %s is never everybody', (TRUST_PROXY) => {
    expect(() => loadConfig({ TRUST_PROXY })).toThrow(/TRUST_PROXY: .* is neither the number/)
  })
})

describe('keys of the card provider', () => {
  test.each<[string, Record<string, string | undefined>, RegExp | null]>([
    ['live keys in production', { ...SITE, ...LIVE }, null],
    [
      'a restricted live key in production',
      { ...SITE, ...LIVE, STRIPE_SECRET_KEY: 'rk_live_x' },
      null,
    ],
    ['test keys in production', { ...SITE, ...TEST }, /a test key in production/],
    [
      'a restricted test key in production',
      { ...SITE, ...TEST, STRIPE_SECRET_KEY: 'rk_test_x' },
      /a test key in production/,
    ],
    ['no keys in production', SITE, /STRIPE_SECRET_KEY: required in production/],
    ['test keys elsewhere', TEST, null],
    ['no keys elsewhere', {}, null],
    ['live keys elsewhere', LIVE, /a live key outside production/],
    ['live keys in a test', { ...LIVE, NODE_ENV: 'test' }, /a live key outside production/],
    [
      'a live secret beside a test publishable key',
      { ...SITE, ...LIVE, STRIPE_PUBLISHABLE_KEY: 'pk_test_x' },
      /live and test keys are mixed/,
    ],
    [
      'the stand-in for Stripe.js in production',
      { ...SITE, ...LIVE, STRIPE_JS_STAND_IN: 'true' },
      /STRIPE_JS_STAND_IN: only with the card emulator, and never in production/,
    ],
    [
      'the stand-in for Stripe.js with real keys',
      { ...TEST, STRIPE_JS_STAND_IN: 'true' },
      /STRIPE_JS_STAND_IN: only with the card emulator/,
    ],
    ['the stand-in for Stripe.js with the emulator', { STRIPE_JS_STAND_IN: 'true' }, null],
    [
      'a secret key alone',
      { STRIPE_SECRET_KEY: 'sk_test_x' },
      /STRIPE_PUBLISHABLE_KEY: needed.*STRIPE_WEBHOOK_SECRET: needed/s,
    ],
    [
      'an invalid key',
      { ...TEST, STRIPE_SECRET_KEY: 'secret' },
      /STRIPE_SECRET_KEY: is no secret key/,
    ],
    [
      'the publishable key in place of the secret one',
      { ...TEST, STRIPE_SECRET_KEY: 'pk_test_x' },
      // and nothing about keys that are compared with it
      /^configuration:\s+STRIPE_SECRET_KEY: is no secret key[^\n]*$/,
    ],
    [
      'an endpoint in place of its signing secret',
      { ...TEST, STRIPE_WEBHOOK_SECRET: 'we_x' },
      /STRIPE_WEBHOOK_SECRET: is no signing secret/,
    ],
    [
      'a publishable key alone',
      { STRIPE_PUBLISHABLE_KEY: 'pk_test_x' },
      /STRIPE_SECRET_KEY: needed together with STRIPE_PUBLISHABLE_KEY/,
    ],
  ])('%s', (_, env, refusal) => {
    if (refusal) expect(() => loadConfig(env)).toThrow(refusal)
    else expect(loadConfig(env).STRIPE_SECRET_KEY).toBe(env.STRIPE_SECRET_KEY)
  })
  test('are all removed from the log', () => {
    const config = loadConfig({
      ...TEST,
      APP_SECRET: 'a secret of thirty-two characters, at least',
      MAIL_WEBHOOK_SECRET: 'mail-webhook-secret-of-thirty-two-characters',
      METRICS_TOKEN: 'the token of the metrics',
    })
    const secrets = Object.entries(config).filter(([name]) => /SECRET|TOKEN/.test(name))
    expect(secrets.length).toBeGreaterThan(3)
    expect(secretsOf(config)).toEqual(expect.arrayContaining(secrets.map(([, value]) => value)))
  })
  test('are never part of the message', () => {
    expect(() => loadConfig({ ...LIVE, STRIPE_SECRET_KEY: 'sk_live_topsecret' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('topsecret') as string }),
    )
  })
})

describe('the port of the metrics', () => {
  test.each([
    ['3000', /METRICS_PORT: must differ from PORT/],
    ['x', /METRICS_PORT: is not a port number/],
    ['70000', /METRICS_PORT: is not a port number/],
    ['3001', null],
  ])('%s', (METRICS_PORT, refusal) => {
    const load = () => loadConfig({ PORT: '3000', METRICS_PORT })
    if (refusal) expect(load).toThrow(refusal)
    else expect(load().METRICS_PORT).toBe(3001)
  })
})
