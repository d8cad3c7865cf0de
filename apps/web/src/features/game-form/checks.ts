import { teeTimeRefusal } from '@tomogolf/domain/joining'
import { CURRENCIES, fromMajor, toMajor, type Currency } from '@tomogolf/domain/money'
import { MINUTE, fromJapanText, japanDate, oneYearAfter, type Instant } from '@tomogolf/domain/time'
import type { Draft } from './draft.ts'

/** Tee time of a draft; undefined while date or time is missing. */
export const teeTimeOf = ({ date, time }: Pick<Draft, 'date' | 'time'>): Instant | undefined =>
  date && time ? fromJapanText(`${date} ${time}:00`) : undefined

export type TeeTimeProblem =
  | { kind: 'past' }
  | { kind: 'soon'; earliest: Instant; today: boolean }
  | { kind: 'far' }
/** What is said under the time field: in the past, nearer than the host's lead (with the earliest whole minute), or more than a year ahead. */
export function teeTimeProblem(
  draft: Pick<Draft, 'date' | 'time'>,
  now: Instant,
  hostLeadHours: number,
): TeeTimeProblem | null {
  const at = teeTimeOf(draft)
  const refusal =
    at === undefined ? null : teeTimeRefusal(at, now, oneYearAfter(now), hostLeadHours)
  if (refusal === null) return null
  if (refusal.code === 'TEE_TIME_PAST') return { kind: 'past' }
  if (refusal.code === 'TEE_TIME_TOO_FAR') return { kind: 'far' }
  const earliest = Math.ceil(refusal.params.earliest / MINUTE) * MINUTE
  return { kind: 'soon', earliest, today: japanDate(earliest) === japanDate(now) }
}

export type Check =
  | 'course'
  | 'date'
  | 'time'
  | 'teeTime'
  | 'location'
  | 'price'
  | 'agreement'
  | 'transportation'
type Rule = readonly [
  check: Check,
  fails: (draft: Draft, now: Instant, hostLeadHours: number) => boolean,
]
/** The checks of the form, in the order in which they are made. The first that fails is told, and stops. */
export const CHECKS: readonly Rule[] = [
  ['course', (d) => d.courseName.trim() === ''],
  ['date', (d) => d.date === ''],
  ['time', (d) => d.time === ''],
  [
    'teeTime',
    (d, now, lead) => teeTimeOf(d) === undefined || teeTimeProblem(d, now, lead) !== null,
  ],
  ['location', (d) => d.location.trim() === ''],
  ['price', (d) => !(Number(d.price) > 0)],
  ['agreement', (d) => !d.agreed],
  ['transportation', (d) => d.transportationProvided && d.transportationDetails.trim() === ''],
]
export const firstProblem = (
  draft: Draft,
  now: Instant,
  hostLeadHours: number,
  without: readonly Check[] = [],
): Check | null =>
  CHECKS.find(
    ([check, fails]) => !without.includes(check) && fails(draft, now, hostLeadHours),
  )?.[0] ?? null

/** A typed price as it is kept when the field is left: two decimals for dollars, whole yen, at least 1. Text that is no number becomes empty. */
export function roundedPrice(text: string, currency: Currency): string {
  const value = Number(text.replace(/[,\s]/g, ''))
  if (text.trim() === '' || !Number.isFinite(value)) return ''
  const rounded = toMajor(fromMajor(Math.max(1, value), currency))
  return rounded.toFixed(Number.isInteger(rounded) ? 0 : CURRENCIES[currency].digits)
}
