import { fromJapanText } from '../../time.ts'
import { splitLine } from './plain-lines.ts'
import type { ReadConfirmation } from './parse-confirmation.ts'
import { readScheduleRow } from './read-values.ts'
import { FIELDS } from './senders.data.ts'

/** A part of a line; `isRead`: a value was read from it. */
export type MarkedPart = { readonly text: string; readonly isRead: boolean }

/** The lines of a confirmation with the parts that its values were read from. */
export function markLines({ confirmation, lines, found }: ReadConfirmation): MarkedPart[][] {
  const marked = new Map<number, string>()
  for (const field of FIELDS) {
    const at = found[field]
    if (!at || confirmation[field] === undefined || field === 'schedule') continue
    marked.set(at.line, at.text)
  }
  for (const line of scheduleLines({ confirmation, lines, found }))
    marked.set(line, line === found.schedule?.line ? splitLine(lines[line]!).value : lines[line]!)
  return lines.map((line, index) => {
    const text = marked.get(index)
    const start = text ? line.lastIndexOf(text) : -1
    return text && start >= 0
      ? [
          { text: line.slice(0, start), isRead: false },
          { text, isRead: true },
          { text: line.slice(start + text.length), isRead: false },
        ].filter((part) => part.text !== '')
      : [{ text: line, isRead: false }]
  })
}

/** The lines of the charges, which follow each other. */
function scheduleLines({ confirmation, lines, found }: ReadConfirmation): number[] {
  const { date, time, schedule } = confirmation
  const teeTime = date && time && fromJapanText(`${date.value} ${time.value}`)
  if (!schedule || !found.schedule || teeTime === undefined) return []
  const isRow = (text: string) =>
    text.split(/[、;]/).some((part) => readScheduleRow(part, teeTime) !== null)
  const first = found.schedule.line
  const rows: number[] = []
  if (isRow(splitLine(lines[first]!).value)) rows.push(first)
  for (let line = first + 1; line < lines.length && isRow(lines[line]!); line++) rows.push(line)
  return rows
}
