import type { DynamicTranslate } from '@tomogolf/phrases/translator'
import type { Language } from '@tomogolf/phrases/languages'
import { formatDate } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { unbroken } from '@tomogolf/format/unbroken'
import type { RowText } from './hold-summary.ts'
import type { RowBadge } from './row-state.ts'

/** Translates a text of the row, with its amount and time formatted for the language. */
export const moneyText = (
  t: DynamicTranslate,
  { key, amount, time }: RowText,
  language: Language,
): string =>
  t(key, {
    ...(amount && { amount: formatAmount(amount, language) }),
    ...(time !== undefined && { time: unbroken(formatDate(time, language, { time: true })) }),
  })

/** Translates the badge. From two hours on the time is given in hours. */
export function badgeText(t: DynamicTranslate, { key, count, position }: RowBadge): string {
  if (position !== undefined) return t(key, { position })
  if (count === undefined) return t(key)
  return count < 120
    ? t(`${key}.minutes`, { count })
    : t(`${key}.hours`, { count: Math.floor(count / 60) })
}
