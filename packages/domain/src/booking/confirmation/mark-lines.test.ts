import { expect, test } from 'vitest'
import { at } from '../../../test/at.ts'
import { ACCORDIA, CLUB, GORA, JALAN, OTHER } from './mails.data.ts'
import { markLines } from './mark-lines.ts'
import { readConfirmation } from './parse-confirmation.ts'

const NOW = at('2026-11-24 12:00')
const lines = (text: string) => markLines(readConfirmation(text, NOW)!)
const read = (text: string) =>
  lines(text).flatMap((parts) => parts.filter(({ isRead }) => isRead).map((part) => part.text))

test('marks the values, not their labels', () => {
  expect(read(GORA)).toEqual([
    'G44712086',
    '上総小櫃カントリークラブ(千葉県)',
    '2026年12月12日(土)',
    '08:16 OUT',
    '1組4名',
    '15,800円(1名あたり・税込・昼食付)',
    '2026年12月10日 12:00',
    '2026年12月9日 20:00',
    '3日前以降 1名3,000円',
    '前日以降 1名100%',
  ])
})
test('marks a value below its label, and charges beside theirs', () => {
  expect(read(JALAN)).toContain('上総小櫃カントリークラブ')
  expect(read(ACCORDIA)).toContain('3日前 1名3,000円、前日 1名100%')
})
test('marks a date and a time of one line once', () => {
  expect(read(CLUB).filter((text) => text.includes('12月12日'))).toHaveLength(1)
})
test('marks nothing that was not read', () => {
  const unread = GORA.replace('１組４名', '99名')
  expect(read(unread).join()).not.toContain('99')
  expect(read(OTHER).join()).not.toContain('ご予約ありがとう')
})
test.each([GORA, JALAN, ACCORDIA, CLUB, OTHER])('keeps the text of every line', (mail) => {
  const { lines: plain } = readConfirmation(mail, NOW)!
  expect(lines(mail).map((parts) => parts.map(({ text }) => text).join(''))).toEqual(plain)
})
test('attack: markup and invisible characters of a mail are not shown', () => {
  const hostile = GORA.replace('G44712086', '<img src=x onerror=alert(1)>G4471\u202e2086\u200b')
  expect(
    lines(hostile)
      .flat()
      .map(({ text }) => text)
      .join('\n'),
  ).not.toMatch(/[<>\u202e\u200b]/)
  expect(read(hostile)).toContain('G44712086')
})
test('attack: 20,000 characters of labels are marked in a few milliseconds', () => {
  const text = GORA + 'キャンセル料：3日前 1名3,000円\n'.repeat(1000)
  const start = performance.now()
  lines(text)
  expect(performance.now() - start).toBeLessThan(200)
})
