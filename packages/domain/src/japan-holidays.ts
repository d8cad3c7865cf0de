/**
 * National holidays of Japan, which calendars print in red. Computed by the Public Holiday Act as
 * it stands since 2022; the equinoxes by the usual formula (exact 1980–2099), the substitute Monday
 * and the day between two holidays included.
 */
const FIXED = ['1-1', '2-11', '2-23', '4-29', '5-3', '5-4', '5-5', '8-11', '11-3', '11-23']
/** [month, n-th Monday] */
const MONDAYS = [
  [1, 2],
  [7, 3],
  [9, 3],
  [10, 2],
] as const

const weekday = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay()
const equinox = (year: number, base: number) =>
  Math.floor(base + 0.242194 * (year - 1980)) - Math.floor((year - 1980) / 4)

function isNamedHoliday(year: number, month: number, day: number): boolean {
  if (FIXED.includes(`${month}-${day}`)) return true
  if (month === 3) return day === equinox(year, 20.8431)
  if (month === 9 && day === equinox(year, 23.2488)) return true
  return (
    weekday(year, month, day) === 1 &&
    MONDAYS.some(([mondayMonth, nth]) => mondayMonth === month && Math.ceil(day / 7) === nth)
  )
}

const step = (year: number, month: number, day: number, by: number) => {
  const date = new Date(Date.UTC(year, month - 1, day + by))
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()] as const
}

/** `date` is `YYYY-MM-DD` in Japan; any other text is not a holiday. */
export function isJapaneseHoliday(date: string): boolean {
  const [year, month, day] = date.split('-').map(Number)
  if (!year || !month || !day) return false
  if (isNamedHoliday(year, month, day)) return true
  // a holiday on a Sunday moves to the next day that is not a holiday
  for (let back = 1; back <= 4; back++) {
    const before = step(year, month, day, -back)
    if (!isNamedHoliday(...before)) break
    if (weekday(...before) === 0) return true
  }
  // a working day between two holidays is a holiday too
  return (
    weekday(year, month, day) !== 0 &&
    isNamedHoliday(...step(year, month, day, -1)) &&
    isNamedHoliday(...step(year, month, day, 1))
  )
}
