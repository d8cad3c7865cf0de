import { fromJapanText } from '@tomogolf/domain/time'
import type { Day } from './month-days.ts'

/** A single day has the same `from` and `to`. */
export type DayRange = { readonly from: Day; readonly to: Day }
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

/** The form in URLs and API calls: one date, or `from,to` when the days differ. */
export const serializeRange = ({ from, to }: DayRange): string =>
  from === to ? from : `${from},${to}`

/** Parses that form. A reversed range is sorted; anything invalid is null. */
export function parseRange(text: string | undefined): DayRange | null {
  const days = text?.split(',') ?? []
  if (
    days.length < 1 ||
    days.length > 2 ||
    !days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && fromJapanText(day) !== undefined)
  )
    return null
  const [from, to] = days.toSorted() as [Day, Day?]
  return { from, to: to ?? from }
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
