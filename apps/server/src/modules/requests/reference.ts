import { randomInt } from 'node:crypto'

/** No I, L, O and U: nothing that is misread, misheard or a word. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new reference to quote in a mail or on the telephone: TG-7K2M4Q. A billion of them; the table keeps them apart. */
export const newReference = (): string =>
  `TG-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
