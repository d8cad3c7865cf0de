import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from './ids.ts'

const ID = /^[a-z0-9]{14}$/
const signature = (secret: string, purpose: string, id: string): Buffer =>
  keyedHash(keyedHash(secret, purpose), id)

/**
 * The secret in a link of a mail that works without a login, for one record: it proves the mailbox.
 * Computed, so that nothing in the database opens it.
 */
export const linkToken = (secret: string, purpose: string, id: string): string =>
  `${id}.${signature(secret, purpose, id).toString('base64url')}`

/** The record that a token claims to open, before its signature is checked. */
export function claimedIdOf(token: string): string | undefined {
  const [id = ''] = token.split('.')
  return ID.test(id) ? id : undefined
}

/** The record of a token; undefined for one that this server did not make for the purpose. */
export function idOfLinkToken(secret: string, purpose: string, token: string): string | undefined {
  const id = claimedIdOf(token)
  const [, given = ''] = token.split('.')
  if (id === undefined) return undefined
  const expected = signature(secret, purpose, id)
  const bytes = Buffer.from(given, 'base64url')
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? id : undefined
}
