import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '@tomogolf/domain/time'
import { createTranslator } from '@tomogolf/phrases/translator'
import en from '@tomogolf/phrases/areas/game/en'
import zh from '@tomogolf/phrases/areas/game/zh'
import { aheadOfJapan, spanText } from './span.ts'

const t = createTranslator('en', en)

describe('a span of time', () => {
  it('is formatted in its two largest units', () => {
    expect(spanText(t, 7 * DAY + 20 * HOUR + 5 * MINUTE)).toBe('7 days and 20 hours')
    expect(spanText(t, 3 * HOUR + 5 * MINUTE)).toBe('3 hours and 5 minutes')
    expect(spanText(t, DAY)).toBe('1 day')
    expect(spanText(t, HOUR)).toBe('1 hour')
    expect(spanText(t, 30_000)).toBe('0 minutes')
  })
  it('is never negative', () => expect(spanText(t, -HOUR)).toBe('0 minutes'))
  it('has no spaces in Chinese', () =>
    expect(spanText(createTranslator('zh', zh), DAY + 2 * HOUR)).toBe('1天2小时'))
})

describe("the distance to Japan's clock", () => {
  it.each([
    [-480, -17],
    [0, -9],
    [330, -3.5],
    [540, 0],
    [720, 3],
  ])('of %i minutes from UTC is %d hours', (minutes, hours) => {
    expect(aheadOfJapan(minutes)).toBe(hours * HOUR)
  })
})
