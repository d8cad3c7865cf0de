import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import {
  participationMachine,
  type ParticipationEvent,
} from '@tomogolf/domain/machines/participation-machine'
import { SEATED } from '@tomogolf/domain/machines/seat-states'
import { transitionFor, type Actor, type Transition } from '@tomogolf/domain/machines/machine'
import type {
  ParticipationEffect,
  ParticipationState,
} from '@tomogolf/domain/machines/participation-machine'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import type { Game as GameRow } from '../games/games.repository.ts'
import { participationEvents, participations } from './participations.table.ts'

export type Participation = typeof participations.$inferSelect
export type { GameRow }
export type CausedBy = { actor: Actor; actorId: string | null }
/** Not the seat of a companion. */
export const isOwnSeat = isNull(participations.partyLeadId)

export async function lockParticipation(tx: Tx, id: string): Promise<Participation | undefined> {
  return (
    await tx.orm.select().from(participations).where(eq(participations.id, id)).for('update')
  )[0]
}
export async function readParticipation(tx: Tx, id: string): Promise<Participation | undefined> {
  return (await tx.orm.select().from(participations).where(eq(participations.id, id)))[0]
}
export const listSeatsById = async (tx: Tx, ids: readonly string[]): Promise<Participation[]> =>
  ids.length === 0
    ? []
    : tx.orm
        .select()
        .from(participations)
        .where(inArray(participations.id, [...ids]))
/** The guest's own seated participation in a game, else the latest one; no companion's. */
export async function readParticipationOf(
  tx: Tx,
  gameId: string,
  guestId: string,
): Promise<Participation | undefined> {
  return (await readParticipationsOf(tx, [gameId], guestId)).get(gameId)
}
/** The same for several games, by game id. */
export async function readParticipationsOf(
  tx: Tx,
  gameIds: readonly string[],
  guestId: string,
): Promise<Map<string, Participation>> {
  if (gameIds.length === 0) return new Map()
  const rows = await tx.orm
    .select()
    .from(participations)
    .where(
      and(
        inArray(participations.gameId, [...gameIds]),
        eq(participations.guestId, guestId),
        isOwnSeat,
      ),
    )
    .orderBy(desc(participations.agreedAt))
  const found = new Map<string, Participation>()
  for (const row of rows) {
    const known = found.get(row.gameId)
    if (!known || (SEATED.includes(row.status) && !SEATED.includes(known.status)))
      found.set(row.gameId, row)
  }
  return found
}
/** A guest before the own companions: what happens to both is reported with the guest's seat. */
const IN_ORDER = [
  asc(participations.agreedAt),
  sql`${participations.partyLeadId} is not null`,
  asc(participations.id),
]
/** All seats of a game in the order they were taken, those of companions included. */
export const listParticipations = (tx: Tx, gameId: string): Promise<Participation[]> =>
  tx.orm
    .select()
    .from(participations)
    .where(eq(participations.gameId, gameId))
    .orderBy(...IN_ORDER)
/** A guest's own seat first, then those of the companions who came with it. */
export const listParty = (
  tx: Tx,
  { id, partyLeadId }: Pick<Participation, 'id' | 'partyLeadId'>,
): Promise<Participation[]> =>
  tx.orm
    .select()
    .from(participations)
    .where(
      or(
        eq(participations.id, partyLeadId ?? id),
        eq(participations.partyLeadId, partyLeadId ?? id),
      ),
    )
    .orderBy(...IN_ORDER)
export const listSeated = async (tx: Tx, gameId: string): Promise<Participation[]> =>
  (await listParticipations(tx, gameId)).filter((participation) =>
    SEATED.includes(participation.status),
  )
export async function insertParticipation(
  tx: Tx,
  participation: Participation,
  by: CausedBy,
): Promise<void> {
  await tx.orm.insert(participations).values(participation)
  await logEvent(tx, participation, 'joined', null, by, participation.agreedAt)
}

export type Move = {
  before: Participation
  after: Participation
  transition: Transition<ParticipationState, ParticipationEvent, ParticipationEffect>
  by: CausedBy
}
/**
 * Applies an event of the state machine and writes its log row. Null when the current state does
 * not allow the event or another transaction changed the state first. The caller runs the effects.
 */
export async function moveParticipation(
  tx: Tx,
  participation: Participation,
  event: ParticipationEvent,
  by: CausedBy,
  now: Instant,
  set: Partial<Participation> = {},
): Promise<Move | null> {
  const transition = transitionFor(participationMachine, participation.status, event)
  if (!transition) return null
  const ended = participationMachine.final.includes(transition.to) ? { endedAt: now } : {}
  const [after] = await tx.orm
    .update(participations)
    .set({ ...set, ...ended, status: transition.to })
    .where(
      and(eq(participations.id, participation.id), eq(participations.status, participation.status)),
    )
    .returning()
  if (!after) return null
  await logEvent(tx, after, event, participation.status, by, now)
  return { before: participation, after, transition, by }
}

async function logEvent(
  tx: Tx,
  participation: Participation,
  event: string,
  from: string | null,
  by: CausedBy,
  at: Instant,
): Promise<void> {
  await tx.orm.insert(participationEvents).values({
    id: newId(),
    participationId: participation.id,
    at,
    event,
    actor: by.actor,
    actorId: by.actorId,
    fromStatus: from,
    toStatus: participation.status,
    details: null,
  })
}
export async function updateParticipation(
  tx: Tx,
  id: string,
  set: Partial<Participation>,
): Promise<void> {
  await tx.orm.update(participations).set(set).where(eq(participations.id, id))
}
