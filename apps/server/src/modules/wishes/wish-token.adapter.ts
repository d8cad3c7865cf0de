import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../../platform/security/ids.ts'

const PURPOSE = 'wish'
const ID = /^[a-z0-9]{14}$/
const signature = (secret: string, id: string): Buffer => keyedHash(keyedHash(secret, PURPOSE), id)

/**
 * The secret of a wish in the links of its mails: it proves the mailbox. Computed, so that nothing
 * in the database opens a wish.
 */
export const wishToken = (secret: string, wishId: string): string =>
  `${wishId}.${signature(secret, wishId).toString('base64url')}`

/** The wish of a token; undefined for one that this server did not make. */
export function wishOfToken(secret: string, token: string): string | undefined {
  const [id = '', given = ''] = token.split('.')
  if (!ID.test(id)) return undefined
  const expected = signature(secret, id)
  const bytes = Buffer.from(given, 'base64url')
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? id : undefined
}
