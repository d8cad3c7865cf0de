/** Saturdays are blue, Sundays and holidays red, as on Japanese calendars. */
export const weekdayTone = (weekday: number, isHoliday = false): string | undefined =>
  weekday === 0 || isHoliday ? 'text-holiday' : weekday === 6 ? 'text-saturday' : undefined
