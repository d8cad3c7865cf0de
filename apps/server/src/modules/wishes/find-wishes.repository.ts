import type { Instant } from '@tomogolf/domain/time'
import { dayNumber } from '@tomogolf/domain/wishes/wish-days'
import type { WishedGame } from '@tomogolf/domain/wishes/wish-matching'
import { sqlInstant, type Tx } from '../../platform/database/database.ts'

/**
 * `wishFits` of the domain as SQL: the index over areas and days finds the candidates, a test
 * compares both.
 */
const FITTING = `w.areas && $1::text[] AND w.days && ARRAY[$2::int]
  AND w.confirmed_at IS NOT NULL AND w.paused_at IS NULL
  AND w.party_size <= $3
  AND (w.max_price IS NULL OR w.max_price >= $4::float8)
  AND (w.level IS NULL OR $5 = 'any' OR w.level = $5)
  AND (w.languages = '{}' OR w.languages && $6::text[])`
const parametersOf = (game: WishedGame) => [
  game.areas,
  dayNumber(game.teeTime),
  game.freeSeats,
  game.price,
  game.level,
  game.languages,
]
const FIND = `SELECT w.id FROM wishes w WHERE ${FITTING}`

export const findFitting = async (tx: Tx, game: WishedGame): Promise<string[]> =>
  (await tx.executeSql<{ id: string }>(FIND, parametersOf(game))).rows.map(({ id }) => id)

const ADD = `INSERT INTO wish_alerts (wish_id, game_id, state, at)
  SELECT w.id, $7, 'due', $8::timestamptz FROM wishes w
  WHERE ${FITTING} AND w.owner <> $9 AND w.owner <> $10
  ON CONFLICT (wish_id, game_id) DO UPDATE SET state = 'due', at = excluded.at
    WHERE wish_alerts.state = 'sent' AND $11
  RETURNING wish_id`
type Found = {
  readonly gameId: string
  readonly facts: WishedGame
  /** Owners whose wishes are left out: the host, by id and by address. */
  readonly host: { readonly id: string; readonly email: string }
  /** A full game has a spot again: those who were told before are told again. */
  readonly reopened: boolean
}

/** Records that a game fits wishes. Returns the owners who have had no alert about it yet. */
export async function addAlerts(
  tx: Tx,
  { gameId, facts, host, reopened }: Found,
  now: Instant,
): Promise<string[]> {
  const { rows } = await tx.executeSql<{ owner: string }>(
    `WITH added AS (${ADD})
      SELECT DISTINCT w.owner FROM wishes w JOIN added ON added.wish_id = w.id`,
    [...parametersOf(facts), gameId, sqlInstant(now), host.id, host.email, reopened],
  )
  return rows.map(({ owner }) => owner)
}

const DUE_OWNERS = `SELECT DISTINCT w.owner
  FROM wish_alerts a JOIN wishes w ON w.id = a.wish_id
  WHERE a.state = 'due' AND w.paused_at IS NULL`
/** Owners with something to be told. */
export const listDueOwners = async (tx: Tx): Promise<string[]> =>
  (await tx.executeSql<{ owner: string }>(DUE_OWNERS)).rows.map(({ owner }) => owner)
