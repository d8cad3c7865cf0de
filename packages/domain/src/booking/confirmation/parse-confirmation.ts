import { fromJapanText, type Instant } from '../../time.ts'
import {
  MAX_SCHEDULE_ROWS,
  MAX_FROM_HOURS,
  isSchedule,
  sortedSchedule,
  type CancellationRow,
} from '../cancellation-schedule.ts'
import { MAX_BOOKED_PLAYERS, type BookingVia } from '../course-booking.ts'
import { plainLines, splitLine } from './plain-lines.ts'
import {
  isPerPlayer,
  readDate,
  readMoment,
  readPlayers,
  readReference,
  readScheduleRow,
  readTime,
  readYen,
  type Read,
} from './read-values.ts'
import { COMMON_LABELS, FIELDS, SENDERS, type Field } from './senders.data.ts'

/** A price in yen for one player, or as it is written for the whole group. */
export type BookedPrice = { readonly yen: number; readonly per: 'player' | 'group' }
/**
 * What a confirmation says. Absent: it does not say so. Dates and times are texts in Japan time, as
 * in a form.
 */
export type Confirmation = {
  readonly via: BookingVia | null
  readonly course?: Read<string>
  readonly date?: Read<string>
  readonly time?: Read<string>
  readonly players?: Read<number>
  readonly price?: Read<BookedPrice>
  readonly reference?: Read<string>
  readonly namesDue?: Read<string>
  readonly freeUntil?: Read<string>
  readonly schedule?: Read<readonly CancellationRow[]>
}

/**
 * A labelled text. `sure`: by a label of the known sender's own layout. `line`: where it begins.
 */
type Found = { readonly text: string; readonly sure: boolean; readonly line: number }
export type FoundFields = Partial<Record<Field, Found>>
/** A confirmation, and where in the lines of its text the values are. */
export type ReadConfirmation = {
  readonly confirmation: Confirmation
  readonly lines: readonly string[]
  readonly found: FoundFields
}

/**
 * Reads a booking confirmation. Null for a text that is not recognisably one: without the word for
 * a booking, or with fewer than two of course, day, time and reference. Pure; a person confirms
 * every value.
 */
export const parseConfirmation = (text: string, now: Instant): Confirmation | null =>
  readConfirmation(text, now)?.confirmation ?? null

/** The same with the lines that it was read from. */
export function readConfirmation(text: string, now: Instant): ReadConfirmation | null {
  const lines = plainLines(text)
  const whole = lines.join('\n')
  const sender = SENDERS.find(({ marks }) => marks.some((mark) => whole.includes(mark)))
  if (!/予約/.test(whole)) return null
  const found = findFields(lines, sender?.labels ?? {})
  const read = <T>(field: Field, reader: (text: string) => Read<T> | T | null) => {
    const at = found[field]
    const value = at ? reader(at.text) : null
    if (!at || value === null) return {}
    const result = isRead(value) ? value : { value, sure: true }
    return { [field]: { value: result.value, sure: result.sure && at.sure } }
  }
  const main: Omit<Confirmation, 'schedule' | 'via'> = {
    ...read('course', readCourse),
    ...read('date', (value) => readDate(value, now)),
    ...read('time', (value) => readTime(withoutDate(value))),
    ...read('players', (value) => bounded(readPlayers(value))),
    ...read('price', readPrice),
    ...read('reference', readReference),
    ...read('namesDue', (value) => readMoment(value, now)),
    ...read('freeUntil', (value) => readMoment(value, now)),
  }
  const known = [main.course, main.date, main.time, main.reference].filter(Boolean)
  if (known.length < 2) return null
  const schedule = readSchedule(found.schedule, main)
  return {
    confirmation: { via: sender?.via ?? null, ...main, ...(schedule && { schedule }) },
    lines,
    found,
  }
}

const isRead = <T>(value: Read<T> | T): value is Read<T> =>
  typeof value === 'object' && value !== null && 'sure' in value

/** The first text of each field; the sender's own labels before the common ones. */
function findFields(
  lines: readonly string[],
  own: Readonly<Partial<Record<Field, readonly string[]>>>,
): FoundFields {
  const found: FoundFields = {}
  const pairs = lines.map(splitLine)
  for (const labels of [own, COMMON_LABELS])
    for (const [index, { label, value }] of pairs.entries())
      for (const field of FIELDS) {
        if (found[field] || !labels[field]?.includes(label)) continue
        const text =
          field === 'schedule'
            ? [value, ...lines.slice(index + 1, index + 1 + MAX_SCHEDULE_ROWS)].join('\n')
            : value || (lines[index + 1] ?? '')
        const isBelow = field !== 'schedule' && value === ''
        found[field] = { text, sure: labels === own, line: index + (isBelow ? 1 : 0) }
      }
  return found
}

const MAX_COURSE = 60
const MAX_BRACKETS = 32
/** Without brackets at the end; searched by hand, because a pattern would take quadratic time. */
function withoutBrackets(text: string): string {
  if (!/[)）〕]$/.test(text)) return text
  const start = Math.max(...['(', '（', '〔'].map((bracket) => text.lastIndexOf(bracket)))
  return start < 0 || text.length - start > MAX_BRACKETS ? text : text.slice(0, start)
}
/** The name without what some senders add in brackets, such as the prefecture. */
function readCourse(text: string): Read<string> | null {
  const value = withoutBrackets(text.trim())
    .replace(/\s?様$/, '')
    .trim()
  return value === '' || value.length > MAX_COURSE || !/\p{L}/u.test(value)
    ? null
    : { value, sure: true }
}
/** Without a date: its digits are no time. */
const withoutDate = (text: string) => text.replace(/\d{1,4}\s?[年月日/.-]/g, ' ')
const bounded = (players: number | null) =>
  players !== null && players <= MAX_BOOKED_PLAYERS ? players : null

/** A sum for the group is shown, but a person says what one player pays. */
function readPrice(text: string): Read<BookedPrice> | null {
  const yen = readYen(text)
  if (yen === null || yen === 0) return null
  const isOne = isPerPlayer(text)
  const isGroup = /合計|総額|\d\s?組/.test(text) && !isOne
  return { value: { yen, per: isGroup ? 'group' : 'player' }, sure: isOne }
}

/** The rows under the label; they need the tee time, and without a usable row there is none. */
function readSchedule(
  found: Found | undefined,
  { date, time }: Pick<Confirmation, 'date' | 'time'>,
): Read<CancellationRow[]> | null {
  const teeTime = date && time && fromJapanText(`${date.value} ${time.value}`)
  if (!found || teeTime === undefined) return null
  const rows: CancellationRow[] = []
  for (const part of found.text.split(/[\n、;]/)) {
    const row = readScheduleRow(part, teeTime)
    if (row && row.fromHours <= MAX_FROM_HOURS) rows.push(row)
    else if (rows.length > 0 && part.trim() !== '') break
  }
  return rows.length > 0 && isSchedule(rows)
    ? { value: sortedSchedule(rows), sure: found.sure }
    : null
}
