import { HOUR, hours, type Instant } from '../time.ts'

/** Whom a course charges: each player, or the group once. */
export const CHARGED_PER = ['player', 'group'] as const
/**
 * A row of a course's cancellation charges, from so many hours before the tee time on (inclusive).
 * Either `amount`, in yen, or `percent` of the green fee.
 */
export type CancellationRow = {
  readonly fromHours: number
  readonly amount: number | null
  readonly percent: number | null
  readonly per: (typeof CHARGED_PER)[number]
}
export type CancellationSchedule = readonly CancellationRow[]

export const MAX_SCHEDULE_ROWS = 10
/** The earliest row: a year before the tee time. */
export const MAX_FROM_HOURS = 8784
export const MAX_CHARGE = 1_000_000

/** Each row has either an amount or a percentage, and no two rows begin at the same moment. */
export const isSchedule = (rows: CancellationSchedule): boolean =>
  rows.every(({ amount, percent }) => (amount === null) !== (percent === null)) &&
  new Set(rows.map(({ fromHours }) => fromHours)).size === rows.length

/** The row that applies at a moment: of those that have begun, the last. */
export function rowAt(
  rows: CancellationSchedule,
  { teeTime, at }: { readonly teeTime: Instant; readonly at: Instant },
): CancellationRow | null {
  const begun = rows.filter(({ fromHours }) => at >= teeTime - hours(fromHours))
  return begun.reduce<CancellationRow | null>(
    (last, row) => (last === null || row.fromHours < last.fromHours ? row : last),
    null,
  )
}

/**
 * What a course charges, in yen, when players cancel. A percentage of a player's fee is rounded
 * half up for each; an amount for the group is charged once.
 */
export function cancellationCharge(
  row: CancellationRow | null,
  { players, fee }: { readonly players: number; readonly fee: number },
): number {
  if (row === null || players === 0) return 0
  if (row.percent !== null)
    return row.per === 'player'
      ? players * percentOf(fee, row.percent)
      : percentOf(players * fee, row.percent)
  return (row.amount ?? 0) * (row.per === 'player' ? players : 1)
}
const percentOf = (fee: number, percent: number): number => Math.floor((fee * percent + 50) / 100)

/** Until when nothing is charged (inclusive); null when no row charges anything. */
export function freeUntilOf(rows: CancellationSchedule, teeTime: Instant): Instant | null {
  const charging = rows.filter(({ amount, percent }) => (amount ?? percent ?? 0) > 0)
  return charging.length === 0
    ? null
    : teeTime - hours(Math.max(...charging.map(({ fromHours }) => fromHours))) - 1
}

/** Rows by time, the earliest first. */
export const sortedSchedule = (rows: CancellationSchedule): CancellationRow[] =>
  rows.toSorted((a, b) => b.fromHours - a.fromHours)

/** Whole hours from a moment to the tee time; a row that begins then never begins earlier. */
export const hoursBefore = (at: Instant, teeTime: Instant): number =>
  Math.max(0, Math.floor((teeTime - at) / HOUR))
