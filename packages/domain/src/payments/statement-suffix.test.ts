import { expect, test } from 'vitest'
import { STATEMENT_SUFFIX_LENGTH, statementSuffix } from './statement-suffix.ts'

const suffixOf = (courseName: string, teeTime = '2026-12-04T07:42:00+09:00') =>
  statementSuffix({ courseName, teeTime: Date.parse(teeTime) })

test.each([
  ['Wakasu Golf Links', 'DEC4 WAKAS'],
  ['Abc', 'DEC4 ABC'],
  ['Abcde', 'DEC4 ABCDE'],
  ['Abcdef', 'DEC4 ABCDE'],
  ['Abcd Country Club', 'DEC4 ABCD'],
  ['Ōarai Golf Club', 'DEC4 OARAI'],
  ["King's <Field>", 'DEC4 KING'],
  ['A*B\\C"D', 'DEC4 A B C'],
  ['PGM G&C', 'DEC4 PGM G'],
  ['ＡＢＣ ゴルフ', 'DEC4 ABC'],
  ['若洲ゴルフリンクス', 'DEC4 GOLF'],
  ['36', 'DEC4 GOLF'],
  ['', 'DEC4 GOLF'],
])('the game at %s is %s', (courseName, expected) => {
  expect(suffixOf(courseName)).toBe(expected)
})

test('the day is that of Japan', () => {
  expect(suffixOf('Abc', '2026-12-31T23:59:59+09:00')).toBe('DEC31 ABC')
  expect(suffixOf('Abc', '2027-01-01T00:00:00+09:00')).toBe('JAN1 ABC')
})

test('any name gives a suffix that the provider takes', () => {
  const awkward = [
    '',
    ' ',
    '*'.repeat(30),
    '\u202e',
    'ß',
    'İstanbul',
    '🏌️',
    "'",
    '한국',
    'a'.repeat(99),
  ]
  for (const name of awkward) {
    const suffix = suffixOf(name)
    expect(suffix).toMatch(/^[A-Z0-9&. ]+$/)
    expect(suffix).toMatch(/[A-Z]/)
    expect(suffix.length).toBeLessThanOrEqual(STATEMENT_SUFFIX_LENGTH)
    expect(suffix.trim()).toBe(suffix)
  }
})
