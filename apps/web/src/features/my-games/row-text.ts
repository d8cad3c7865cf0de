import type { DynamicTranslate } from '@tomogolf/phrases/translator'
import type { Language } from '@tomogolf/phrases/languages'
import { formatDate } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import type { Said } from './hold-words.ts'
import type { RowBadge } from './row-state.ts'

/** A phrase of the row with its amounts and times as a reader of the language expects them. */
export const sayMoney = (
  t: DynamicTranslate,
  { key, amount, time }: Said,
  language: Language,
): string =>
  t(key, {
    ...(amount && { amount: formatAmount(amount, language) }),
    ...(time !== undefined && { time: formatDate(time, language, { time: true }) }),
  })

/** Two hours and more are said in hours: nobody counts 340 minutes. */
export function sayBadge(t: DynamicTranslate, { key, count }: RowBadge): string {
  if (count === undefined) return t(key)
  return count < 120
    ? t(`${key}.minutes`, { count })
    : t(`${key}.hours`, { count: Math.floor(count / 60) })
}
