import { createHash, createHmac, randomBytes } from 'node:crypto'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** A public id: 14 characters with 70 random bits, URL-safe, without characters that look alike. */
export function newId(): string {
  let id = ''
  for (const byte of randomBytes(14)) id += ALPHABET[byte & 31]
  return id
}
/** A URL-safe secret of 256 random bits, for links and sessions. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
/**
 * The stored form of a secret. Secrets have 256 random bits, so a fast hash cannot be brute-forced.
 */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')
export const keyedHash = (key: string | Buffer, text: string | Buffer): Buffer =>
  createHmac('sha256', key).update(text).digest()
