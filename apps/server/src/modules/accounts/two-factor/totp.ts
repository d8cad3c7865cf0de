import { Secret, TOTP } from 'otpauth'
import type { Instant } from '@tomogolf/domain/time'
import { encrypt, decrypt } from '../../../platform/security/encryption.ts'

// the defaults of RFC 6238, which every authenticator app knows
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const
// one step to either side, for clocks that are a little off
const WINDOW = 1
const ISSUER = 'TomoGolf'
const PURPOSE = 'totp'

/** A new secret: `sealed` for the database, `text` and `uri` for the authenticator app. */
export function newTotpSecret(
  email: string,
  appSecret: string,
): { sealed: string; text: string; uri: string } {
  const secret = new Secret({ size: 20 })
  const uri = new TOTP({ ...SHAPE, issuer: ISSUER, label: email, secret }).toString()
  return { sealed: encrypt(secret.base32, appSecret, PURPOSE), text: secret.base32, uri }
}
/** The time step (30 seconds each since 1970) a code belongs to, or null when it fits none near `now`. */
export function stepOfCode(
  code: string,
  sealed: string,
  appSecret: string,
  now: Instant,
): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const secret = Secret.fromBase32(decrypt(sealed, appSecret, PURPOSE))
  const delta = new TOTP({ ...SHAPE, secret }).validate({
    token: code,
    timestamp: now,
    window: WINDOW,
  })
  return delta === null ? null : Math.floor(now / 1000 / SHAPE.period) + delta
}
