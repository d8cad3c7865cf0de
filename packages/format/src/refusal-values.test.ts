import { expect, test } from 'vitest'
import { refusalValues } from './refusal-values.ts'

test.each([
  ['en', '$130', 'Mon, Dec 28, 2026'],
  ['ja', '130ドル', '2026年12月28日（月）'],
  ['ko', '130달러', '2026년 12월 28일(월)'],
  ['zh', '130美元', '2026年12月28日（周一）'],
] as const)(
  'amounts and days of a refusal are written as everywhere in %s',
  (language, amount, until) => {
    expect(refusalValues({ amount: 130, currency: 'USD' }, language)).toMatchObject({ amount })
    expect(refusalValues({ max: 42.6, currency: 'USD' }, 'en')).toMatchObject({ max: '$42.60' })
    expect(refusalValues({ count: 2, until: '2026-12-28' }, language)).toEqual({ count: 2, until })
    expect(refusalValues({ max: 5, course: 'Wakasu' }, language)).toEqual({
      max: 5,
      course: 'Wakasu',
    })
  },
)

test.each([
  ['en', 'Keya Golf Club'],
  ['ja', '芥屋ゴルフ倶楽部'],
  ['ko', '게야 골프 클럽'],
  ['zh', '芥屋ゴルフ倶楽部'],
] as const)('the course of a refusal is in the script of %s', (language, course) => {
  const names = {
    course: 'Keya Golf Club',
    courseJa: '芥屋ゴルフ倶楽部',
    courseKo: '게야 골프 클럽',
  }
  expect(refusalValues(names, language)).toMatchObject({ course })
})
