import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { readGame } from '../../games/games.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { listSeatsById } from '../participations.repository.ts'
import { readInvitedSeat } from './invited-seat.read.ts'
import { listInvitationsOf, listOpenIn, type Invitation } from './invitations.repository.ts'

export type InvitationFacts = {
  readonly invitation: Invitation
  /** Display name of the guest who invites, or of the companion who has taken the seat. */
  readonly name: string | null
}

/** Invitations of some own seats, with the companions who came. */
export async function readInvitations(
  tx: Tx,
  seatIds: readonly string[],
): Promise<InvitationFacts[]> {
  const own = await listInvitationsOf(tx, seatIds)
  const taken = own.filter(({ status }) => status === 'taken')
  const seats = await listSeatsById(
    tx,
    taken.flatMap(({ takenBy }) => takenBy ?? []),
  )
  const people = await readPeople(
    tx,
    seats.map(({ guestId }) => guestId),
  )
  return own.map((invitation) => {
    const seat = seats.find(({ id }) => id === invitation.takenBy)
    const person = seat && people.get(seat.guestId)
    return { invitation, name: person ? nameForOthers(person) : null }
  })
}

/** Seats of some games that are kept for invited companions, with who keeps them. */
export async function readKeptSeats(
  tx: Tx,
  gameIds: readonly string[],
): Promise<InvitationFacts[]> {
  const open = await listOpenIn(tx, gameIds)
  const people = await readPeople(
    tx,
    open.map(({ guestId }) => guestId),
  )
  return open.map((invitation) => {
    const person = people.get(invitation.guestId)
    return { invitation, name: person ? nameForOthers(person) : null }
  })
}

/** An own invitation whose link works. */
export async function readOwnOpen(
  { db, clock }: Deps,
  request: { gameId: string; userId: string; invitationId: string },
): Promise<Invitation | Refused<'GAME_NOT_FOUND' | 'INVITATION_ENDED' | 'INVITATION_TAKEN'>> {
  const game = await readGame(db, request.gameId)
  if (!game) return refuse('GAME_NOT_FOUND')
  const found = await readInvitedSeat(db, game, request.invitationId, {
    now: clock.now(),
    settings: await readSettings(db),
  })
  if (found?.invitation.guestId !== request.userId) return refuse('INVITATION_ENDED')
  if (found.state === 'taking' || found.invitation.status === 'taken')
    return refuse('INVITATION_TAKEN')
  return found.state === 'open' ? found.invitation : refuse('INVITATION_ENDED')
}
