import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Encrypts a text for storage; `purpose` keeps the keys of different uses apart. */
export function seal(text: string, secret: string, purpose: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(ALGORITHM, keyFor(secret, purpose), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}
/** The text of `seal`. Throws when it was changed, or sealed with another secret or for another purpose. */
export function unseal(sealed: string, secret: string, purpose: string): string {
  const raw = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, keyFor(secret, purpose), raw.subarray(0, 12), {
    authTagLength: 16,
  })
  decipher.setAuthTag(raw.subarray(12, 28))
  return Buffer.concat([decipher.update(raw.subarray(28)), decipher.final()]).toString('utf8')
}
