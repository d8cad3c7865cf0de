import { expect } from 'vitest'
import type { Simulation } from './simulation.ts'

type Decided = { id: string; game: string; what: string }
/** Captures and penalties that a rule decides; late leaves and operators decide their own. */
const DECIDED = `SELECT c.id, p.game_id AS game, c.reason AS what FROM captures c
    JOIN holds h ON h.id = c.hold_id JOIN participations p ON p.id = h.participation_id
    WHERE c.reason IN ('check_in', 'no_show')
  UNION ALL
  SELECT id, game_id, cause FROM charges WHERE cause = 'host_absent'`
const FROZEN = `SELECT id, game_id AS game FROM presence_reviews WHERE status IN ('reported', 'stated')`

type Seen = { frozen: Map<string, string>; decided: Set<string> }
const lastSeen = new WeakMap<Simulation, Seen>()

/**
 * While a report freezes a game, no rule decides a capture or a charge of its guests or its host.
 * Compares two checks instead of times: the clock of the simulation stands still during an act.
 */
export async function checkFrozen(simulation: Simulation): Promise<void> {
  const sql = <T>(text: string) => simulation.world.deps.db.executeSql<T>(text).then((a) => a.rows)
  const decided = await sql<Decided>(DECIDED)
  const frozen = new Map(
    (await sql<{ id: string; game: string }>(FROZEN)).map(({ id, game }) => [game, id]),
  )
  const before = lastSeen.get(simulation)
  if (before)
    expect(
      decided.filter(
        ({ id, game }) =>
          !before.decided.has(id) &&
          frozen.has(game) &&
          before.frozen.get(game) === frozen.get(game),
      ),
      'decided while the game was frozen',
    ).toEqual([])
  lastSeen.set(simulation, { frozen, decided: new Set(decided.map(({ id }) => id)) })
}
