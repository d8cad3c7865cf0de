import type { FastifyBaseLogger } from 'fastify'

export type Logger = FastifyBaseLogger
/** Paths whose values never reach a log: secrets and personal data. */
export const REDACTED = ['req.headers.cookie', 'req.headers.authorization', 'req.headers["x-user-token"]', 'req.headers["x-user-email"]', 'res.headers["set-cookie"]', '*.password', '*.token', '*.email', '*.client_secret']
