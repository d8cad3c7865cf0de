import { DAY, japanDate, japanParts, startOfJapanDay, type Instant } from '@tomogolf/domain/time'

export type DateChoice = 'weekend' | 'nextWeekend' | 'week' | 'month'
export const DATE_CHOICES: readonly DateChoice[] = ['weekend', 'nextWeekend', 'week', 'month']

const range = (from: Instant, to: Instant) =>
  from === to ? japanDate(from) : `${japanDate(from)},${japanDate(to)}`

/**
 * A choice as the date filter of the games list, in Japan time: one day or `from,to`. On Sunday
 * "this weekend" is one day.
 */
export function dateRange(choice: DateChoice, now: Instant): string {
  const today = startOfJapanDay(now)
  const { weekday } = japanParts(now)
  const sunday = today + ((7 - weekday) % 7) * DAY
  switch (choice) {
    case 'weekend':
      return range(Math.max(today, sunday - DAY), sunday)
    case 'nextWeekend':
      return range(sunday + 6 * DAY, sunday + 7 * DAY)
    case 'week':
      return range(today, today + 6 * DAY)
    case 'month':
      return range(today, today + 29 * DAY)
  }
}
