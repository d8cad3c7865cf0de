import type { ResultOf } from '@tomogolf/contract/api/endpoints'

export type PoolWeek = ResultOf<'GET /api/wishes/pool'>['weeks'][number]

/** The week of a day, else the one that most people want, the first of several. */
export const weekToShow = (weeks: readonly PoolWeek[], day = ''): PoolWeek | undefined =>
  weeks.find(({ from, to }) => from <= day && day <= to) ??
  weeks.toSorted((a, b) => b.people - a.people || a.from.localeCompare(b.from))[0]

/** The day of a week that most people want, the last of several: weekends come last. */
export const bestDay = ({ days }: PoolWeek): string | undefined =>
  days.toSorted((a, b) => b.people - a.people || b.day.localeCompare(a.day))[0]?.day
