import type { Instant } from '@tomogolf/domain/time'
import { dayNumber } from '@tomogolf/domain/wishes/wish-days'
import type { WishedGame } from '@tomogolf/domain/wishes/wish-matching'
import { sqlInstant, type Tx } from '../../platform/database/database.ts'

/**
 * `wishFits` of the domain as SQL; a test compares both. A game lies in about a hundred areas, most
 * of them in no wish: the index over areas and days answers one area after the other much faster
 * than all at once, where it compares each candidate with each area.
 */
const FITTING = `unnest($1::text[]) AS area CROSS JOIN LATERAL (
  SELECT w.id, w.owner FROM wishes w
  WHERE w.areas @> ARRAY[area] AND w.days @> ARRAY[$2::int]
    AND w.confirmed_at IS NOT NULL AND w.paused_at IS NULL
    AND w.party_size <= $3
    AND (w.max_price IS NULL OR w.max_price >= $4::float8)
    AND (w.level IS NULL OR $5 = 'any' OR w.level = $5)
    AND (w.languages = '{}' OR w.languages && $6::text[])
) fitting`
const parametersOf = (game: WishedGame) => [
  game.areas,
  dayNumber(game.teeTime),
  game.freeSeats,
  game.price,
  game.level,
  game.languages,
]
const FIND = `SELECT DISTINCT id FROM ${FITTING}`

export const findFitting = async (tx: Tx, game: WishedGame): Promise<string[]> =>
  (await tx.executeSql<{ id: string }>(FIND, parametersOf(game))).rows.map(({ id }) => id)

const ADD = `INSERT INTO wish_alerts (wish_id, game_id, state, at)
  SELECT DISTINCT id, $7, 'due', $8::timestamptz FROM ${FITTING}
  WHERE owner <> $9 AND owner <> $10
  ON CONFLICT (wish_id, game_id) DO UPDATE SET state = 'due', at = excluded.at
    WHERE wish_alerts.state = 'sent' AND $11
  RETURNING wish_id`
type Found = {
  readonly gameId: string
  readonly facts: WishedGame
  /** Owners whose wishes are left out: the host, by id and by address. */
  readonly host: { readonly id: string; readonly email: string }
  /** A full game has a spot again: those who were notified before are notified again. */
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
/** Owners to be notified. */
export const listDueOwners = async (tx: Tx): Promise<string[]> =>
  (await tx.executeSql<{ owner: string }>(DUE_OWNERS)).rows.map(({ owner }) => owner)
