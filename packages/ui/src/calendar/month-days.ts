/**
 * Calendar arithmetic on strings: a day is `YYYY-MM-DD`, a month `YYYY-MM`. No time zone is
 * involved.
 */
export type Day = string
export type Month = string

const pad = (value: number) => String(value).padStart(2, '0')
const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`)
const toDay = (date: Date): Day =>
  `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`

export const monthOf = (day: Day): Month => day.slice(0, 7)
export const dayNumber = (day: Day): number => Number(day.slice(8))
/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => utc(day).getUTCDay()

export function addDays(day: Day, days: number): Day {
  const date = utc(day)
  date.setUTCDate(date.getUTCDate() + days)
  return toDay(date)
}

export function addMonths(month: Month, months: number): Month {
  const date = utc(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return monthOf(toDay(date))
}

export const lastDayOf = (month: Month): Day => addDays(`${addMonths(month, 1)}-01`, -1)

/** The same day `months` later, or the last day of that month. */
export function sameDayIn(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), months)
  const last = lastDayOf(month)
  const same = `${month}-${day.slice(8)}`
  return same < last ? same : last
}

/** The weeks of a month, Sunday first. Days of the neighbouring months are null. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first: Day = `${month}-01`
  const cells: (Day | null)[] = Array.from({ length: weekdayOf(first) }, () => null)
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) cells.push(day)
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** The day that a key moves to, or null for other keys. */
export function dayAfterKey(key: string, day: Day): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return sameDayIn(day, -1)
    case 'PageDown':
      return sameDayIn(day, 1)
    default:
      return null
  }
}

export const clampDay = (day: Day, min: Day, max: Day): Day =>
  day < min ? min : day > max ? max : day
