import { hkdfSync } from 'node:crypto'
import { keyedHash } from './ids.ts'

/** What recognises a person without an account. */
export type IdentityKind = 'mailbox' | 'card'

/**
 * The stored form of a mailbox or a card's fingerprint: a keyed hash, so that a reader of the
 * database alone cannot try addresses. A changed `APP_SECRET` forgets every one of them.
 */
export const hashIdentity = (secret: string, kind: IdentityKind, value: string): string =>
  keyedHash(
    Buffer.from(hkdfSync('sha256', secret, '', 'identity of deleted accounts', 32)),
    `${kind}:${value}`,
  ).toString('hex')
