import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isName, normaliseName } from './person-name.ts'

describe('a name', () => {
  test.each([
    'Ana',
    "O'Brien-Smith",
    'Nguyễn Thị Ánh',
    '山田 太郎',
    '김민준',
    'Łukasz',
    'ひろし',
    'สมชาย',
    'علي',
    'X',
    'Henry 8',
    '茅ヶ崎カントリー倶楽部（旧）',
  ])('%s is accepted as it is', (name) => {
    expect([normaliseName(name), isName(name)]).toEqual([name.normalize('NFC'), true])
  })
  test.each([
    ['  Ana   Maria ', 'Ana Maria'],
    ['山田　太郎', '山田 太郎'],
    ['Ana\u00A0Silva', 'Ana Silva'],
    // e and an accent become one character
    ['Jose\u0301', 'José'],
    ['葛\u{E0100}城', '葛城'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(normaliseName(typed)).toBe(stored)
    expect(isName(stored)).toBe(true)
  })
  test.each([
    ['nothing', ''],
    ['blanks', ' \u3000\u00A0'],
    ['digits', '12345'],
    ['punctuation', '-.,'],
    ['an emoji', '⛳️'],
    ['attack: a text that is shown backwards', 'Ana\u202Enimda'],
    ['attack: an isolate', 'A\u2066na\u2069'],
    ['attack: a name that looks like another', 'A\u200Bna'],
    ['attack: a soft hyphen', 'A\u00ADna'],
    ['attack: a byte order mark inside', 'A\uFEFFna'],
    ['attack: a Hangul filler, which is a letter', '\u3164'],
    ['attack: its half-width form', 'Ana\uFFA0'],
    ['attack: blank Braille', 'A\u2800na'],
    ['attack: a tag character', 'Ana\u{E0041}'],
    ['attack: an escape sequence', 'Ana\u001B[31m'],
    ['attack: two lines', 'Ana\nSilva'],
    ['attack: half a character', 'Ana\uD83D'],
  ])('is not %s', (_, typed) => {
    expect(isName(normaliseName(typed))).toBe(false)
  })
})

describe('every text', () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 })
  const hidden = fc.constantFrom(
    ...'\u0000\u001B\u007F\u0085\u00AD\u061C\u115F\u180E\u200B\u200D\u200E\u200F\u2028\u2029\u202A\u202E\u2060\u2066\u2069\u2800\u3164\uFEFF\uFFA0\uFFF9',
  )
  test('has one normalised form, which is NFC', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const name = normaliseName(typed)
        expect(normaliseName(name)).toBe(name)
        expect(name.normalize('NFC')).toBe(name)
        expect(normaliseName(typed.normalize('NFD'))).toBe(name)
      }),
    )
  })
  test('with a hidden character inside is no name', () => {
    fc.assert(
      fc.property(text, hidden, text, (before, character, after) => {
        expect(isName(normaliseName(`a${before}${character}${after}a`))).toBe(false)
      }),
    )
  })
  test('that is a name has a letter, and only characters that can be seen', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const name = normaliseName(typed)
        if (!isName(name)) return
        expect(name).toMatch(/\p{L}/u)
        expect(name).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Cf}]/u)
      }),
    )
  })
})
