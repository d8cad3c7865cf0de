import { LANGUAGES } from '@tomogolf/phrases'
import { expect, test } from 'vitest'
import { formatNumber, formatShare } from './numbers.ts'

const NUMBERS = [0, 7, 999, 1000, -1234, 12_345, 1_234_567, 7.5, 0.125, 1234.56789, -999.9995]
test.each(LANGUAGES)('numbers in %s match the platform', (language) => {
  for (const value of NUMBERS)
    expect(formatNumber(value, language), `${value}`).toBe(value.toLocaleString(language))
})

test.each(LANGUAGES)('percentages in %s match the platform', (language) => {
  const platform = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  for (let hits = 0; hits <= 997; hits++)
    expect(formatShare(hits / 997, language)).toBe(platform.format(hits / 997))
})
