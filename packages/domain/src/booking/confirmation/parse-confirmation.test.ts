import { describe, expect, test } from 'vitest'
import { at } from '../../../test/at.ts'
import { ACCORDIA, CLUB, GDO, GORA, JALAN, OTHER, PGM } from './mails.data.ts'
import { parseConfirmation } from './parse-confirmation.ts'

const NOW = at('2026-11-24 12:00')
const sure = <T>(value: T) => ({ value, sure: true })
const check = <T>(value: T) => ({ value, sure: false })
const parsed = (text: string) => parseConfirmation(text, NOW)

const COURSE = sure('上総小櫃カントリークラブ')
const SAME = {
  course: COURSE,
  date: sure('2026-12-12'),
  time: sure('08:16'),
  players: sure(4),
  price: sure({ yen: 15_800, per: 'player' }),
}
const DEADLINES = {
  namesDue: sure('2026-12-10 12:00:00'),
  freeUntil: sure('2026-12-09 20:00:00'),
}
const row = (fromHours: number, charge: object, per = 'player') => ({
  fromHours,
  amount: null,
  percent: null,
  per,
  ...charge,
})

describe('every known sender', () => {
  // 00:00 three days before a tee time at 08:16 is 80 whole hours before it
  test.each([
    ['gora', GORA, 'G44712086', DEADLINES, [row(80, { amount: 3000 }), row(32, { percent: 100 })]],
    ['gdo', GDO, '12-3456-7890', DEADLINES, [row(80, { amount: 3000 }), row(8, { percent: 100 })]],
    [
      'jalan',
      JALAN,
      '7A3K9Q2B',
      { freeUntil: DEADLINES.freeUntil },
      [row(60, { amount: 10_000 }, 'group'), row(8, { amount: 15_800 })],
    ],
    [
      'pgm',
      PGM,
      'P-2026-0091',
      DEADLINES,
      [row(72, { amount: 3000 }), row(32, { percent: 50 }), row(8, { percent: 100 })],
    ],
    [
      'accordia',
      ACCORDIA,
      '88120456',
      DEADLINES,
      [row(80, { amount: 3000 }), row(32, { percent: 100 })],
    ],
    ['club', CLUB, 'W20261212-07', DEADLINES, [row(32, { amount: 3000 })]],
  ])('reads everything of %s', (via, text, reference, deadlines, schedule) => {
    expect(parsed(text)).toEqual({
      via,
      ...SAME,
      reference: sure(reference),
      ...deadlines,
      schedule: sure(schedule),
    })
  })
  test('reads what is certain of another layout, and asks to check it', () => {
    const moved = GORA.replace('■ゴルフ場', '■予約ゴルフ場').replace('■スタート', '■時間')
    expect(parsed(moved)).toMatchObject({
      via: 'gora',
      course: check('上総小櫃カントリークラブ'),
      time: check('08:16'),
      date: sure('2026-12-12'),
    })
  })
})
test('a mail of another sender is filled by common labels, all to be checked', () => {
  expect(parsed(OTHER)).toEqual({
    via: null,
    course: check('上総小櫃カントリークラブ'),
    date: check('2026-12-12'),
    players: check(4),
    price: check({ yen: 63_200, per: 'group' }),
    reference: check('5521'),
  })
})
test.each([
  ['nothing', ''],
  ['a chat', 'See you on 12/12 at 8:16, we booked for 4!'],
  ['another booking', '新幹線のご予約が完了しました。\n予約番号：12345\n料金：15,800円'],
  ['a label without values', '予約\nゴルフ場：\nプレー日：\nスタート：'],
  ['English prose', 'Your booking is confirmed. Course: Kazusa. Date: 2026-12-12'],
])('%s fills nothing', (_, text) => {
  expect(parsed(text)).toBeNull()
})

describe('dates and times', () => {
  const dated = (date: string) => parsed(GORA.replace('２０２６年１２月１２日（土）', date))?.date
  test.each([
    ['令和8年12月12日', sure('2026-12-12')],
    ['R8.12.12', sure('2026-12-12')],
    ['令和元年12月12日', sure('2019-12-12')],
    ['2026年12月12日(日)', check('2026-12-12')],
    ['12月12日', check('2026-12-12')],
    ['11/24', check('2026-11-24')],
    ['11/23', check('2027-11-23')],
    ['2/29', undefined],
    ['2026年2月30日', undefined],
    ['2026年13月1日', undefined],
    ['平成8年12月12日', check('2026-12-12')],
    ['来週の土曜日', undefined],
  ])('%s', (text, expected) => {
    expect(dated(text)).toEqual(expected)
  })
  test.each([
    ['24:00', undefined],
    ['8:60', undefined],
    ['08:16〜', sure('08:16')],
    ['午前', undefined],
  ])('the time %s', (text, expected) => {
    expect(parsed(GORA.replace('０８：１６　OUT', text))?.time).toEqual(expected)
  })
})

describe('hostile texts', () => {
  const fill = (part: string) => part.repeat(Math.ceil(20_000 / part.length)).slice(0, 20_000)
  test.each([
    ['open tags', fill('<')],
    ['tags without an end', fill('<a b="')],
    ['nested tags', fill('<<p><b')],
    ['digits', `予約番号：${fill('1')}`],
    ['commas', `予約\n料金：${fill('1,')}`],
    ['dates', fill('プレー日：2026年12月12日 予約')],
    ['spaces', `予約${fill(' ')}:`],
    ['brackets', fill('【予約')],
    ['decorations', fill('■')],
    ['labels', fill('キャンセル料：3日前\n')],
    ['ligatures that grow', fill('\ufdfa')],
    ['invisible characters', fill('\u200b\u202e\ufeff')],
    ['line ends', fill('予約\r\n')],
    ['a mail of a megabyte', GORA + 'あ'.repeat(1_000_000)],
  ])('are read in a few milliseconds: %s', (_, text) => {
    const times = [1, 2, 3].map(() => {
      const start = performance.now()
      parsed(text)
      return performance.now() - start
    })
    // backtracking over 20,000 characters takes seconds
    expect(Math.min(...times)).toBeLessThan(60)
  })
  test('are read without their invisible characters and markup', () => {
    const hidden = GORA.replace('G44712086', 'G4\u200b471\u202e2086').replace(
      '上総',
      '<script>alert(1)</script>上\u2060総',
    )
    const result = parsed(hidden)
    expect(result?.reference).toEqual(sure('G44712086'))
    expect(result?.course?.value).not.toMatch(/[<>\u2060]/)
  })
  test('are refused where they exceed what a form takes', () => {
    expect(parsed(GORA.replace('１組４名', '99名'))?.players).toBeUndefined()
    expect(parsed(GORA.replace('１５,８００円', '999,999,999円'))?.price).toBeUndefined()
    expect(
      parsed(GORA.replace('上総小櫃カントリークラブ', 'あ'.repeat(61)))?.course,
    ).toBeUndefined()
  })
})
