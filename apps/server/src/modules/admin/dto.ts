import type { GameStatus } from '@tomogolf/domain/game'
import { toMajor, type Currency } from '@tomogolf/domain/money'
import { iso } from '@tomogolf/domain/time'

/** Rows of raw SQL to what travels. Times come as text or Date, by engine. */
export type SqlTime = string | Date
export const when = (value: SqlTime): string => iso(new Date(value).getTime())
export const whenOrNull = (value: SqlTime | null): string | null =>
  value === null ? null : when(value)
export const amountOf = (minor: number, currency: Currency) => ({
  amount: toMajor({ minor, currency }),
  currency,
})
export const amountOrNull = (minor: number | null, currency: Currency | null) =>
  minor === null || currency === null ? null : amountOf(minor, currency)

/** Columns of the game a row is about. */
export const gameColumns = (g: string): string =>
  `${g}.id AS game_id, ${g}.course_name AS game_course, ${g}.tee_time AS game_tee, ${g}.status AS game_status`
export type GameColumns = {
  game_id: string
  game_course: string
  game_tee: SqlTime
  game_status: GameStatus
}
export const gameRef = (row: GameColumns) => ({
  id: row.game_id,
  courseName: row.game_course,
  teeTime: when(row.game_tee),
  status: row.game_status,
})
