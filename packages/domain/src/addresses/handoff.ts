import { minutes, type Duration } from '../time.ts'
import { internalPath } from './internal-path.ts'

/** How long a code that carries a destination out of an in-app browser is valid. */
export const HANDOFF_VALID: Duration = minutes(30)

// the pages of mailed links, of check-in links and of returns from a bank
const SECRETS = /[?&#](?:token|code|proof|payment_intent\w*|setup_intent\w*)=/i

/**
 * A destination that a handoff code may carry: a path of this site without a secret in it, because it
 * is stored in the clear. Undefined for anything else.
 */
export function handoffDestination(value: unknown): string | undefined {
  const path = internalPath(value)
  return path === undefined || SECRETS.test(path) || path.startsWith('/check-in/')
    ? undefined
    : path
}
