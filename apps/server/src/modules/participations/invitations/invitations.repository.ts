import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { transitionFor } from '@tomogolf/domain/machines/machine'
import {
  invitationMachine,
  type InvitationEvent,
  type InvitationState,
} from '@tomogolf/domain/machines/invitation-machine'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { changeOffered } from '../../games/games.repository.ts'
import type { CausedBy, GameRow } from '../participations.repository.ts'
import { participations } from '../participations.table.ts'
import { invitationEvents, invitations } from './invitations.table.ts'

export type Invitation = typeof invitations.$inferSelect

/** Keeps a seat for each invitation. The game is locked. */
export async function insertInvitations(
  tx: Tx,
  game: Pick<GameRow, 'id' | 'seatsOffered'>,
  rows: readonly Invitation[],
  by: CausedBy,
): Promise<void> {
  if (rows.length === 0) return
  await tx.orm.insert(invitations).values([...rows])
  for (const row of rows)
    await logEvent(tx, row, { event: 'sent', from: null, by, at: row.createdAt })
  await changeOffered(tx, game, rows.length)
}
export const readInvitation = async (tx: Tx, id: string): Promise<Invitation | undefined> =>
  (await tx.orm.select().from(invitations).where(eq(invitations.id, id)))[0]

/** All invitations of some seats, in the order in which they were made. */
export const listInvitationsOf = async (
  tx: Tx,
  participationIds: readonly string[],
): Promise<Invitation[]> =>
  participationIds.length === 0
    ? []
    : tx.orm
        .select()
        .from(invitations)
        .where(inArray(invitations.participationId, [...participationIds]))
        .orderBy(asc(invitations.createdAt), asc(invitations.id))

export const listOpenOf = async (tx: Tx, participationId: string): Promise<Invitation[]> =>
  (await listInvitationsOf(tx, [participationId])).filter(({ status }) => status === 'open')

/** Open invitations of a person, in any game. */
export const listOpenBy = (tx: Tx, guestId: string): Promise<Invitation[]> =>
  tx.orm
    .select()
    .from(invitations)
    .where(and(eq(invitations.guestId, guestId), eq(invitations.status, 'open')))

/** Open invitations to some games. */
export const listOpenIn = async (tx: Tx, gameIds: readonly string[]): Promise<Invitation[]> =>
  gameIds.length === 0
    ? []
    : tx.orm
        .select()
        .from(invitations)
        .where(and(inArray(invitations.gameId, [...gameIds]), eq(invitations.status, 'open')))
        .orderBy(asc(invitations.createdAt), asc(invitations.id))

/** The invitation with which a companion came, or is coming. */
export const readInvitationTakenBy = async (
  tx: Tx,
  participationId: string,
): Promise<Invitation | undefined> =>
  (await tx.orm.select().from(invitations).where(eq(invitations.takenBy, participationId)))[0]

/**
 * Whether a guest kept a seat of the game for a companion who did not come. An own card that was
 * declined kept nothing.
 */
export async function hasUnusedInvitation(
  tx: Tx,
  guestId: string,
  gameId: string,
): Promise<boolean> {
  const rows = await tx.orm
    .select({ id: invitations.id })
    .from(invitations)
    .innerJoin(participations, eq(participations.id, invitations.participationId))
    .where(
      and(
        eq(invitations.guestId, guestId),
        eq(invitations.gameId, gameId),
        inArray(invitations.status, ['revoked', 'expired', 'closed']),
        ne(participations.status, 'declined'),
      ),
    )
    .limit(1)
  return rows.length > 0
}

type InvitationMove = {
  readonly event: InvitationEvent
  readonly by: CausedBy
  readonly now: Instant
  /** Why the invitation ended. */
  readonly details?: string
}
const kept = (status: InvitationState): number => (status === 'open' ? 1 : 0)

/**
 * Applies an event of the state machine, writes its log row, and keeps or frees the seat. Null when
 * the state does not allow it. The caller holds the lock of the game.
 */
export async function moveInvitation(
  tx: Tx,
  game: Pick<GameRow, 'id' | 'seatsOffered'>,
  invitation: Invitation,
  { event, by, now, details }: InvitationMove,
  set: Partial<Invitation> = {},
): Promise<Invitation | null> {
  const transition = transitionFor(invitationMachine, invitation.status, event)
  if (!transition) return null
  const ended = invitationMachine.final.includes(transition.to) ? { endedAt: now } : {}
  const [after] = await tx.orm
    .update(invitations)
    .set({ ...set, ...ended, status: transition.to })
    .where(and(eq(invitations.id, invitation.id), eq(invitations.status, invitation.status)))
    .returning()
  if (!after) return null
  await logEvent(tx, after, { event, from: invitation.status, by, at: now, details })
  const change = kept(after.status) - kept(invitation.status)
  if (change !== 0) await changeOffered(tx, game, change)
  return after
}

async function logEvent(
  tx: Tx,
  invitation: Invitation,
  logged: {
    event: string
    from: InvitationState | null
    by: CausedBy
    at: Instant
    details?: string | undefined
  },
): Promise<void> {
  await tx.orm.insert(invitationEvents).values({
    id: newId(),
    invitationId: invitation.id,
    at: logged.at,
    event: logged.event,
    actor: logged.by.actor,
    actorId: logged.by.actorId,
    fromStatus: logged.from,
    toStatus: invitation.status,
    details: logged.details ?? null,
  })
}
