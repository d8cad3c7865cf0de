import { randomInt } from 'node:crypto'
import type { Tx } from '../../platform/database/database.ts'
import {
  insertRequest,
  readRequestByKey,
  type FirstEvent,
  type Request,
} from './requests.repository.ts'

/** Crockford's base 32: no I, L, O and U, which are easily misread or form words. */
const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/**
 * A new reference to quote in a mail or on the phone: TG-7K2M4Q. There are a billion; a unique
 * index prevents duplicates.
 */
const newReference = (): string =>
  `TG-${Array.from({ length: 6 }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)]).join('')}`

/**
 * Inserts a request under a free reference. A concurrent retry with the same key returns the row of
 * the first attempt. Undefined: no reference was free.
 */
export async function storeRequest<Row extends Omit<Request, 'reference'>>(
  tx: Tx,
  row: Row,
  first?: FirstEvent,
): Promise<
  | { readonly isNew: true; readonly request: Row & Pick<Request, 'reference'> }
  | { readonly isNew: false; readonly request: Request }
  | undefined
> {
  // a reference may be taken: one chance in a billion
  for (const reference of [newReference(), newReference()]) {
    const request = { ...row, reference }
    if (await insertRequest(tx, request, first)) return { isNew: true, request }
    const earlier = row.requestKey === null ? undefined : await readRequestByKey(tx, row.requestKey)
    if (earlier) return { isNew: false, request: earlier }
  }
}
