import { expect } from 'vitest'
import { leaveGame } from '../../src/modules/participations/joining/leave-game.usecase.ts'
import { endInvitationAsOperator } from '../../src/modules/participations/invitations/end-as-operator.usecase.ts'
import { expireInvitations } from '../../src/modules/participations/invitations/expire-invitations.usecase.ts'
import { invitationToken } from '../../src/modules/participations/invitations/invitation-token.adapter.ts'
import { withdrawInvitation } from '../../src/modules/participations/invitations/withdraw-invitation.usecase.ts'
import type { Person } from '../support/people.ts'
import { runConcurrently } from './act-helpers.ts'
import { join } from './guest-acts.ts'
import type { Game, Simulation } from './simulation.ts'

/** A guest joins and keeps seats for companions; sometimes others want the same ones. */
export async function joinInviting(
  simulation: Simulation,
  game: Game,
  guest: Person,
): Promise<void> {
  const invited = simulation.chance(70) ? 1 : 2
  const party = () =>
    join(simulation, game, guest, {
      invited,
      companions: invited === 1 && simulation.chance(30) ? 1 : 0,
    })
  if (simulation.chance(75)) return party()
  await runConcurrently([party(), join(simulation, game, simulation.pick(simulation.guests)!)])
}

/** Companions open the link of a guest, who may withdraw it, leave, or come too late meanwhile. */
export async function answerInvitation(
  simulation: Simulation,
  game: Game,
  guest: Person,
): Promise<void> {
  const { deps } = simulation.world
  const { rows } = await deps.db.executeSql<{ id: string; seat: string }>(
    `SELECT id, participation_id AS seat FROM invitations
      WHERE game_id = $1 AND guest_id = $2 AND status = 'open' ORDER BY created_at, id LIMIT 1`,
    [game.id, guest.id],
  )
  const [open] = rows
  if (!open) return
  const invite = invitationToken(deps.secret, open.id)
  const accept = () => join(simulation, game, simulation.pick(simulation.guests)!, { invite })
  const isOperator = simulation.chance(30)
  const withdraw = () =>
    isOperator
      ? endInvitationAsOperator(deps, {
          invitationId: open.id,
          reason: 'Two accounts of one person.',
          operatorId: 'operator',
          ip: null,
        })
      : withdrawInvitation(deps, { gameId: game.id, userId: guest.id, invitationId: open.id })
  if (simulation.chance(60)) return accept()
  if (simulation.chance(30)) return void (await withdraw())
  await runConcurrently([
    accept(),
    accept(),
    simulation.chance(40)
      ? withdraw()
      : simulation.chance(50)
        ? expireInvitations(deps, open.seat)
        : leaveGame(deps, { gameId: game.id, userId: guest.id, confirmPenalty: true }),
  ])
}

/** An open invitation has a guest with a seat, and one that was accepted has a companion. */
export async function checkInvitations(simulation: Simulation): Promise<void> {
  const { rows } = await simulation.world.deps.db.executeSql<{ what: string }>(
    `SELECT i.id || ' ' || i.status || ': ' || g.status || ', ' || coalesce(c.status, 'none') AS what
      FROM invitations i
      JOIN participations g ON g.id = i.participation_id
      LEFT JOIN participations c ON c.id = i.taken_by
      WHERE g.party_lead_id IS NOT NULL OR c.guest_id = i.guest_id OR c.game_id <> i.game_id
        OR i.status IN ('open', 'taking') AND g.status IN
          ('declined', 'left', 'left_late', 'seat_released', 'game_cancelled', 'force_cancelled')
        OR i.status = 'taking' AND c.status IS DISTINCT FROM 'reserved'
        OR i.status = 'taken' AND coalesce(c.status, 'reserved') IN ('reserved', 'declined')
        OR i.status = 'open' AND i.taken_by IS NOT NULL`,
  )
  expect(rows, 'seats that are kept for companions').toEqual([])
}
