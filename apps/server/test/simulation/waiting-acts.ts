import { expect } from 'vitest'
import { acceptOffer } from '../../src/modules/participations/waiting/accept-offer.usecase.ts'
import { joinWaitingList } from '../../src/modules/participations/waiting/join-waiting-list.usecase.ts'
import { leaveWaitingList } from '../../src/modules/participations/waiting/leave-waiting-list.usecase.ts'
import { isRefused } from '../../src/platform/refusal.ts'
import type { Person } from '../support/people.ts'
import { expectedTerms } from './guest-acts.ts'
import type { Game, Simulation } from './simulation.ts'

/** Joins a waiting list and records the agreed amounts, computed independently of the product. */
export async function wait(simulation: Simulation, game: Game, guest: Person): Promise<void> {
  const terms = expectedTerms(simulation, game)
  const joined = await joinWaitingList(simulation.world.deps, {
    gameId: game.id,
    userId: guest.id,
    ip: null,
    language: 'en',
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
  return simulation.pick([...simulation.waiting].filter(([id]) => ids.has(id)))?.[1]
}

export async function leaveList(simulation: Simulation): Promise<void> {
  const place = await onList(simulation, simulation.chance(80) ? 'waiting' : 'offered')
  if (place)
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
    'SELECT id, participation_id AS seat FROM waiting_entries WHERE participation_id IS NOT NULL',
  )
  const known = new Set(simulation.agreed.map(({ participationId }) => participationId))
  const seats = new Map(rows.map(({ id, seat }) => [id, seat]))
  for (const [id, { game, guest, hold, fee }] of simulation.waiting) {
    const participationId = seats.get(id)
    if (participationId === undefined || known.has(participationId)) continue
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

/** Each offered seat is kept for one guest or invited companion, and no guest has a seat and a place in one game. */
export async function checkWaiting(simulation: Simulation): Promise<void> {
  const { rows } = await simulation.world.deps.db.executeSql(
    `SELECT g.id, g.seats_offered, k.offers FROM games g CROSS JOIN LATERAL (SELECT
        (SELECT count(*)::int FROM waiting_entries w
          WHERE w.game_id = g.id AND w.status = 'offered')
        + (SELECT count(*)::int FROM invitations i
          WHERE i.game_id = g.id AND i.status = 'open') AS offers) k
      WHERE g.seats_offered <> k.offers OR g.seats_taken + g.seats_offered > g.slots`,
  )
  expect(rows, 'offered seats').toEqual([])
}
