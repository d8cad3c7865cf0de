import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { authProblems, authVariables } from './auth.config.ts'
import { databaseProblems, databaseVariables } from './database.config.ts'
import { mailVariables } from './mail.config.ts'
import { operatorVariables } from './operator.config.ts'
import { payoutsVariables } from './payouts.config.ts'
import { paymentsProblems, paymentsVariables } from './payments.config.ts'
import { pushProblems, pushVariables } from './push.config.ts'
import { serverProblems, serverVariables } from './server.config.ts'
import { EXAMPLE_LINKS, type SocialLink } from './social-links.ts'
import { telemetryProblems, telemetryVariables } from './telemetry.config.ts'
import { schemaOf, type EnvOf } from './variable.ts'

/** Every environment variable of the product. No other code reads the environment. */
export const VARIABLES = {
  ...serverVariables,
  ...databaseVariables,
  ...paymentsVariables,
  ...payoutsVariables,
  ...mailVariables,
  ...operatorVariables,
  ...authVariables,
  ...pushVariables,
  ...telemetryVariables,
}

type Env = EnvOf<typeof VARIABLES>
export type Config = Omit<Env, 'LOG_LEVEL' | 'SOCIAL_LINKS'> & {
  readonly SOCIAL_LINKS: readonly SocialLink[]
  readonly LOG_LEVEL: NonNullable<Env['LOG_LEVEL']>
  readonly version: string
  readonly origin: string
  /** The origins of our own pages: the site's, and in development the names of this machine. */
  readonly ownOrigins: readonly string[]
  readonly isProduction: boolean
  readonly devTools: boolean
  /** Whether a response that violates the contract throws. */
  readonly enforceContract: boolean
}

/**
 * Reads and validates the environment. Throws with all problems at once; the message contains no
 * secrets.
 */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  // deployment files produce empty variables: they count as absent
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const env = parseAll(given)
  const isProduction = env.NODE_ENV === 'production'
  const origin = new URL(env.ORIGIN ?? `http://localhost:${env.PORT}`).origin
  return {
    ...env,
    LOG_LEVEL: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    // in development the answers come from a file
    MAIL_REPLY_TO: env.MAIL_REPLY_TO ?? (isProduction ? undefined : 'reply@tomogolf.example'),
    SOCIAL_LINKS: env.SOCIAL_LINKS ?? (env.DEMO_DATA && !isProduction ? EXAMPLE_LINKS : []),
    version: readVersion(),
    origin,
    ownOrigins: isProduction ? [origin] : [origin, ...localOrigins(env.PORT)],
    isProduction,
    devTools: !isProduction,
    enforceContract: !isProduction,
  }
}

/** Parses every variable, and throws with all problems, of single variables and between them. */
function parseAll(given: Record<string, string | undefined>): Env {
  const schema = schemaOf(VARIABLES)
  const parsed = schema.safeParse(given)
  if (parsed.success) {
    const env = parsed.data as Env
    const problems = contradictionsOf(env)
    if (problems.length) throw new ConfigurationError(problems)
    return env
  }
  const { issues } = parsed.error
  const invalid = new Set(issues.map((issue) => String(issue.path[0])))
  // the others are compared as if the invalid ones were absent
  const valid = Object.entries(given).filter(([name]) => !invalid.has(name))
  const others = contradictionsOf(schema.parse(Object.fromEntries(valid)) as Env).filter(
    (problem) => !problem.match(/\b[A-Z_]+\b/g)?.some((name) => invalid.has(name)),
  )
  throw new ConfigurationError([
    ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...others,
  ])
}

const localOrigins = (port: number): string[] =>
  ['localhost', '127.0.0.1', '[::1]'].map((host) => new URL(`http://${host}:${port}`).origin)

/** Every problem of the configuration, one a line in the message. */
export class ConfigurationError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(['configuration:', ...problems].join('\n  '))
    this.problems = problems
  }
}

function readVersion(): string {
  const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

const REQUIRED_IN_PRODUCTION = [
  'APP_SECRET',
  'ORIGIN',
  'DATABASE_URL',
  'STRIPE_SECRET_KEY',
  'SMTP_URL',
  'CAPTCHA_SITE_KEY',
  'CAPTCHA_SECRET_KEY',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_PHONE',
  'OPERATOR_REPRESENTATIVE',
] as const satisfies readonly (keyof Env)[]

/** Problems that no single variable has. */
function contradictionsOf(env: Env): string[] {
  const missing =
    env.NODE_ENV === 'production' ? REQUIRED_IN_PRODUCTION.filter((name) => !env[name]) : []
  return [
    ...missing.map((name) => `${name}: required in production`),
    ...paymentsProblems(env),
    ...pushProblems(env),
    ...authProblems(env),
    ...databaseProblems(env),
    ...serverProblems(env),
    ...telemetryProblems(env),
  ]
}
