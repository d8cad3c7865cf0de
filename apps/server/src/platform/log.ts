import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'

export type Logger = FastifyBaseLogger
/** Paths whose values never reach a log: secrets and personal data. */
const REDACTED = ['req.headers.cookie', 'req.headers.authorization', 'req.headers["x-user-token"]', 'req.headers["x-user-email"]', 'res.headers["set-cookie"]', '*.password', '*.token', '*.email', '*.client_secret']

/** JSON lines for machines; for a person at a terminal, readable ones. */
export function createLogger(level: string, pretty: boolean): Logger {
  return pino({ level, redact: REDACTED, ...(pretty && { transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' } } }) })
}
