import { expect } from 'vitest'
import { acceptOffer } from '../../src/modules/participations/waiting/accept-offer.usecase.ts'
import { joinWaitingList } from '../../src/modules/participations/waiting/join-waiting-list.usecase.ts'
import { leaveWaitingList } from '../../src/modules/participations/waiting/leave-waiting-list.usecase.ts'
import { removeEntryAsOperator } from '../../src/modules/participations/waiting/remove-as-operator.usecase.ts'
import { isRefused } from '../../src/platform/refusal.ts'
import type { Person } from '../support/people.ts'
import { COMPANIONS, expectedTerms } from './guest-acts.ts'
import type { Game, Simulation } from './simulation.ts'

/** Joins a waiting list and records the agreed amounts, computed independently of the product. */
export async function wait(simulation: Simulation, game: Game, guest: Person): Promise<void> {
  const terms = expectedTerms(simulation, game)
  const joined = await joinWaitingList(simulation.world.deps, {
    gameId: game.id,
    userId: guest.id,
    ip: null,
    language: 'en',
    companions: simulation.chance(25) ? COMPANIONS.slice(0, 1) : [],
  })
  if (!isRefused(joined)) simulation.waiting.set(joined.entry.id, { game, guest, ...terms })
}

const onList = async (simulation: Simulation, status: 'waiting' | 'offered') => {
  const { rows } = await simulation.world.deps.db.executeSql<{ id: string }>(
    'SELECT id FROM waiting_entries WHERE status = $1',
    [status],
  )
  const ids = new Set(rows.map(({ id }) => id))
  // in the order of joining, which does not depend on random ids
  const [entryId, place] =
    simulation.pick([...simulation.waiting].filter(([id]) => ids.has(id))) ?? []
  return entryId !== undefined && place ? { entryId, ...place } : undefined
}

/** The guest leaves, or an operator takes the guest off the list. */
export async function leaveList(simulation: Simulation): Promise<void> {
  const place = await onList(simulation, simulation.chance(80) ? 'waiting' : 'offered')
  if (place && simulation.chance(25))
    await removeEntryAsOperator(simulation.world.deps, {
      entryId: place.entryId,
      reason: 'Two accounts of one person.',
      operatorId: 'operator',
      ip: null,
    })
  else if (place)
    await leaveWaitingList(simulation.world.deps, {
      gameId: place.game.id,
      userId: place.guest.id,
      token: undefined,
    })
}

export async function takeOffer(simulation: Simulation): Promise<void> {
  const place = await onList(simulation, 'offered')
  if (place)
    await acceptOffer(simulation.world.deps, { gameId: place.game.id, userId: place.guest.id })
}

/** Seats that were given to waiting guests count as histories, with what the guests agreed to. */
export async function recordGivenSeats(simulation: Simulation): Promise<void> {
  const { rows } = await simulation.world.deps.db.executeSql<{ id: string; seat: string }>(
    `SELECT w.id, p.id AS seat FROM waiting_entries w
      JOIN participations p ON w.participation_id IN (p.id, p.party_lead_id)`,
  )
  const known = new Set(simulation.agreed.map(({ participationId }) => participationId))
  for (const { id, seat: participationId } of rows) {
    const place = simulation.waiting.get(id)
    if (!place || known.has(participationId)) continue
    const { game, guest, hold, fee } = place
    simulation.agreed.push({
      participationId,
      game,
      guest,
      who: `waiting guest ${simulation.guests.indexOf(guest)} of game ${simulation.games.indexOf(game)}`,
      hold,
      fee,
    })
  }
}

/** Each offered seat is kept for one player who waits or is invited. */
export async function checkWaiting(simulation: Simulation): Promise<void> {
  const { rows } = await simulation.world.deps.db.executeSql(
    `SELECT g.id, g.seats_offered, k.offers FROM games g CROSS JOIN LATERAL (SELECT
        (SELECT coalesce(sum(1 + jsonb_array_length(w.companions)), 0)::int FROM waiting_entries w
          WHERE w.game_id = g.id AND w.status = 'offered')
        + (SELECT count(*)::int FROM invitations i
          WHERE i.game_id = g.id AND i.status = 'open') AS offers) k
      WHERE g.seats_offered <> k.offers OR g.seats_taken + g.seats_offered > g.slots`,
  )
  expect(rows, 'offered seats').toEqual([])
}
