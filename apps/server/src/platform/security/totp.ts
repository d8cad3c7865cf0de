import { Secret, TOTP } from 'otpauth'
import type { Instant } from '@tomogolf/domain/time'
import { encrypt, decrypt } from './encryption.ts'

// the defaults of RFC 6238, which every authenticator app supports
const TOTP_OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
// accepts one step to either side, for clock drift
const WINDOW = 1
const ISSUER = 'TomoGolf'
const PURPOSE = 'totp'

/** A new secret: `encrypted` for the database, `text` and `uri` for the authenticator app. */
export function newTotpSecret(
  email: string,
  appSecret: string,
): { encrypted: string; text: string; uri: string } {
  const secret = new Secret({ size: 20 })
  const uri = new TOTP({ ...TOTP_OPTIONS, issuer: ISSUER, label: email, secret }).toString()
  return { encrypted: encrypt(secret.base32, appSecret, PURPOSE), text: secret.base32, uri }
}
/** The time step (30 seconds each since 1970) of a code; null when it matches none near `now`. */
export function findStep(
  code: string,
  encrypted: string,
  appSecret: string,
  now: Instant,
): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const secret = Secret.fromBase32(decrypt(encrypted, appSecret, PURPOSE))
  const delta = new TOTP({ ...TOTP_OPTIONS, secret }).validate({
    token: code,
    timestamp: now,
    window: WINDOW,
  })
  return delta === null ? null : Math.floor(now / 1000 / TOTP_OPTIONS.period) + delta
}
