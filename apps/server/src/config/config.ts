import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LANGUAGES } from '@tomogolf/phrases/languages'
import { socialLinks } from './social-links.ts'

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'])
    .default(fallback ? 'true' : 'false')
    .transform((v) => v === 'true')
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback)

/** Every variable the product reads, with its default and meaning. Nothing else in the code touches the environment. */
export const VARIABLES = {
  NODE_ENV: {
    schema: z.enum(['development', 'production', 'test']).default('development'),
    meaning: 'production switches the development tools off and demands live secrets',
  },
  PORT: { schema: port(3000), meaning: 'port of the web server' },
  HOST: { schema: z.string().default('127.0.0.1'), meaning: 'address the web server listens on' },
  ORIGIN: {
    schema: z.url().optional(),
    meaning: 'public address of the site, without a path; default http://localhost:PORT',
  },
  TRUST_PROXY: {
    schema: flag(false),
    meaning: "take the visitor's address from X-Forwarded-For (behind a reverse proxy only)",
  },
  PROCESS_MODE: {
    schema: z.enum(['all', 'web', 'worker']).default('all'),
    meaning: 'all: web and jobs in one process; web or worker: one of them (needs DATABASE_URL)',
  },
  DRAIN_SECONDS: {
    schema: z.coerce.number().min(0).max(60).default(0),
    meaning:
      'on SIGTERM: how long /readyz already says no while requests are still taken, so that a proxy in front looks elsewhere first',
  },
  DATA_DIR: {
    schema: z.string().default('./data'),
    meaning: "folder of the embedded database, uploads and the card emulator's books",
  },
  DATABASE_URL: {
    schema: z.string().optional(),
    meaning:
      'PostgreSQL server (15 or newer); without it the embedded database in DATA_DIR is used',
  },
  DATABASE_READ_URL: {
    schema: z.string().optional(),
    meaning:
      'a streaming replica of that server, for the lists that visitors read; whoever is signed in reads from the first, and so does everybody while the replica is away or behind',
  },
  DATABASE_POOL: {
    schema: z.coerce.number().int().min(2).max(200).default(20),
    meaning: 'connections per process to the PostgreSQL server',
  },
  DEMO_DATA: {
    schema: flag(true),
    meaning: 'fill an empty database with demonstration games and accounts (never in production)',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
    meaning:
      'least severe level that is logged; default info in production (a line a request), warn elsewhere',
  },
  APP_SECRET: {
    schema: z.string().min(32).optional(),
    meaning:
      'key for check-in codes and signed links; 32 characters or more; required in production, made once in DATA_DIR otherwise',
  },
  STRIPE_SECRET_KEY: {
    schema: z
      .string()
      .regex(/^(sk|rk)_(live|test)_/)
      .optional(),
    meaning: 'key of the card provider; without it the card emulator runs',
  },
  STRIPE_PUBLISHABLE_KEY: {
    schema: z
      .string()
      .regex(/^pk_(live|test)_/)
      .optional(),
    meaning: 'the key the page uses',
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z.string().optional(),
    meaning: 'signing secret of the webhook endpoint',
  },
  STRIPE_EMULATOR_PORT: { schema: port(12111), meaning: 'port of the card emulator on 127.0.0.1' },
  STRIPE_EMULATOR_URL: {
    schema: z.url().optional(),
    meaning: 'a card emulator that runs elsewhere; then none is started here',
  },
  STRIPE_TIMEOUT_MS: {
    schema: z.coerce.number().int().min(200).max(80_000).default(15_000),
    meaning: 'how long one call to the card provider may take before its outcome counts as unknown',
  },
  SMTP_URL: {
    schema: z.string().optional(),
    meaning:
      'mail server, smtp(s)://user:password@host:port; without it mail goes to the outbox only',
  },
  MAIL_FROM: {
    schema: z.string().default('TomoGolf <hello@tomogolf.example>'),
    meaning: 'sender of all mail',
  },
  OPERATOR_EMAIL: {
    schema: z.email().default('operator@tomogolf.example'),
    meaning: 'where requests and reports are sent',
  },
  OPERATOR_NAME: {
    schema: z.string().optional(),
    meaning:
      'registered name of the company behind the site, as the legal pages name it; required in production',
  },
  OPERATOR_ADDRESS: {
    schema: z.string().optional(),
    meaning: 'its registered address; required in production',
  },
  OPERATOR_PHONE: {
    schema: z.string().optional(),
    meaning: 'its telephone number; required in production',
  },
  OPERATOR_REPRESENTATIVE: {
    schema: z.string().optional(),
    meaning: 'the person responsible for it; required in production',
  },
  OPERATOR_INVOICE_NUMBER: {
    schema: z
      .string()
      .regex(/^T\d{13}$/)
      .optional(),
    meaning:
      'its number as a qualified invoice issuer in Japan (T and 13 digits), printed on receipts',
  },
  OPERATOR_LANGUAGE: {
    schema: z.enum(LANGUAGES).default('en'),
    meaning: 'language of the mail to OPERATOR_EMAIL: en, ja, ko or zh',
  },
  SOCIAL_LINKS: {
    schema: socialLinks,
    meaning:
      "the company's pages in social networks, whole addresses separated by commas (Instagram, Facebook, X, YouTube, LINE); the footer shows these and no others",
  },
  CAPTCHA_SITE_KEY: {
    schema: z.string().optional(),
    meaning: 'public key of the captcha; required in production',
  },
  CAPTCHA_SECRET_KEY: {
    schema: z.string().optional(),
    meaning: 'secret key of the captcha; required in production',
  },
  WEB_PUSH_PUBLIC_KEY: {
    schema: z
      .string()
      .regex(/^[\w-]{87}$/)
      .optional(),
    meaning:
      'public key that browsers subscribe to pushes with (VAPID, base64url); without the pair no pushes are sent in production, and elsewhere a pair is made once in DATA_DIR',
  },
  WEB_PUSH_PRIVATE_KEY: {
    schema: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
    meaning: 'its private key',
  },
  WEB_PUSH_SUBJECT: {
    schema: z
      .string()
      .regex(/^(mailto:|https:\/\/)/)
      .optional(),
    meaning:
      'whom push services may write to, mailto: or https:; default the address OPERATOR_EMAIL',
  },
  WEB_PUSH_SERVICES: {
    schema: z
      .string()
      .default('fcm.googleapis.com,.push.services.mozilla.com,.notify.windows.com,.push.apple.com'),
    meaning:
      'push services that are called, by host name (a leading dot: all below it): addresses come from browsers, so no other is',
  },
  RESPONSE_CACHE_TTL_MS: {
    schema: z.coerce.number().int().min(0).max(60_000).default(1000),
    meaning:
      'how long the answers that all visitors without a session share (games, courses) are kept in memory, in milliseconds; 0 keeps none',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.url().optional(),
    meaning:
      'OpenTelemetry collector that traces are sent to (OTLP over HTTP, such as http://127.0.0.1:4318); without it there are no traces',
  },
  OTEL_TRACES_SHARE: {
    schema: z.coerce.number().min(0).max(1).default(0.1),
    meaning: 'share of the requests that are traced, 0 to 1',
  },
  RATE_LIMITS: {
    schema: flag(true),
    meaning: 'false only for load tests on a closed machine; refused in production',
  },
} as const

type Env = { [K in keyof typeof VARIABLES]: z.output<(typeof VARIABLES)[K]['schema']> }
export type Config = Omit<Env, 'LOG_LEVEL'> & {
  readonly LOG_LEVEL: NonNullable<Env['LOG_LEVEL']>
  readonly version: string
  readonly origin: string
  readonly isProduction: boolean
  readonly devTools: boolean
  readonly enforceContract: boolean
}

/** Reads and checks the environment. Throws with every problem at once; values of secrets are never part of the message. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const shape = Object.fromEntries(Object.entries(VARIABLES).map(([k, v]) => [k, v.schema]))
  // an empty variable counts as an absent one: that is what deployment files produce
  const parsed = z
    .object(shape)
    .safeParse(Object.fromEntries(Object.entries(env).filter(([, v]) => v !== '')))
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`)
  const e = (parsed.success ? parsed.data : {}) as Env
  if (parsed.success) problems.push(...contradictions(e))
  if (problems.length) throw new Error(`configuration: ${problems.join('; ')}`)
  const isProduction = e.NODE_ENV === 'production'
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
  ) as { version: string }
  return {
    ...e,
    LOG_LEVEL: e.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    version,
    origin: (e.ORIGIN ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
    isProduction,
    devTools: !isProduction,
    enforceContract: !isProduction,
  }
}

/** What the law wants to read about the company behind the site. */
const OPERATOR = [
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_PHONE',
  'OPERATOR_REPRESENTATIVE',
] as const

function contradictions(e: Env): string[] {
  const problems: string[] = []
  const live = e.STRIPE_SECRET_KEY?.includes('_live_') ?? false
  if (e.STRIPE_SECRET_KEY && !e.STRIPE_PUBLISHABLE_KEY)
    problems.push('STRIPE_PUBLISHABLE_KEY: needed together with STRIPE_SECRET_KEY')
  if (e.STRIPE_SECRET_KEY && !e.STRIPE_WEBHOOK_SECRET)
    problems.push('STRIPE_WEBHOOK_SECRET: needed together with STRIPE_SECRET_KEY')
  if (e.STRIPE_PUBLISHABLE_KEY && e.STRIPE_PUBLISHABLE_KEY.includes('_live_') !== live)
    problems.push('STRIPE_PUBLISHABLE_KEY: live and test keys are mixed')
  if (Boolean(e.WEB_PUSH_PUBLIC_KEY) !== Boolean(e.WEB_PUSH_PRIVATE_KEY))
    problems.push('WEB_PUSH_PUBLIC_KEY, WEB_PUSH_PRIVATE_KEY: one is of no use without the other')
  if (Boolean(e.CAPTCHA_SITE_KEY) !== Boolean(e.CAPTCHA_SECRET_KEY))
    problems.push('CAPTCHA_SITE_KEY, CAPTCHA_SECRET_KEY: one is of no use without the other')
  if (e.DATABASE_READ_URL && !e.DATABASE_URL)
    problems.push('DATABASE_READ_URL: a replica of what? DATABASE_URL is not set')
  if (e.PROCESS_MODE !== 'all' && !e.DATABASE_URL)
    problems.push('PROCESS_MODE: separate processes need DATABASE_URL')
  if (e.NODE_ENV === 'production') {
    const required = [
      'APP_SECRET',
      'ORIGIN',
      'DATABASE_URL',
      'STRIPE_SECRET_KEY',
      'SMTP_URL',
      'CAPTCHA_SITE_KEY',
      'CAPTCHA_SECRET_KEY',
      ...OPERATOR,
    ] as const
    for (const name of required) if (!e[name]) problems.push(`${name}: required in production`)
    if (e.STRIPE_SECRET_KEY && !live) problems.push('STRIPE_SECRET_KEY: a test key in production')
    if (!e.RATE_LIMITS) problems.push('RATE_LIMITS: cannot be switched off in production')
    if (e.ORIGIN && !e.ORIGIN.startsWith('https://'))
      problems.push('ORIGIN: must be https in production')
  } else if (live) problems.push('STRIPE_SECRET_KEY: a live key outside production')
  return problems
}
