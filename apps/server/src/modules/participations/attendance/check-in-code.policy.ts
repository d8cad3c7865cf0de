import { timingSafeEqual } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH } from '@tomogolf/domain/attendance'
import { proofMessage, SIGNATURE_LENGTH } from '@tomogolf/domain/attendance/scan-proof'
import { hashSecret, keyedHash } from '../../../platform/security/ids.ts'

/**
 * Derives a game's check-in code by a keyed hash from a random nonce. The host can see it again,
 * but nonce and hash in the database do not reveal it. Skips bytes that would bias the
 * distribution.
 */
export function deriveCode(secret: string, gameId: string, nonce: string): string {
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

/**
 * The key with which the host's device signs the time it shows the code. The device needs no
 * connection to sign.
 */
export const deriveProofKey = (secret: string, gameId: string, nonce: string): string =>
  keyedHash(secret, `shown ${gameId} ${nonce}`).toString('base64url')
/** Whether a device with this code's key signed this time step. */
export function isSigned(
  secret: string,
  gameId: string,
  nonce: string,
  { step, signature }: { step: number; signature: string },
): boolean {
  const expected = keyedHash(
    Buffer.from(deriveProofKey(secret, gameId, nonce), 'base64url'),
    proofMessage(gameId, step),
  )
    .toString('base64url')
    .slice(0, SIGNATURE_LENGTH)
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature))
}
