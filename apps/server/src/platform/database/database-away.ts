type Problem = { code?: unknown; message?: unknown; cause?: unknown }

// PostgreSQL: class 08 connection, 53 resources (53100 disk full, 53300 too many connections), 57P01-57P03 shutting down or starting
const STATES = /^(08...|53...|57P0[123])$/
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
])
// these come from the driver, which gives them no code
const SAID = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
]

/** Whether an error says that the database is away, starting, or out of disk or connections: trying again later can help, and nobody here did anything wrong. */
export function isDatabaseAway(err: unknown): boolean {
  for (
    let e = err as Problem | undefined;
    typeof e === 'object' && e !== null;
    e = e.cause as Problem | undefined
  ) {
    const { code, message } = e
    if (typeof code === 'string' && (STATES.test(code) || SYSTEM.has(code))) return true
    if (typeof message === 'string' && SAID.some((words) => message.startsWith(words))) return true
  }
  return false
}
