import type { Currency } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'

/**
 * The games at a course: how many can be joined, and the lowest price of an upcoming one in each
 * currency (minor units).
 */
export type CourseGames = {
  readonly openGames: number
  readonly least: Partial<Record<Currency, number>>
}
export const NO_GAMES: CourseGames = { openGames: 0, least: {} }

/** What courses need of the games, a later module. */
export type CoursePorts = {
  /** Games by course; of all courses without `ids`. */
  readCourseGames(
    tx: Tx,
    now: Instant,
    joinableFrom: Instant,
    ids?: readonly string[],
  ): Promise<Map<string, CourseGames>>
}
