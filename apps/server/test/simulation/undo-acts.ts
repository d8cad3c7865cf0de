import { expect } from 'vitest'
import { leaveGame } from '../../src/modules/participations/joining/leave-game.usecase.ts'
import { join } from './guest-acts.ts'
import type { Person } from '../support/people.ts'
import type { Game, Simulation } from './simulation.ts'

/** Joins and leaves again at once, without agreeing to a penalty: the seat costs nothing, once. */
export async function joinAndUndo(
  simulation: Simulation,
  game: Game,
  guest: Person,
): Promise<void> {
  await join(simulation, game, guest)
  await leaveGame(simulation.world.deps, {
    gameId: game.id,
    userId: guest.id,
    confirmPenalty: false,
  })
}

/**
 * A join was undone in time, and at most one by each person in each game. The seats of a party are
 * of one join: they can be given up one after the other.
 */
export async function checkUndone(simulation: Simulation): Promise<void> {
  const { rows } = await simulation.world.deps.db.executeSql(
    `SELECT p.game_id, p.guest_id, count(DISTINCT coalesce(p.party_lead_id, p.id))::int AS undone,
        bool_and(e.at <= p.undo_until) AS in_time
      FROM participation_events e JOIN participations p ON p.id = e.participation_id
      WHERE e.event = 'undo'
      GROUP BY p.game_id, p.guest_id
      HAVING count(DISTINCT coalesce(p.party_lead_id, p.id)) > 1 OR NOT bool_and(e.at <= p.undo_until)`,
  )
  expect(rows, 'undone twice or too late').toEqual([])
}
