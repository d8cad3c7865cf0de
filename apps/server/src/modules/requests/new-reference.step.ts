import { randomInt } from 'node:crypto'

/** Crockford's base 32: no I, L, O and U, which are easily misread or form words. */
const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/**
 * A new reference to quote in a mail or on the phone: TG-7K2M4Q. There are a billion; a unique
 * index prevents duplicates.
 */
export const newReference = (): string =>
  `TG-${Array.from({ length: 6 }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)]).join('')}`
