import { expect, test } from 'vitest'
import { courseReading, receptionWords } from './reception-words.ts'

const host = { familyName: 'Watanabe', familyNameKanji: '渡辺' }
const guest = { katakana: 'エミリー カーター' }
test.each([
  [
    host,
    guest,
    ['渡辺さんの組で、', '7時42分スタートの', 'エミリー カーターです。'],
    'Watanabe-san no kumi de, shichi-ji yonjūni-fun sutāto no, Emirī Kātā desu.',
  ],
  [
    { ...host, familyNameKanji: null },
    guest,
    ['Watanabeさんの組で、', '7時42分スタートの', 'エミリー カーターです。'],
    'Watanabe-san no kumi de, shichi-ji yonjūni-fun sutāto no, Emirī Kātā desu.',
  ],
  [
    { familyName: null, familyNameKanji: null },
    { katakana: null },
    ['7時42分スタートです。'],
    'Shichi-ji yonjūni-fun sutāto desu.',
  ],
])('of %j and %j it is %j', (from, who, lines, reading) =>
  expect(receptionWords({ host: from, guest: who, clock: '07:42' })).toEqual({ lines, reading }),
)
test('the reading of a course has capitals', () =>
  expect(courseReading('toki no sato gorufu kurabu')).toBe('Toki no Sato Gorufu Kurabu'))
