const EACH_DIGIT = /\p{Nd}/gu
/** The last digits of Unicode: five alphabets without a gap between them. */
const MATHEMATICAL = 0x1d7ce
/** The ten digits of a script are consecutive, and the block before them is no digit. */
function toAsciiDigit(digit: string): string {
  const point = digit.codePointAt(0)!
  if (point >= MATHEMATICAL) return String((point - MATHEMATICAL) % 10)
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(point - zero)
}
/** The same text with ASCII digits, one code unit for one code point. */
export const asciiDigits = (text: string): string => text.replace(EACH_DIGIT, toAsciiDigit)
