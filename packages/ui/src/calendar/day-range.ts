import { fromJapanText } from '@tomogolf/domain/time'
import type { Day } from './month-days.ts'

/** A single day has the same `from` and `to`. */
export type DayRange = { readonly from: Day; readonly to: Day }
export type DayMode = 'day' | 'range'

export const isSingle = (range: DayRange): boolean => range.from === range.to

/**
 * What a click on a day makes of the choice. The same single day again clears it. In a range the second click closes it, whichever
 * side it lies on, and a third one starts anew.
 */
export function pickDay(chosen: DayRange | null, day: Day, mode: DayMode): DayRange | null {
  if (chosen && isSingle(chosen) && chosen.from === day) return null
  if (mode === 'day' || !chosen || !isSingle(chosen)) return { from: day, to: day }
  return day < chosen.from ? { from: day, to: chosen.from } : { from: chosen.from, to: day }
}

/** As it travels in addresses and calls: one date, or `from,to` only when the range spans different days. */
export const rangeText = ({ from, to }: DayRange): string => (from === to ? from : `${from},${to}`)

/** The choice out of such a text; a range picked backwards is still that range, anything else is null. */
export function rangeFrom(text: string | undefined): DayRange | null {
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

/** How a day stands to the choice, for drawing. */
export function placeInRange(
  day: Day,
  range: DayRange | null,
): 'only' | 'from' | 'to' | 'in' | null {
  if (!range || day < range.from || day > range.to) return null
  if (isSingle(range)) return 'only'
  return day === range.from ? 'from' : day === range.to ? 'to' : 'in'
}
