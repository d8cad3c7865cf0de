import { fromJapanText, japanDate, type Instant } from '../time.ts'

/** A month of the calendar in Japan: `YYYY-MM`, which sorts by time. */
export type JapanMonth = string
export const JAPAN_MONTH: RegExp = /^20\d{2}-(0[1-9]|1[0-2])$/

export const japanMonth = (at: Instant): JapanMonth => japanDate(at).slice(0, 7)

export function nextMonth(month: JapanMonth): JapanMonth {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
/** The first instant of a month, and the first one after it. */
export const monthRange = (
  month: JapanMonth,
): { readonly start: Instant; readonly end: Instant } => ({
  start: fromJapanText(`${month}-01`)!,
  end: fromJapanText(`${nextMonth(month)}-01`)!,
})
