import { expect, test } from 'vitest'
import { listText } from './list-text.ts'

const guest = {
  role: 'guest',
  displayName: 'Emily C.',
  companionOf: null,
  languages: [] as never[],
  latin: 'Emily Carter',
  katakana: 'エミリー カーター',
  gender: 'female',
  handicap: 18,
  clubs: 'rental_right',
} as const

test('the list is in Japanese, in the order in which courses ask', () => {
  expect(
    listText({
      teeTime: '2026-11-27T22:42:00Z',
      reference: 'G44650917',
      players: [
        {
          ...guest,
          role: 'host',
          latin: 'Watanabe Kenji',
          katakana: 'ワタナベ ケンジ',
          gender: 'male',
          handicap: 14.2,
          clubs: 'own',
        },
        guest,
        { ...guest, gender: 'other', handicap: null, clubs: 'rental_left' },
        { ...guest, latin: null, katakana: null },
      ],
    }),
  ).toBe(
    [
      '11月28日（土）7:42スタート',
      '予約番号 G44650917',
      '1. ワタナベ ケンジ (Watanabe Kenji)（代表） 男 HC14.2 クラブ持参',
      '2. エミリー カーター (Emily Carter) 女 HC18.0 レンタル右',
      '3. エミリー カーター (Emily Carter) HCなし レンタル左',
      '4. （氏名未定）',
    ].join('\n'),
  )
})

test('without a reference the first line is the tee time alone', () => {
  expect(listText({ teeTime: '2026-11-27T22:42:00Z', reference: null, players: [] })).toBe(
    '11月28日（土）7:42スタート',
  )
})
