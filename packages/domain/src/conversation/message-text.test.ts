import { describe, expect, test } from 'vitest'
import { lengthOf } from './message-length.ts'
import { asciiDigits } from '../contact-details/ascii-digits.ts'
import { cleanText, maskCards } from './message-text.ts'

describe('a cleaned text', () => {
  test.each([
    ['a zero-width space', 'see\u200byou', 'seeyou'],
    ['a soft hyphen', 'see\u00adyou', 'seeyou'],
    ['a right-to-left override', 'pay \u202e001$', 'pay 001$'],
    ['isolates', '\u2066abc\u2069', 'abc'],
    ['a byte order mark', '\ufeffhello', 'hello'],
    ['a Hangul filler', 'a\u3164b\u115fc', 'abc'],
    ['a blank Braille pattern', 'a\u2800b', 'ab'],
    ['a control character', 'a\u0007b', 'ab'],
    ['tag characters', 'hi\u{e0041}\u{e0042}', 'hi'],
    ['an unassigned code point', 'a\u{e0fff}b', 'ab'],
    ['half a surrogate pair', 'a\ud800b', 'ab'],
    ['a joiner between letters', 'a\u200db', 'ab'],
    ['line separators', 'a\u2028b', 'ab'],
    ['many empty lines', 'a\n\n\n\n\nb', 'a\n\nb'],
    ['Windows line ends', 'a\r\nb', 'a\nb'],
    ['blanks around it', '  \n a \n ', 'a'],
    ['nothing else', '\u200b\u2060\u3164', ''],
    ['stacked accents', 'e\u0301\u0301\u0301\u0301\u0301\u0301\u0301', 'e\u0301\u0301\u0301\u0301'],
  ])('loses %s', (_, text, cleaned) => expect(cleanText(text)).toBe(cleaned))
  test.each([
    '海風が強いので、ウインドブレーカーがあると安心です。',
    '만나서 반가워요',
    'שלום, see you at 07:42',
    'हिन्दी',
    'Tiếng Việt',
    '👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇯🇵 👍🏽 ❤️ 1️⃣ ⛳️',
    'a\n\nb',
  ])('keeps %s', (text) => expect(cleanText(text)).toBe(text))
  test('keeps 2,000 emoji', () => {
    const text = '⛳'.repeat(2000)
    expect(lengthOf(cleanText(text))).toBe(2000)
  })
})

describe('card numbers', () => {
  test.each([
    ['4242424242424242', '•••• 4242'],
    ['4242 4242 4242 4242', '•••• 4242'],
    ['card: 5555-5555-5555-4444, thanks', 'card: •••• 4444, thanks'],
    ['378282246310005', '•••• 0005'],
    ['４２４２　４２４２', '４２４２　４２４２'],
    ['４２４２４２４２４２４２４２４２', '•••• 4242'],
    ['٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', '•••• 4242'],
    ['4242424242424242 and 4000056655665556', '•••• 4242 and •••• 5556'],
    // no check digit
    ['4242424242424241', '4242424242424241'],
    ['2026-11-28 07:42', '2026-11-28 07:42'],
    ['81 90 1234 5678', '81 90 1234 5678'],
  ])('%s is stored as %s', (text, masked) => expect(maskCards(text)).toBe(masked))
  test('digits of every script are known', () =>
    expect(asciiDigits('０９ ٠٩ ०९ 𝟎𝟗 𝟶𝟿')).toBe('09 09 09 09 09'))
})
