import { minutes, type Duration } from '../time.ts'

/** How long an authenticator may take to sign a challenge. The instant of expiry still counts. */
export const PASSKEY_CHALLENGE_VALID: Duration = minutes(10)
/** Passkeys of one user: a phone, a laptop, a security key, and some spare. */
export const MAX_PASSKEYS = 10
export const PASSKEY_NAME_MAX = 60
