import { timingSafeEqual } from 'node:crypto'
import { minutes, type Instant } from '@tomogolf/domain/time'
import { keyedHash } from '../security/ids.ts'

/** Older and later signatures are refused: a captured request cannot be sent again for long. */
const TOLERANCE = minutes(5)

/**
 * Whether a header `t=<Unix seconds>,v1=<hex>` signs the body: HMAC-SHA256 over the seconds, a dot
 * and the raw bytes.
 */
export function isSignedBy(secret: string, header: string, body: Buffer, now: Instant): boolean {
  const [, seconds, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (seconds === undefined || signature === undefined) return false
  if (Math.abs(now - Number(seconds) * 1000) > TOLERANCE) return false
  const expected = signWebhook(secret, seconds, body)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
const signWebhook = (secret: string, seconds: string, body: Buffer): Buffer =>
  keyedHash(secret, Buffer.concat([Buffer.from(`${seconds}.`), body]))
