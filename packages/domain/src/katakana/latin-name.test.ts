import { expect, test } from 'vitest'
import { isKanjiName, isLatinName, normaliseLatinName } from './latin-name.ts'

test.each([
  ['Emily Carter', true],
  ["Seán O'Neill-Núñez Jr.", true],
  ['Ｅｍｉｌｙ', true],
  ['김민준', false],
  ['渡辺 Kenji', false],
  ['...', false],
  ['1st', false],
  ['', false],
  ['attack Ana\u202E', false],
  ['attack A\u200Bna', false],
])('%s in Latin letters: %s', (text, accepted) =>
  expect(isLatinName(normaliseLatinName(text))).toBe(accepted),
)
test.each([
  ['渡辺', true],
  ['佐々木', true],
  ['一ノ瀬', true],
  ['茅ヶ崎', true],
  ['Watanabe', false],
  ['', false],
  ['渡\u200B辺', false],
])('%s in kanji: %s', (text, accepted) => expect(isKanjiName(text)).toBe(accepted))
