import { and, desc, eq, inArray } from 'drizzle-orm'
import { transitionFor } from '@tomogolf/domain/machines/machine'
import {
  PASSING_ON,
  substituteMachine,
  type SubstituteEvent,
  type SubstituteState,
} from '@tomogolf/domain/machines/substitute-machine'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import type { CausedBy } from '../participations.repository.ts'
import { substituteLinkEvents, substituteLinks } from './substitutes.table.ts'

export type SubstituteLink = typeof substituteLinks.$inferSelect

export async function insertLink(tx: Tx, link: SubstituteLink, by: CausedBy): Promise<void> {
  await tx.orm.insert(substituteLinks).values(link)
  await logEvent(tx, link, { event: 'sent', from: null, by, at: link.createdAt })
}
export const readLink = async (tx: Tx, id: string): Promise<SubstituteLink | undefined> =>
  (await tx.orm.select().from(substituteLinks).where(eq(substituteLinks.id, id)))[0]

const isPassingOn = inArray(substituteLinks.status, [...PASSING_ON])

/** The link with which a seat is being passed on. */
export const readLinkOf = async (
  tx: Tx,
  participationId: string,
): Promise<SubstituteLink | undefined> =>
  (
    await tx.orm
      .select()
      .from(substituteLinks)
      .where(and(eq(substituteLinks.participationId, participationId), isPassingOn))
  )[0]

/** The link that a substitute has taken, or is taking. */
export const readLinkTakenBy = async (
  tx: Tx,
  participationId: string,
): Promise<SubstituteLink | undefined> =>
  (
    await tx.orm.select().from(substituteLinks).where(eq(substituteLinks.takenBy, participationId))
  )[0]

/** The newest link of each of some seats, by seat. */
export async function readNewestLinks(
  tx: Tx,
  participationIds: readonly string[],
): Promise<Map<string, SubstituteLink>> {
  if (participationIds.length === 0) return new Map()
  const rows = await tx.orm
    .selectDistinctOn([substituteLinks.participationId])
    .from(substituteLinks)
    .where(inArray(substituteLinks.participationId, [...participationIds]))
    .orderBy(substituteLinks.participationId, desc(substituteLinks.createdAt))
  return new Map(rows.map((row) => [row.participationId, row]))
}

type LinkMove = {
  readonly event: SubstituteEvent
  readonly by: CausedBy
  readonly now: Instant
  /** Why the link ended. */
  readonly details?: string
}
/**
 * Applies an event of the state machine and writes its log row. Null when the state does not allow
 * it. The caller holds the lock of the game.
 */
export async function moveLink(
  tx: Tx,
  link: SubstituteLink,
  { event, by, now, details }: LinkMove,
  set: Partial<SubstituteLink> = {},
): Promise<SubstituteLink | null> {
  const transition = transitionFor(substituteMachine, link.status, event)
  if (!transition) return null
  const ended = substituteMachine.final.includes(transition.to) ? { endedAt: now } : {}
  const [after] = await tx.orm
    .update(substituteLinks)
    .set({ ...set, ...ended, status: transition.to })
    .where(and(eq(substituteLinks.id, link.id), eq(substituteLinks.status, link.status)))
    .returning()
  if (!after) return null
  await logEvent(tx, after, { event, from: link.status, by, at: now, details })
  return after
}

async function logEvent(
  tx: Tx,
  link: SubstituteLink,
  logged: {
    event: string
    from: SubstituteState | null
    by: CausedBy
    at: Instant
    details?: string | undefined
  },
): Promise<void> {
  await tx.orm.insert(substituteLinkEvents).values({
    id: newId(),
    linkId: link.id,
    at: logged.at,
    event: logged.event,
    actor: logged.by.actor,
    actorId: logged.by.actorId,
    fromStatus: logged.from,
    toStatus: link.status,
    details: logged.details ?? null,
  })
}
