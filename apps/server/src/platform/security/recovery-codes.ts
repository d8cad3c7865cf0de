import { randomInt } from 'node:crypto'
import { keyedHash } from './ids.ts'

// without letters and digits that look alike
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
const CODES = 10
const CODE_LENGTH = 10

// 10 characters carry 49 bits, too few for a plain hash: the hash is keyed with the application's secret
export const hashRecoveryCode = (code: string, appSecret: string): string =>
  keyedHash(appSecret, `recovery ${code.toLowerCase().replace(/[\s-]/g, '')}`).toString('hex')

/** Ten codes such as `abcde-fghjk`, for the user to write down. */
export function newRecoveryCodes(): string[] {
  const half = () =>
    Array.from({ length: CODE_LENGTH / 2 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: CODES }, () => `${half()}-${half()}`)
}
