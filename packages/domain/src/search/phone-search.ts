/** Fewer digits are found in too many numbers. */
const MIN_DIGITS = 4

/**
 * The digits that a stored phone number (`+819012345678`) contains when the text is a phone number in
 * any notation: `090-1234-5678`, `+81 (0)90 1234 5678`, `0081 90…`. Undefined for any other text.
 */
export function phoneDigits(text: string): string | undefined {
  const normalised = text.normalize('NFKC').trim()
  if (!/^[+(\d][\d\s().\-‐–/]*$/.test(normalised)) return undefined
  // the trunk zero in "+81 (0)90" is dialled inside the country only
  const digits = normalised.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= MIN_DIGITS ? digits : undefined
}
