import {
  addDays,
  addMonths,
  clampDay,
  lastDayOf,
  monthOf,
  weekdayOf,
  type Day,
  type Month,
} from '@tomogolf/ui/calendar/month-days.ts'

/** Days since Monday. */
const sinceMonday = (day: Day): number => (weekdayOf(day) + 6) % 7

/**
 * The weeks of a month, Monday first. Days before the month are null; the last week runs on into the
 * next month.
 */
export function mondayWeeks(month: Month): (Day | null)[][] {
  const first: Day = `${month}-01`
  const weeks: (Day | null)[][] = []
  for (
    let monday = addDays(first, -sinceMonday(first));
    monday <= lastDayOf(month);
    monday = addDays(monday, 7)
  )
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) =>
        day < first ? null : day,
      ),
    )
  return weeks
}

/** The month to show first: the asked one, that of the asked or first day, else the current one. */
export function shownMonth(
  asked: { month?: Month | undefined; day?: Day | undefined; from?: Day | undefined },
  days: readonly Day[],
  today: Day,
  last: Day,
): Month {
  const first = days.find((day) => day >= today)
  const month =
    asked.month ?? monthOf(clampDay(asked.day ?? asked.from ?? first ?? today, today, last))
  return month < monthOf(today) ? monthOf(today) : month > monthOf(last) ? monthOf(last) : month
}

/** The day whose games are listed: the asked one while it is shown, else the first with games. */
export function shownDay(
  asked: Day | undefined,
  month: Month,
  days: readonly Day[],
  today: Day,
): Day | undefined {
  const shown = mondayWeeks(month).flat()
  if (asked !== undefined && shown.includes(asked)) return asked
  return days.find((day) => day >= today && monthOf(day) === month)
}
export const neighbours = (month: Month, today: Day, last: Day) => ({
  previous: month > monthOf(today) ? addMonths(month, -1) : undefined,
  next: month < monthOf(last) ? addMonths(month, 1) : undefined,
})
