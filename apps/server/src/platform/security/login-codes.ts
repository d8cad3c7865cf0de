import { randomInt } from 'node:crypto'
import { keyedHash } from './ids.ts'

/** Six digits for a mail; the first ones may be zeros. */
export const newLoginCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

// six digits are too few for a plain hash: it is keyed with the application's secret, and bound to
// the address so that two users with one code have different hashes
export const hashLoginCode = (email: string, code: string, appSecret: string): string =>
  keyedHash(appSecret, `login code ${email} ${code}`).toString('hex')
