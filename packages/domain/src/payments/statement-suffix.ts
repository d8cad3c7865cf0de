import { japanParts, type Instant } from '../time.ts'

/**
 * A card's statement shows the account's prefix (at most 10 characters), an asterisk, a space and
 * this suffix, together at most 22 Latin characters without < > \ ' " *. Source: the provider's
 * "Statement descriptors".
 */
export const STATEMENT_SUFFIX_LENGTH = 22 - 10 - 2
const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

/**
 * The game of a payment, for the payer's statement: the day, then what fits of the course's Latin
 * name (`DEC4 WAKAS`). The month is a word because the order of day and month differs by country,
 * and it is the letter that the provider demands.
 */
export function statementSuffix(game: { teeTime: Instant; courseName: string }): string {
  const { month, day } = japanParts(game.teeTime)
  const course = game.courseName
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^A-Z0-9&.]+/g, ' ')
    .trim()
  const name = /[A-Z]/.test(course) ? course : 'GOLF'
  return `${MONTHS[month - 1]}${day} ${name}`.slice(0, STATEMENT_SUFFIX_LENGTH).trimEnd()
}
