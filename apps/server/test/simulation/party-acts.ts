import { expect } from 'vitest'
import { leaveGame } from '../../src/modules/participations/joining/leave-game.usecase.ts'
import type { Person } from '../support/people.ts'
import { runConcurrently, selectIds } from './act-helpers.ts'
import { join } from './guest-acts.ts'
import type { Game, Simulation } from './simulation.ts'

/** A guest takes two or three seats; sometimes others want the same ones. */
export async function joinTogether(
  simulation: Simulation,
  game: Game,
  guest: Person,
): Promise<void> {
  const party = () => join(simulation, game, guest, { companions: simulation.chance(60) ? 1 : 2 })
  if (simulation.chance(75)) return party()
  await runConcurrently([party(), join(simulation, game, simulation.pick(simulation.guests)!)])
}

/** A guest gives up the seat of a companion, sometimes while leaving with all. */
export async function leaveCompanion(
  simulation: Simulation,
  game: Game,
  guest: Person,
): Promise<void> {
  const [companion] = await selectIds(
    simulation,
    `SELECT id FROM participations
      WHERE game_id = $1 AND guest_id = $2 AND party_lead_id IS NOT NULL AND status = 'confirmed'`,
    [game.id, guest.id],
  )
  if (!companion) return
  const leave = (seat?: string) =>
    leaveGame(simulation.world.deps, {
      gameId: game.id,
      userId: guest.id,
      confirmPenalty: true,
      companion: seat,
    })
  await (simulation.chance(70) ? leave(companion) : runConcurrently([leave(companion), leave()]))
}

/** The seats of a party are taken together or not at all, and no companion stays without the guest. */
export async function checkParties(simulation: Simulation): Promise<void> {
  const { rows } = await simulation.world.deps.db.executeSql<{ what: string }>(
    `SELECT c.id || ': ' || l.status || ', ' || c.status AS what
      FROM participations c JOIN participations l ON l.id = c.party_lead_id
      WHERE (c.status = 'declined') <> (l.status = 'declined')
        OR (c.status = 'reserved') <> (l.status = 'reserved')
        OR (c.status = 'confirmed' AND l.status IN ('left', 'left_late', 'seat_released'))
        OR c.game_id <> l.game_id OR c.guest_id <> l.guest_id OR l.party_lead_id IS NOT NULL`,
  )
  expect(rows, 'parties whose seats were half taken').toEqual([])
}
