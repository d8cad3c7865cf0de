import { randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Random letters and digits from a cryptographic source: a client secret is a credential. */
export function randomText(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 = 4 × 62: higher bytes would favour the alphabet's first letters.
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62]
    }
  }
  return text
}

/** An identifier in the provider's format: prefix, underscore, 24 letters and digits. */
export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`

export const newClientSecret = (id: string): string => `${id}_secret_${randomText(25)}`
