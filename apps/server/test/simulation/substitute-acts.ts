import { expect } from 'vitest'
import { passSeatOn } from '../../src/modules/participations/substitutes/pass-seat-on.usecase.ts'
import { substituteToken } from '../../src/modules/participations/substitutes/substitute-token.adapter.ts'
import { withdrawLink } from '../../src/modules/participations/substitutes/withdraw-link.usecase.ts'
import { leaveGame } from '../../src/modules/participations/joining/leave-game.usecase.ts'
import { isRefused } from '../../src/platform/refusal.ts'
import type { Person } from '../support/people.ts'
import { runConcurrently } from './act-helpers.ts'
import { join } from './guest-acts.ts'
import type { Game, Simulation } from './simulation.ts'

/** A guest passes the seat on, and up to two people take the link, while the guest may leave. */
export async function passOn(simulation: Simulation, game: Game, guest: Person): Promise<void> {
  const { deps } = simulation.world
  const link = await passSeatOn(deps, { gameId: game.id, userId: guest.id })
  if (isRefused(link)) return
  const key = substituteToken(deps.secret, link.id)
  const take = () => join(simulation, game, simulation.pick(simulation.guests)!, { invite: key })
  if (simulation.chance(70)) return take()
  await runConcurrently([
    take(),
    take(),
    ...(simulation.chance(50)
      ? [leaveGame(deps, { gameId: game.id, userId: guest.id, confirmPenalty: true })]
      : []),
  ])
}

export async function withdraw(simulation: Simulation, game: Game, guest: Person): Promise<void> {
  await withdrawLink(simulation.world.deps, { gameId: game.id, userId: guest.id })
}

/**
 * A seat that was passed on has one player: the guest is out exactly when the substitute is in, and
 * was in until the hold of the substitute stood or both were only scheduled.
 */
export async function checkSubstitutes(simulation: Simulation): Promise<void> {
  const { rows } = await simulation.world.deps.db.executeSql<{ what: string }>(
    `SELECT l.id || ' ' || l.status || ': ' || g.status || ', ' || s.status AS what
      FROM substitute_links l
      JOIN participations g ON g.id = l.participation_id
      JOIN participations s ON s.id = l.taken_by
      WHERE s.substitute_for <> g.id
        OR l.status = 'taking' AND (g.status <> 'confirmed' OR s.status <> 'reserved')
        OR l.status = 'taken' AND (g.status <> 'left' OR s.status IN ('reserved', 'declined'))
        OR l.status IN ('open', 'revoked', 'expired', 'closed')
          AND s.status NOT IN ('declined', 'game_cancelled', 'force_cancelled')
    UNION ALL
    SELECT s.id || ' without a standing hold' FROM participations s
      JOIN holds h ON h.participation_id = s.id
      JOIN participation_events e ON e.participation_id = s.substitute_for AND e.event = 'substitute'
      JOIN holds old ON old.participation_id = s.substitute_for
      WHERE h.authorised_at > e.at AND old.authorised_at <= e.at AND h.attempt = 1`,
  )
  expect(rows, 'seats that were passed on').toEqual([])
}
