export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'jcb' | 'diners' | 'discover' | 'unionpay'

type BrandFacts = {
  readonly pattern: RegExp
  readonly lengths: readonly number[]
  readonly groups: readonly number[]
  readonly cvc: 3 | 4
}
const FOURS = [4, 4, 4, 4, 3]
/**
 * Number ranges by brand, as the networks publish them (ISO/IEC 7812 issuer identification). A
 * pattern also matches the beginning of a number as soon as no other brand is possible. The first
 * match wins.
 */
const BRANDS: Record<CardBrand, BrandFacts> = {
  amex: { pattern: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvc: 4 },
  diners: {
    pattern: /^3(?:0[0-59]|[689])/,
    lengths: [14, 15, 16, 17, 18, 19],
    groups: [4, 6, 4, 5],
    cvc: 3,
  },
  jcb: { pattern: /^35(?:2[89]|[3-8])/, lengths: [16, 17, 18, 19], groups: FOURS, cvc: 3 },
  mastercard: {
    pattern: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: FOURS,
    cvc: 3,
  },
  discover: { pattern: /^(?:6011|64[4-9]|65)/, lengths: [16, 17, 18, 19], groups: FOURS, cvc: 3 },
  unionpay: { pattern: /^(?:62|81)/, lengths: [16, 17, 18, 19], groups: FOURS, cvc: 3 },
  visa: { pattern: /^4/, lengths: [13, 16, 19], groups: FOURS, cvc: 3 },
}
const NAMES = Object.keys(BRANDS) as CardBrand[]
const LONGEST = 19

/** The digits of a text, full-width ones included. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/** The brand of a number or of its beginning; null while it is ambiguous. */
export const brandOf = (digits: string): CardBrand | null =>
  NAMES.find((brand) => BRANDS[brand].pattern.test(digits)) ?? null

const factsOf = (digits: string) => {
  const brand = brandOf(digits)
  return brand ? BRANDS[brand] : null
}
/** Digits of the security code: 4 on American Express, else 3. */
export const cvcLength = (digits: string): 3 | 4 => factsOf(digits)?.cvc ?? 3
export const longestNumber = (digits: string): number => factsOf(digits)?.lengths.at(-1) ?? LONGEST

/**
 * Groups the digits as they are embossed on the card. Digits beyond the brand's maximum are
 * dropped.
 */
export function groupNumber(text: string): string {
  const digits = digitsOf(text)
  const number = digits.slice(0, longestNumber(digits))
  const groups: string[] = []
  let from = 0
  for (const size of factsOf(number)?.groups ?? FOURS) {
    if (from < number.length) groups.push(number.slice(from, from + size))
    from += size
  }
  return groups.join(' ')
}

/** The check digit that every card number ends with (Luhn, ISO/IEC 7812-1 annex B). */
export function isLuhnValid(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits.length > 0 && sum % 10 === 0
}

export type NumberProblem = 'required' | 'incomplete' | 'incorrect'
/** Why a card number is invalid; null when it is valid. */
export function numberProblem(text: string): NumberProblem | null {
  const digits = digitsOf(text)
  if (digits === '') return 'required'
  const lengths = factsOf(digits)?.lengths ?? [13, 14, 15, 16, 17, 18, 19]
  if (digits.length < lengths[0]!) return 'incomplete'
  if (!lengths.includes(digits.length))
    return digits.length < lengths.at(-1)! && !isLuhnValid(digits) ? 'incomplete' : 'incorrect'
  return isLuhnValid(digits) ? null : 'incorrect'
}

/** The number for the drawn card, with dots for the digits that are missing. */
export function maskedNumber(text: string): string {
  const digits = digitsOf(text)
  const facts = factsOf(digits)
  const length =
    facts?.lengths.find(
      (known) => known >= Math.max(digits.length, facts === BRANDS.visa ? 16 : 0),
    ) ?? 16
  const whole = digits.padEnd(length, '•')
  const groups: string[] = []
  let from = 0
  for (const size of facts?.groups ?? FOURS) {
    if (from < whole.length) groups.push(whole.slice(from, from + size))
    from += size
  }
  return groups.join(' ')
}
