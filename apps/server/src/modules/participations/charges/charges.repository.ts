import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import {
  CHARGE_OPEN,
  chargeMachine,
  type ChargeEvent,
} from '@tomogolf/domain/machines/charge-machine'
import { transitionFor, type Actor } from '@tomogolf/domain/machines/machine'
import { money, type Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { moveTransactions } from '../ledger/ledger.repository.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { chargeEvents, charges } from './charges.table.ts'

export type Charge = typeof charges.$inferSelect

export async function readCharge(tx: Tx, id: string): Promise<Charge | undefined> {
  return (await tx.orm.select().from(charges).where(eq(charges.id, id)))[0]
}
export async function readChargeOfHold(tx: Tx, holdId: string): Promise<Charge | undefined> {
  return (await tx.orm.select().from(charges).where(eq(charges.holdId, holdId)))[0]
}
/** Whether money was taken for a seat without a capture of its hold. */
export const wasCharged = async (tx: Tx, participationId: string): Promise<boolean> =>
  (
    await tx.orm
      .select({ id: charges.id })
      .from(charges)
      .where(and(eq(charges.participationId, participationId), eq(charges.status, 'charged')))
      .limit(1)
  ).length > 0
/** Locked in place of a hold: game, participation, hold or charge. */
export async function lockCharge(tx: Tx, id: string): Promise<Charge | undefined> {
  return (await tx.orm.select().from(charges).where(eq(charges.id, id)).for('update'))[0]
}
/**
 * Locks the debtor, then the charge: the card that will be charged cannot be removed meanwhile.
 */
export async function lockChargeWithDebtor(tx: Tx, id: string): Promise<Charge | undefined> {
  const known = await readCharge(tx, id)
  if (!known) return undefined
  await lockUserWeakly(tx, known.userId)
  return lockCharge(tx, id)
}
/** What a user still owes for a game, as guest or as host. */
export async function readOpenChargeOf(
  tx: Tx,
  gameId: string,
  userId: string,
): Promise<Charge | undefined> {
  return (await listOpenChargesOf(tx, [gameId], userId))[0]
}
export const listOpenChargesOf = async (
  tx: Tx,
  gameIds: readonly string[],
  userId: string,
): Promise<Charge[]> =>
  gameIds.length
    ? tx.orm
        .select()
        .from(charges)
        .where(
          and(
            inArray(charges.gameId, [...gameIds]),
            eq(charges.userId, userId),
            inArray(charges.status, [...CHARGE_OPEN]),
          ),
        )
        .orderBy(asc(charges.createdAt))
    : []
/**
 * Unpaid charges that wait for their debtor. They outlast the account: a new one of the same person
 * inherits them.
 */
export const listDebtsOf = (tx: Tx, userId: string): Promise<Charge[]> =>
  tx.orm
    .select()
    .from(charges)
    .where(and(eq(charges.userId, userId), eq(charges.status, 'refused')))
    .orderBy(asc(charges.createdAt))
export const readDebts = async (tx: Tx, userId: string): Promise<Money[]> =>
  (await listDebtsOf(tx, userId)).map(({ amountMinor, currency }) => money(amountMinor, currency))
/** Gives a debt of a deleted account, with its transactions, to another user. False when it is no longer one. */
export async function moveDebt(
  tx: Tx,
  charge: Charge,
  userId: string,
  now: Instant,
): Promise<boolean> {
  const moved = await tx.orm
    .update(charges)
    .set({ userId, cardId: null, updatedAt: now })
    .where(
      and(
        eq(charges.id, charge.id),
        eq(charges.userId, charge.userId),
        eq(charges.status, 'refused'),
      ),
    )
    .returning({ id: charges.id })
  if (moved.length === 0) return false
  await moveTransactions(tx, charge.id, { from: charge.userId, to: userId })
  await tx.orm.insert(chargeEvents).values({
    id: newId(),
    chargeId: charge.id,
    at: now,
    event: 'inherit',
    actor: 'system',
    fromStatus: 'refused',
    toStatus: 'refused',
    details: `owed by ${charge.userId} before`,
  })
  return true
}
/** Whether a host was charged for an absence from this game. */
export const isHostCharged = async (tx: Tx, gameId: string, userId: string): Promise<boolean> =>
  (await listHostChargedGames(tx, [gameId], userId)).has(gameId)
/** Those of the games for which this host was charged for an absence. */
export async function listHostChargedGames(
  tx: Tx,
  gameIds: readonly string[],
  userId: string,
): Promise<Set<string>> {
  if (gameIds.length === 0) return new Set()
  const rows = await tx.orm
    .select({ gameId: charges.gameId })
    .from(charges)
    .where(
      and(
        inArray(charges.gameId, [...gameIds]),
        eq(charges.userId, userId),
        eq(charges.cause, 'host_absent'),
      ),
    )
  return new Set(rows.map(({ gameId }) => gameId))
}
export const listRefusedChargesOf = (tx: Tx, userId: string): Promise<{ id: string }[]> =>
  tx.orm
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.userId, userId), eq(charges.status, 'refused')))
/**
 * Unfinished charges untouched since `before`, including those that wait for a confirmation: the
 * guest may have closed the page, and the webhook may be lost.
 */
export const listStuckCharges = (tx: Tx, before: Instant): Promise<{ id: string }[]> =>
  tx.orm
    .select({ id: charges.id })
    .from(charges)
    .where(
      and(
        inArray(charges.status, ['due', 'charging', 'unknown', 'action_required']),
        lt(charges.updatedAt, before),
      ),
    )
    .orderBy(asc(charges.updatedAt))
    .limit(500)

/** Inserts a charge. False when this hold, or this host for this game, already has one. */
export async function insertCharge(tx: Tx, charge: Charge, actor: Actor): Promise<boolean> {
  const [row] = await tx.orm
    .insert(charges)
    .values(charge)
    .onConflictDoNothing()
    .returning({ id: charges.id })
  if (row)
    await tx.orm.insert(chargeEvents).values({
      id: newId(),
      chargeId: charge.id,
      at: charge.createdAt,
      event: 'due',
      actor,
      fromStatus: null,
      toStatus: charge.status,
      details: charge.basis,
    })
  return row !== undefined
}
/**
 * Applies an event of the state machine and writes its log row. Null when the current state does
 * not allow it or another transaction changed the state first.
 */
export async function moveCharge(
  tx: Tx,
  charge: Charge,
  event: ChargeEvent,
  actor: Actor,
  now: Instant,
  set: Partial<Charge> = {},
  details?: string,
): Promise<Charge | null> {
  const transition = transitionFor(chargeMachine, charge.status, event)
  if (!transition) return null
  const ended = chargeMachine.final.includes(transition.to) ? { finishedAt: now } : {}
  const [after] = await tx.orm
    .update(charges)
    .set({ ...set, ...ended, status: transition.to, updatedAt: now })
    .where(and(eq(charges.id, charge.id), eq(charges.status, charge.status)))
    .returning()
  if (!after) return null
  await tx.orm.insert(chargeEvents).values({
    id: newId(),
    chargeId: charge.id,
    at: now,
    event,
    actor,
    fromStatus: charge.status,
    toStatus: transition.to,
    details: details ?? null,
  })
  return after
}
