type ErrorLike = { code?: unknown; message?: unknown; cause?: unknown }

// class 08: connection; 53: resources (53100 disk full, 53300 too many connections); 57P01-57P03:
// shutdown or start
const SQL_STATES = /^(08...|53...|57P0[123])$/
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
])
// errors of the driver, which have no code
const DRIVER_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
]

/**
 * Whether the database is unreachable, starting, or out of disk or connections: a later retry can
 * succeed.
 */
export function isDatabaseUnavailable(err: unknown): boolean {
  for (
    let error = err as ErrorLike | undefined;
    typeof error === 'object' && error !== null;
    error = error.cause as ErrorLike | undefined
  ) {
    const { code, message } = error
    if (typeof code === 'string' && (SQL_STATES.test(code) || SYSTEM_CODES.has(code))) return true
    if (typeof message === 'string' && DRIVER_MESSAGES.some((text) => message.startsWith(text)))
      return true
  }
  return false
}
