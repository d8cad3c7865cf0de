import { hkdfSync } from 'node:crypto'
import { keyedHash } from '../../../platform/security/ids.ts'

/**
 * The stored form of an address whose mail came back: keyed, so that a reader of the database alone
 * cannot try addresses. `address` in lower case.
 */
export const hashAddress = (secret: string, address: string): string =>
  keyedHash(
    Buffer.from(hkdfSync('sha256', secret, '', 'addresses that bounce', 32)),
    address,
  ).toString('hex')
