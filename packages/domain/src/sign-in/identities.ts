import { minutes, type Duration } from '../time.ts'

/**
 * How long a login at an issuer may take, and how long its result waits for the person's decision.
 * The instant of expiry still counts.
 */
export const IDENTITY_REQUEST_VALID: Duration = minutes(10)

/** Why a login at an issuer ended without one here; the page it returns to says so. */
export const IDENTITY_PROBLEMS = [
  'administrator',
  'cancelled',
  'expired',
  'failed',
  'taken',
  'unavailable',
] as const
export type IdentityProblem = (typeof IDENTITY_PROBLEMS)[number]
export const identityProblem = (value: unknown): IdentityProblem | undefined =>
  IDENTITY_PROBLEMS.find((problem) => problem === value)

/** What an account can log in with. */
export type WaysIn = {
  readonly isAdmin: boolean
  readonly hasPassword: boolean
  readonly passkeys: number
  readonly identities: number
}

/**
 * Whether a passkey or a linked identity may be removed: another way in must stay. Mailed codes do
 * not count, because the address may be the issuer's own (Apple's relay) and end with the link.
 * Identities let no administrator in, so removing one takes nothing from them.
 */
export function mayRemove(
  what: 'passkey' | 'identity',
  { isAdmin, hasPassword, passkeys, identities }: WaysIn,
): boolean {
  if (isAdmin && what === 'identity') return true
  return Number(hasPassword) + passkeys + (isAdmin ? 0 : identities) > 1
}
