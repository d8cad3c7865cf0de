import { createHash, createHmac, randomBytes } from 'node:crypto'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new public id: 14 characters, 70 random bits, safe in addresses and readable aloud. */
export function newId(): string {
  let id = ''
  for (const byte of randomBytes(14)) id += ALPHABET[byte & 31]
  return id
}
/** A secret of 256 bits for links and sessions, URL-safe. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
/** What is stored of a secret. Secrets carry 256 random bits, so a plain hash cannot be searched. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')
export const keyedHash = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()
