import { CURRENCIES, type Currency } from '../money.ts'

/**
 * The number that a person means by a typed price, in major units; undefined when the text is not a
 * number or could mean two. Zero and negative numbers are returned, so that a form can refuse them.
 *
 * Accepts full-width digits, a currency symbol, a decimal point or comma, and separators of
 * thousands. One comma before exactly three digits separates thousands, and one point decimals, as
 * in all four languages of the product; in a currency without decimals both separate thousands.
 */
export function parseTypedPrice(text: string, currency: Currency): number | undefined {
  const normal = text.normalize('NFKC').replaceAll('、', ',').replaceAll('。', '.')
  const match = NUMBER.exec(normal.replace(/\s+/g, ' '))
  if (!match) return undefined
  const [, sign, digits = ''] = match
  const plain = withoutSeparators(digits.replace(/['’]/g, ' '), CURRENCIES[currency].digits > 0)
  if (plain === undefined) return undefined
  return Number(plain) * (sign ? -1 : 1)
}

/** Of a text with single spaces only: adjoining runs of spaces would backtrack quadratically. */
const NUMBER = /^ ?(?:US)?[$¥]? ?([-−–])? ?(?:US)?[$¥]? ?([\d.,'’ ]*\d[.,]?) ?(?:円|USD|JPY)? ?$/i

/** Digits with at most one decimal point; undefined when the separators contradict each other. */
function withoutSeparators(text: string, hasDecimals: boolean): string | undefined {
  const marks = [...text].filter((character) => character === '.' || character === ',')
  const last = marks.at(-1)
  if (last === undefined) return ungrouped(text, ' ')
  const [whole, decimals] = splitAtLast(text, last)
  const isRepeated = marks.filter((mark) => mark === last).length > 1
  if (isRepeated) return ungrouped(text, last)
  const looksGrouped = marks.length === 1 && GROUPED(last).test(text)
  if (looksGrouped && (last === ',' || !hasDecimals)) return ungrouped(text, last)
  if (!/^\d*$/.test(decimals)) return undefined
  // `12,5000` or, in yen, `12,50` is more likely a mistyped `12,500` than a fraction
  if (last === ',' && (!hasDecimals || decimals.length === 0 || decimals.length > 2))
    return undefined
  const other = marks.length > 1 ? marks[0]! : ' '
  const integer = whole === '' ? '0' : ungrouped(whole, other)
  return integer === undefined ? undefined : `${integer}.${decimals}`
}

function splitAtLast(text: string, mark: string): [whole: string, decimals: string] {
  const at = text.lastIndexOf(mark)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** `1,234,567`: groups of three after a first one that does not start with zero. */
const GROUPED = (mark: string) => new RegExp(`^[1-9]\\d{0,2}(?:[${mark}]\\d{3})+$`)

const ungrouped = (text: string, mark: string): string | undefined =>
  /^\d+$/.test(text) ? text : GROUPED(mark).test(text) ? text.replaceAll(mark, '') : undefined
