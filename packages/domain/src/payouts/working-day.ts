import { isJapaneseHoliday } from '../japan-holidays.ts'
import { DAY, fromJapanText, japanDate, type Instant } from '../time.ts'

/** Banks in Japan are also closed on 31 December, 2 and 3 January. */
const BANK_HOLIDAYS = ['12-31', '01-02', '01-03']

/** `day`: `YYYY-MM-DD` in Japan. */
export const isBankDay = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return (
    weekday !== 0 &&
    weekday !== 6 &&
    !isJapaneseHoliday(day) &&
    !BANK_HOLIDAYS.includes(day.slice(5))
  )
}
const startOf = (day: string): Instant => fromJapanText(`${day} 00:00:00`)!

/** The last bank day of a month, `YYYY-MM`. */
function lastBankDay(month: string): string {
  const [year, number] = month.split('-').map(Number)
  for (let day = new Date(Date.UTC(year!, number!, 0)); ; day = new Date(day.getTime() - DAY)) {
    const text = day.toISOString().slice(0, 10)
    if (isBankDay(text)) return text
  }
}
/** The day of the payout for a share that is payable from an instant: the last bank day of a month. */
export function payoutDay(payable: Instant): string {
  const month = japanDate(payable).slice(0, 7)
  const day = lastBankDay(month)
  if (payable < startOf(day) + DAY) return day
  const [year, number] = month.split('-').map(Number)
  return lastBankDay(new Date(Date.UTC(year!, number!, 1)).toISOString().slice(0, 7))
}
