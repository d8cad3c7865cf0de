import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isKatakanaName, normaliseKatakana } from './katakana-name.ts'

test.each([
  ['エミリー カーター', 'エミリー カーター'],
  ['ｴﾐﾘｰ ｶｰﾀｰ', 'エミリー カーター'],
  ['えみりー　かーたー', 'エミリー カーター'],
  ['  アンナ･マリア ', 'アンナ・マリア'],
  ['カ\u3099ルシア', 'ガルシア'],
  ['カ－タ-', 'カーター'],
  ['ヴィクトル', 'ヴィクトル'],
])('%j is stored as %s', (typed, stored) => {
  expect(normaliseKatakana(typed)).toBe(stored)
  expect(isKatakanaName(stored)).toBe(true)
})
test.each([
  ['nothing', ''],
  ['a mark alone', 'ー'],
  ['Latin letters', 'エミリー Carter'],
  ['Chinese characters', '渡辺'],
  ['Hangul', '김민준'],
  ['digits', 'カ9'],
  ['a middle dot at the end', 'アンナ・'],
  ['attack: a text that is shown backwards', 'エミ\u202Eリー'],
  ['attack: an invisible character', 'エミ\u200Bリー'],
  ['attack: two lines', 'エミリー\nカーター'],
])('%s is no name in katakana', (_, typed) =>
  expect(isKatakanaName(normaliseKatakana(typed))).toBe(false),
)
test('every text has one normal form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (typed) => {
      const once = normaliseKatakana(typed)
      expect(normaliseKatakana(once)).toBe(once)
    }),
  )
})
