import { timingSafeEqual } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH } from '@tomogolf/domain/attendance'
import { proofMessage, SIGNATURE_LENGTH } from '@tomogolf/domain/scan-proof'
import { hashSecret, keyedHash } from '../../../platform/security/ids.ts'

/**
 * The check-in code of a game: drawn by a keyed hash from a random nonce, so it can be shown again to its host, while the
 * database alone (nonce and hash) gives nobody a code. Bytes that would favour some letters are passed over.
 */
export function codeFrom(secret: string, gameId: string, nonce: string): string {
  const fair = 256 - (256 % CODE_ALPHABET.length)
  let code = ''
  for (let block = 0; code.length < CODE_LENGTH; block++) {
    for (const byte of keyedHash(secret, `check-in ${gameId} ${nonce} ${block}`)) {
      if (byte < fair && code.length < CODE_LENGTH)
        code += CODE_ALPHABET[byte % CODE_ALPHABET.length]
    }
  }
  return code
}
export const hashCode = (gameId: string, code: string): string => hashSecret(`${gameId} ${code}`)

/** What the host's device signs the moments by in which it shows this code: it has the key from its last call, and needs no signal afterwards. */
export const proofKeyFrom = (secret: string, gameId: string, nonce: string): string =>
  keyedHash(secret, `shown ${gameId} ${nonce}`).toString('base64url')
/** Whether a host's device that had the key of this code showed it in this step. */
export function isSigned(
  secret: string,
  gameId: string,
  nonce: string,
  { step, signature }: { step: number; signature: string },
): boolean {
  const expected = keyedHash(
    Buffer.from(proofKeyFrom(secret, gameId, nonce), 'base64url'),
    proofMessage(gameId, step),
  )
    .toString('base64url')
    .slice(0, SIGNATURE_LENGTH)
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature))
}
