import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { CHARGE_OPEN, chargeMachine, type ChargeEvent } from '@tomogolf/domain/charge-machine'
import { transitionFor, type Actor } from '@tomogolf/domain/machine'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { chargeEvents, charges } from './charges.table.ts'

export type Charge = typeof charges.$inferSelect

export async function readCharge(tx: Tx, id: string): Promise<Charge | undefined> {
  return (await tx.orm.select().from(charges).where(eq(charges.id, id)))[0]
}
/** Takes the place of a hold in the lock order: game, participation, hold or charge. */
export async function lockCharge(tx: Tx, id: string): Promise<Charge | undefined> {
  return (await tx.orm.select().from(charges).where(eq(charges.id, id)).for('update'))[0]
}
/** What somebody still owes for a game, as guest or as host. */
export async function readOpenChargeOf(
  tx: Tx,
  gameId: string,
  userId: string,
): Promise<Charge | undefined> {
  return (
    await tx.orm
      .select()
      .from(charges)
      .where(
        and(
          eq(charges.gameId, gameId),
          eq(charges.userId, userId),
          inArray(charges.status, [...CHARGE_OPEN]),
        ),
      )
      .orderBy(asc(charges.createdAt))
  )[0]
}
/** Whether a host was charged for an absence from this game. */
export async function readChargesAgainstHost(
  tx: Tx,
  gameId: string,
  userId: string,
): Promise<boolean> {
  return (
    (
      await tx.orm
        .select({ id: charges.id })
        .from(charges)
        .where(
          and(
            eq(charges.gameId, gameId),
            eq(charges.userId, userId),
            eq(charges.cause, 'host_absent'),
          ),
        )
    ).length > 0
  )
}
export const listRefusedChargesOf = (tx: Tx, userId: string): Promise<{ id: string }[]> =>
  tx.orm
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.userId, userId), eq(charges.status, 'refused')))
/** Charges in the middle of something, untouched since `before`; those that wait for the bank's question too, for its answer may come while the page is closed and the notice is lost. */
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

/** False when this hold, or this host for this game, is charged already. */
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
/** Moves a charge by an event of the machine, with its log row. Null when not allowed from this state, or somebody else was faster. */
export async function moveCharge(
  tx: Tx,
  charge: Charge,
  event: ChargeEvent,
  actor: Actor,
  now: Instant,
  set: Partial<Charge> = {},
  details?: string,
): Promise<Charge | null> {
  const t = transitionFor(chargeMachine, charge.status, event)
  if (!t) return null
  const ended = chargeMachine.final.includes(t.to) ? { finishedAt: now } : {}
  const [after] = await tx.orm
    .update(charges)
    .set({ ...set, ...ended, status: t.to, updatedAt: now })
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
    toStatus: t.to,
    details: details ?? null,
  })
  return after
}
