import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import type { Config } from '../../config/config.ts'
import { scrub } from './log-scrub.ts'

export type Logger = FastifyBaseLogger
/** Paths of secrets and personal data, which are never logged. */
const REDACTED = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["x-user-token"]',
  'req.headers["x-user-email"]',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
  '*.email',
  '*.client_secret',
]

/** JSON lines; readable lines with `pretty`. `secrets`: values that are never written. */
export function createLogger(
  level: string,
  pretty: boolean,
  secrets: readonly string[] = [],
  out: { write(line: string): unknown } = process.stdout,
): Logger {
  const target = pretty
    ? (pino.transport<Record<string, unknown>>({
        target: 'pino-pretty',
        options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' },
      }) as { write(line: string): unknown })
    : out
  return pino(
    { level, redact: REDACTED },
    {
      write: (line: string) => {
        target.write(scrub(line, secrets))
      },
    },
  )
}

/** The secrets of this installation. */
export const secretsOf = (config: Config): string[] =>
  [
    config.APP_SECRET,
    config.STRIPE_SECRET_KEY,
    config.STRIPE_WEBHOOK_SECRET,
    config.MAIL_WEBHOOK_SECRET,
    config.CAPTCHA_SECRET_KEY,
    config.WEB_PUSH_PRIVATE_KEY,
    config.SMTP_URL,
    config.METRICS_TOKEN,
    config.TRANSLATOR_KEY,
    ...(config.OIDC_ISSUERS ?? []).map(({ clientSecret }) => clientSecret),
    config.DATABASE_URL,
    config.DATABASE_READ_URL,
  ].filter((secret) => secret !== undefined)
