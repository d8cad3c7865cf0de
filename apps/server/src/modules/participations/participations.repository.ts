import { and, asc, desc, eq } from 'drizzle-orm'
import {
  SEATED,
  participationMachine,
  type ParticipationEvent,
} from '@tomogolf/domain/participation-machine'
import { transitionFor, type Actor, type Transition } from '@tomogolf/domain/machine'
import type {
  ParticipationEffect,
  ParticipationState,
} from '@tomogolf/domain/participation-machine'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import type { Game as GameRow } from '../games/games.repository.ts'
import { participationEvents, participations } from './participations.table.ts'

export type Participation = typeof participations.$inferSelect
export type { GameRow }
export type By = { actor: Actor; actorId: string | null }

export async function lockParticipation(tx: Tx, id: string): Promise<Participation | undefined> {
  return (
    await tx.orm.select().from(participations).where(eq(participations.id, id)).for('update')
  )[0]
}
export async function readParticipation(tx: Tx, id: string): Promise<Participation | undefined> {
  return (await tx.orm.select().from(participations).where(eq(participations.id, id)))[0]
}
/** The seated participation of a guest in a game, else the latest one. */
export async function readParticipationOf(
  tx: Tx,
  gameId: string,
  guestId: string,
): Promise<Participation | undefined> {
  const rows = await tx.orm
    .select()
    .from(participations)
    .where(and(eq(participations.gameId, gameId), eq(participations.guestId, guestId)))
    .orderBy(desc(participations.agreedAt))
  return rows.find((p) => SEATED.includes(p.status)) ?? rows[0]
}
export const listParticipations = (tx: Tx, gameId: string): Promise<Participation[]> =>
  tx.orm
    .select()
    .from(participations)
    .where(eq(participations.gameId, gameId))
    .orderBy(asc(participations.agreedAt))
export const listSeated = async (tx: Tx, gameId: string): Promise<Participation[]> =>
  (await listParticipations(tx, gameId)).filter((p) => SEATED.includes(p.status))
export async function insertParticipation(tx: Tx, p: Participation, by: By): Promise<void> {
  await tx.orm.insert(participations).values(p)
  await logEvent(tx, p, 'joined', null, by, p.agreedAt)
}

export type Move = {
  before: Participation
  after: Participation
  transition: Transition<ParticipationState, ParticipationEvent, ParticipationEffect>
}
/**
 * Moves a participation by an event of the machine, with its log row. Null when the machine does not allow it from the
 * state in hand, or when somebody else was faster. The effects are the caller's to run.
 */
export async function moveParticipation(
  tx: Tx,
  p: Participation,
  event: ParticipationEvent,
  by: By,
  now: Instant,
  set: Partial<Participation> = {},
): Promise<Move | null> {
  const transition = transitionFor(participationMachine, p.status, event)
  if (!transition) return null
  const ended = participationMachine.final.includes(transition.to) ? { endedAt: now } : {}
  const [after] = await tx.orm
    .update(participations)
    .set({ ...set, ...ended, status: transition.to })
    .where(and(eq(participations.id, p.id), eq(participations.status, p.status)))
    .returning()
  if (!after) return null
  await logEvent(tx, after, event, p.status, by, now)
  return { before: p, after, transition }
}

async function logEvent(
  tx: Tx,
  p: Participation,
  event: string,
  from: string | null,
  by: By,
  at: Instant,
): Promise<void> {
  await tx.orm.insert(participationEvents).values({
    id: newId(),
    participationId: p.id,
    at,
    event,
    actor: by.actor,
    actorId: by.actorId,
    fromStatus: from,
    toStatus: p.status,
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
