import { and, asc, eq, inArray, lt, lte, notInArray, or } from 'drizzle-orm'
import {
  holdMachine,
  type HoldEvent,
  type HoldGoal,
  type HoldState,
} from '@tomogolf/domain/machines/hold-machine'
import { transitionFor, type Actor } from '@tomogolf/domain/machines/machine'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { heldInPlaceOf } from './held-in-place.read.ts'
import { captures, holdEvents, holds } from './holds.table.ts'

export type Hold = typeof holds.$inferSelect
export type Capture = typeof captures.$inferSelect

export async function readHold(tx: Tx, id: string): Promise<Hold | undefined> {
  return (await tx.orm.select().from(holds).where(eq(holds.id, id)))[0]
}
/** Last in the lock order: game, participation, hold. */
export async function lockHold(tx: Tx, id: string): Promise<Hold | undefined> {
  return (await tx.orm.select().from(holds).where(eq(holds.id, id)).for('update'))[0]
}
export async function readHoldOf(tx: Tx, participationId: string): Promise<Hold | undefined> {
  return (await tx.orm.select().from(holds).where(eq(holds.participationId, participationId)))[0]
}
/**
 * Moves the holds that are still to be placed from one card to another, and logs it. Returns how
 * many there were. A substitute's hold never moves to a card of the guest who passed the seat on.
 */
export async function moveHolds(
  tx: Tx,
  { cardId, toCardId }: { cardId: string; toCardId: string },
  now: Instant,
): Promise<number> {
  const moved = await tx.orm
    .update(holds)
    .set({ cardId: toCardId })
    .where(
      and(
        eq(holds.cardId, cardId),
        inArray(holds.status, ['scheduled', 'refused']),
        notInArray(holds.id, heldInPlaceOf(tx, toCardId)),
      ),
    )
    .returning({ id: holds.id, status: holds.status })
  for (const { id, status } of moved)
    await tx.orm.insert(holdEvents).values({
      id: newId(),
      holdId: id,
      at: now,
      event: 'card_replaced',
      actor: 'guest',
      fromStatus: status,
      toStatus: status,
      details: null,
    })
  return moved.length
}
export const listHoldsOf = async (tx: Tx, participationIds: readonly string[]): Promise<Hold[]> =>
  participationIds.length
    ? tx.orm
        .select()
        .from(holds)
        .where(inArray(holds.participationId, [...participationIds]))
    : []
export async function insertHold(tx: Tx, hold: Hold, actor: Actor): Promise<void> {
  await tx.orm.insert(holds).values(hold)
  await tx.orm.insert(holdEvents).values({
    id: newId(),
    holdId: hold.id,
    at: hold.createdAt,
    event: 'agreed',
    actor,
    fromStatus: null,
    toStatus: hold.status,
    details: null,
  })
}

/**
 * Applies an event of the state machine and writes its log row. Null when the current state does
 * not allow it or another transaction changed the state first.
 */
export async function moveHold(
  tx: Tx,
  hold: Hold,
  event: HoldEvent,
  actor: Actor,
  now: Instant,
  set: Partial<Hold> = {},
  details?: string,
): Promise<Hold | null> {
  const transition = transitionFor(holdMachine, hold.status, event)
  if (!transition) return null
  const [after] = await tx.orm
    .update(holds)
    .set({ ...set, status: transition.to, updatedAt: now })
    .where(and(eq(holds.id, hold.id), eq(holds.status, hold.status)))
    .returning()
  if (!after) return null
  await tx.orm.insert(holdEvents).values({
    id: newId(),
    holdId: hold.id,
    at: now,
    event,
    actor,
    fromStatus: hold.status,
    toStatus: transition.to,
    details: details ?? null,
  })
  return after
}

/**
 * Sets the goal of a hold. The first decision (for example check-in or release) is final; a frozen
 * hold still awaits its decision.
 */
export async function setHoldGoal(
  tx: Tx,
  holdId: string,
  goal: Exclude<HoldGoal, 'keep'>,
  now: Instant,
): Promise<boolean> {
  const rows = await tx.orm
    .update(holds)
    .set({ goal, updatedAt: now })
    .where(and(eq(holds.id, holdId), inArray(holds.goal, ['keep', 'freeze'])))
    .returning({ id: holds.id })
  return rows.length > 0
}
/**
 * Reschedules the next attempt to now: the money is due, or the guest has another card. `present`:
 * the guest is online and can confirm.
 */
export async function rescheduleNow(
  tx: Tx,
  id: string,
  now: Instant,
  present: boolean,
): Promise<void> {
  await tx.orm
    .update(holds)
    .set({ placeAt: now, offSession: !present })
    .where(and(eq(holds.id, id), inArray(holds.status, ['scheduled', 'refused'])))
}
export async function updateHold(tx: Tx, id: string, set: Partial<Hold>): Promise<void> {
  await tx.orm.update(holds).set(set).where(eq(holds.id, id))
}
export async function insertCapture(tx: Tx, capture: Capture): Promise<void> {
  await tx.orm.insert(captures).values(capture)
}
export async function readCapture(tx: Tx, holdId: string): Promise<Capture | undefined> {
  return (
    await tx.orm
      .select()
      .from(captures)
      .where(and(eq(captures.holdId, holdId), inArray(captures.status, ['requested', 'succeeded'])))
  )[0]
}
export const listCapturesOf = (tx: Tx, holdIds: string[]): Promise<Capture[]> =>
  holdIds.length
    ? tx.orm
        .select()
        .from(captures)
        .where(and(inArray(captures.holdId, holdIds), eq(captures.status, 'succeeded')))
    : Promise.resolve([])
export async function finishCapture(
  tx: Tx,
  id: string,
  status: 'succeeded' | 'failed',
  now: Instant,
  problem: string | null = null,
): Promise<boolean> {
  const rows = await tx.orm
    .update(captures)
    .set({ status, finishedAt: now, problem })
    .where(and(eq(captures.id, id), eq(captures.status, 'requested')))
    .returning({ id: captures.id })
  return rows.length > 0
}
/**
 * Holds that should have progressed: in the middle of a call, or with an unreached goal, untouched
 * since `before`.
 */
export async function listStuckHolds(tx: Tx, before: Instant): Promise<{ id: string }[]> {
  const moving: HoldState[] = ['placing', 'unknown', 'capturing', 'releasing']
  const decided = inArray(holds.goal, ['capture_fee', 'capture_all', 'capture_amount', 'release'])
  const notPlaced = and(
    inArray(holds.status, ['scheduled', 'refused', 'action_required']),
    inArray(holds.goal, ['freeze', 'release']),
  )
  const stands = or(
    inArray(holds.status, moving),
    and(eq(holds.status, 'authorised'), decided),
    notPlaced,
  )
  return tx.orm
    .select({ id: holds.id })
    .from(holds)
    .where(and(stands, lt(holds.updatedAt, before)))
    .orderBy(asc(holds.updatedAt))
    .limit(500)
}
/**
 * Holds that wait for the guest's answer to the bank, untouched since `before`: the guest may have
 * answered and closed the page, and the webhook may be lost.
 */
export const listOpenQuestions = (tx: Tx, before: Instant): Promise<Hold[]> =>
  tx.orm
    .select()
    .from(holds)
    .where(and(eq(holds.status, 'action_required'), lt(holds.updatedAt, before)))
    .orderBy(asc(holds.updatedAt))
    .limit(500)
/** Holds whose timer is due: to be placed, retried, or given up. */
export async function listDueHolds(tx: Tx, now: Instant): Promise<{ id: string }[]> {
  const due = and(inArray(holds.status, ['scheduled', 'refused']), lte(holds.placeAt, now)),
    over = and(inArray(holds.status, ['refused', 'action_required']), lt(holds.giveUpAt, now))
  return tx.orm
    .select({ id: holds.id })
    .from(holds)
    .where(or(due, over))
    .orderBy(asc(holds.placeAt))
    .limit(500)
}
export const listRefusedHoldsOf = (tx: Tx, guestId: string): Promise<{ id: string }[]> =>
  tx.orm
    .select({ id: holds.id })
    .from(holds)
    .where(and(eq(holds.guestId, guestId), eq(holds.status, 'refused')))
/** Authorisations that expire before an instant, by the provider's date. */
export const listExpiringHolds = (tx: Tx, before: Instant): Promise<Hold[]> =>
  tx.orm
    .select()
    .from(holds)
    .where(and(eq(holds.status, 'authorised'), lt(holds.captureBefore, before)))
    .orderBy(asc(holds.captureBefore))
    .limit(500)
