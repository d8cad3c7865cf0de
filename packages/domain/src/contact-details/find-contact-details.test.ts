import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONTACT_DETAILS, findContactDetails } from './find-contact-details.ts'

describe('a phone number', () => {
  test.each([
    ['a mobile number', 'Call 090-1234-5678'],
    ['without separators', '09012345678'],
    ['with a country code', '+81 90 1234 5678'],
    ['an area code in brackets', '(043) 123-4567'],
    ['with dots', '06.12.34.56.78'],
    ['one digit at a time', '0 9 0 1 2 3 4 5 6 7 8'],
    ['full-width digits', '０９０－１２３４－５６７８'],
    ['a long vowel sign as a dash', '090ー1234ー5678'],
    ['a middle dot', '090・1234・5678'],
    ['circled digits', '⓪⑨⓪①②③④⑤⑥⑦⑧'],
    ['keycaps', '0️⃣9️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣'],
    ['mathematical digits', '𝟎𝟗𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖'],
    ['Arabic digits', '٠٩٠١٢٣٤٥٦٧٨'],
    ['Thai digits', '๐๙๐๑๒๓๔๕๖๗๘'],
    ['Chinese numerals', '〇九〇一二三四五六七八'],
    ['Hangul', '공일공 일이삼사 오육칠팔'],
    ['over two lines', '090-1234\n5678'],
    ['a price before it', '$090-1234-5678'],
    ['a price after it', '90-1234-5678 yen'],
    ['eight digits', '1234-5678'],
  ])('is found: %s', (_, text) => {
    expect(findContactDetails(text)).toEqual(['phone'])
  })
  test.each([
    ['seven digits', '123-4567'],
    ['a date', '2026-11-28'],
    ['a date in Japanese', '2026年11月28日'],
    ['a date with a time', '2026/11/28 07:42'],
    ['several tee times', '07:42, 08:10, 09:15'],
    ['a price', '¥15,000'],
    ['a range of prices', '10000-15000 yen'],
    ['a range of prices with signs', '$120 - $150'],
    ['a range in Japanese', '10000〜15000円'],
    ['yards', '6,812 yards, par 72, slope 128'],
    ['a handicap', 'Is 27.4 too high?'],
  ])('is not %s', (_, text) => {
    expect(findContactDetails(text)).toEqual([])
  })
})

describe('an email address', () => {
  test.each([
    ['as usual', 'kenji@example.com'],
    ['in a sentence', 'Write to kenji.wada+golf@mail.example.co.jp, please.'],
    ['full-width', 'ｋｅｎｊｉ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
    ['spelt', 'kenji at example dot com'],
    ['in brackets', 'kenji [at] example (dot) com'],
    ['with blanks', 'kenji @ example.com'],
    ['with an invisible ending', 'kenji@example。com'],
    ['in Japanese letters', '山田@例え.jp'],
  ])('is found: %s', (_, text) => {
    expect(findContactDetails(text)).toEqual(['email'])
  })
  test.each([
    ['a time', 'Tee off @ 7:42?'],
    ['a place', 'Shall we meet at the station at 6? Dot.'],
  ])('is not %s', (_, text) => {
    expect(findContactDetails(text)).toEqual([])
  })
})

describe('a link', () => {
  test.each([
    ['with its scheme', 'https://example.test/a'],
    ['of another program', 'line://ti/p/abc'],
    ['without a scheme', 'see example.com/course'],
    ['with www', 'www.example.test'],
    ['a short one', 't.me/kenji'],
    ['in a Japanese sentence', 'こちらexample.jpを見てください'],
    ['full-width', 'ｅｘａｍｐｌｅ．ｃｏｍ'],
    ['with an ideographic stop', 'example。com'],
    ['spelt', 'example dot com'],
    ['in brackets', 'example[.]com'],
    ['a call', 'tel:110'],
  ])('is found: %s', (_, text) => {
    expect(findContactDetails(text)).toEqual(['link'])
  })
  test.each([
    ['a missing blank', 'Great course.Thanks!'],
    ['an abbreviation', 'Bring layers, e.g. a jacket, for the a.m. start.'],
    ['a decimal', 'About 2.5 km'],
    ['a sentence that ends', 'Wait for me. Me and my wife play.'],
    ['a Japanese sentence', 'はい。左用もあります。'],
    ['three dots', 'Hmm...me too'],
  ])('is not %s', (_, text) => {
    expect(findContactDetails(text)).toEqual([])
  })
})

describe('hidden characters', () => {
  test.each([
    ['attack: a text that is shown backwards', 'Is it \u202Edesolc\u202C?'],
    ['attack: an isolate', 'a\u2066b\u2069'],
    ['attack: a blank without width', 'a\u200Bb'],
    ['attack: a Hangul filler', '\u3164'],
    ['attack: a tag character', 'a\u{E0041}'],
    ['attack: an escape sequence', 'a\u001B[31m'],
    ['attack: half a character', 'a\uD83D'],
  ])('%s', (_, text) => {
    expect(findContactDetails(text)).toEqual(['hidden'])
  })
  test('do not hide a number', () => {
    expect(findContactDetails('090\u200B1234\u200B5678')).toEqual(['phone', 'hidden'])
  })
  test.each([
    ['a family', 'We are three 👨‍👩‍👧 and play fast'],
    ['a sign in colour', 'Rain ☂️?'],
    ['a skin tone', 'Thanks 👍🏽'],
    ['two lines', 'One.\nTwo.'],
    ['Arabic', 'هل يوجد قطار؟'],
  ])('are not %s', (_, text) => {
    expect(findContactDetails(text)).toEqual([])
  })
})

test('several are told in one order', () => {
  expect(findContactDetails('example.com, kenji@example.com or 090-1234-5678')).toEqual([
    'phone',
    'email',
    'link',
  ])
})
describe('every text', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 })
  test('has an answer of known kinds', () => {
    fc.assert(
      fc.property(text, (typed) => {
        for (const kind of findContactDetails(typed)) expect(CONTACT_DETAILS).toContain(kind)
      }),
    )
  })
  test('hides no number of eleven digits, whatever stands before and after it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (around) => {
        expect(findContactDetails(`${around} 09012345678 ${around}`)).toContain('phone')
      }),
    )
  })
  test.each(['a@', 'a.', '1-', ' dot ', '(at)', '。', '1 '])(
    'of 2,000 characters is read in little time: %s',
    (part) => {
      const began = performance.now()
      findContactDetails(part.repeat(2000 / part.length))
      expect(performance.now() - began).toBeLessThan(1000)
    },
  )
})
