import type { Language } from '@tomogolf/phrases/languages'

/**
 * Between thousands, and before decimals. Not taken from Intl: its first number format takes 100 ms
 * on a phone.
 */
const SEPARATORS: Record<Language, readonly [group: string, decimal: string]> = {
  en: [',', '.'],
  ja: [',', '.'],
  ko: [',', '.'],
  zh: [',', '.'],
}

/** A number with exactly `digits` decimals: "1,234.50". */
export function formatDecimal(value: number, language: Language, digits: number): string {
  const [whole = '', decimals] = value.toFixed(digits).split('.')
  const [group, point] = SEPARATORS[language]
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (decimals ? point + decimals : '')
}

/** A number with at most three decimals: "12,345.6". */
export const formatNumber = (value: number, language: Language): string =>
  formatDecimal(value, language, String(Number(value.toFixed(3))).split('.')[1]?.length ?? 0)

/** A fraction of one as a percentage: "96.8%". */
export const formatShare = (share: number, language: Language): string =>
  `${formatDecimal(share * 100, language, 1)}%`
