import { PREFECTURE_NAMES, REGIONS, type Region } from '../regions.ts'
import type { Instant } from '../time.ts'
import { dayNumber } from './wish-days.ts'

/*
 * What hosts learn about wishes: how many people want a week in an area. Areas and weeks are fixed
 * and counts are rounded down, so that no difference of two answers is known to be one or two people.
 */

/** Fewer people are not shown, in total and of each condition. */
export const POOL_LEAST = 3
/** Shown counts. Two neighbors are at least two apart, so a change of one person rarely shows. */
const SHOWN_COUNTS = [POOL_LEAST, 5, 7, 10, 15, 20, 30, 50, 100, 200, 500, 1000] as const
/** The count to show, at most the real one; null: too few. */
export const shownCount = (people: number): number | null =>
  SHOWN_COUNTS.findLast((count) => count <= people) ?? null

/** Regions and prefectures; wishes around a place count in each prefecture that they reach. */
export const isPoolArea = (area: string): boolean =>
  REGIONS.some((region) => region === area) || PREFECTURE_NAMES.includes(area)
export const regionOfPoolArea = (area: string): Region | undefined =>
  REGIONS.find((region) => region === area)

/** Weeks of one answer. */
export const MAX_POOL_WEEKS = 8
const DAYS = 7
/** From Monday to Sunday: day 4 was a Monday. */
export const weekOfDay = (day: number): number => Math.floor((day + 3) / DAYS)
export const firstDayOfWeek = (week: number): number => week * DAYS - 3

/**
 * The whole weeks that the given days lie in, from this week on, without days that are past.
 * Undefined when nothing is left.
 */
export function poolWeeks(
  { from, to }: { from: number; to: number },
  now: Instant,
): { firstWeek: number; lastWeek: number; firstDay: number; lastDay: number } | undefined {
  const today = dayNumber(now)
  const firstWeek = Math.max(weekOfDay(from), weekOfDay(today))
  const lastWeek = Math.min(weekOfDay(to), firstWeek + MAX_POOL_WEEKS - 1)
  return lastWeek < firstWeek
    ? undefined
    : {
        firstWeek,
        lastWeek,
        firstDay: Math.max(firstDayOfWeek(firstWeek), today),
        lastDay: firstDayOfWeek(lastWeek + 1) - 1,
      }
}
