import { fromJapanText } from '@tomogolf/domain/time'
import type { Day } from './month-days.ts'

/** A single day has the same `from` and `to`. */
export type DayRange = { readonly from: Day; readonly to: Day }

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
