import type { DayRange } from './day-range.ts'
import type { Day } from './month-days.ts'

export type DayMode = 'day' | 'range'

export const isSingle = (range: DayRange): boolean => range.from === range.to

/**
 * The selection after a click on a day. A second click on a single day clears the selection. In
 * range mode the second day closes the range, before or after the first; a third click starts a new
 * one.
 */
export function pickDay(chosen: DayRange | null, day: Day, mode: DayMode): DayRange | null {
  if (chosen && isSingle(chosen) && chosen.from === day) return null
  if (mode === 'day' || !chosen || !isSingle(chosen)) return { from: day, to: day }
  return day < chosen.from ? { from: day, to: chosen.from } : { from: chosen.from, to: day }
}

/** Position of a day in the selection; null outside of it. */
export function positionInRange(
  day: Day,
  range: DayRange | null,
): 'only' | 'from' | 'to' | 'in' | null {
  if (!range || day < range.from || day > range.to) return null
  if (isSingle(range)) return 'only'
  return day === range.from ? 'from' : day === range.to ? 'to' : 'in'
}
