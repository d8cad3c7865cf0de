import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Encrypts a text for storage (AES-256-GCM). `purpose` derives a separate key for each use. */
export function encrypt(text: string, secret: string, purpose: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(ALGORITHM, keyFor(secret, purpose), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}
/** Throws when the text was modified, or encrypted with another secret or for another purpose. */
export function decrypt(encrypted: string, secret: string, purpose: string): string {
  const raw = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, keyFor(secret, purpose), raw.subarray(0, 12), {
    authTagLength: 16,
  })
  decipher.setAuthTag(raw.subarray(12, 28))
  return Buffer.concat([decipher.update(raw.subarray(28)), decipher.final()]).toString('utf8')
}
