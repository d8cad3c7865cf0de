import { and, eq, gte, inArray, max } from 'drizzle-orm'
import { money, type Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { games } from '../../games/games.table.ts'
import { splitFee } from './ledger.repository.ts'
import { charges, type ChargeCause } from '../charges/charges.table.ts'
import { captures, holds } from '../holds/holds.table.ts'
import { participations } from '../participations.table.ts'

/** Money taken by a capture or a charge. `booking`: the id of the capture or charge. */
export type Income = {
  readonly booking: string
  readonly holdId: string | null
  readonly intentId: string
  readonly taken: Money
  readonly fee: Money
  readonly owed: Money
  readonly cause: ChargeCause
  readonly basis: string
  readonly policyVersion: string
  readonly payerId: string
  readonly hostId: string
  readonly gameId: string
  readonly participationId: string | null
}

/** The income that a payment at the provider took, or undefined. */
export async function readIncomeOfIntent(tx: Tx, intentId: string): Promise<Income | undefined> {
  const [captured] = await tx.orm
    .select({ id: captures.id })
    .from(captures)
    .innerJoin(holds, eq(holds.id, captures.holdId))
    .where(and(eq(holds.intentId, intentId), eq(captures.status, 'succeeded')))
  const [charged] = await tx.orm
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.intentId, intentId), eq(charges.status, 'charged')))
  const booking = captured?.id ?? charged?.id
  return booking === undefined ? undefined : readIncome(tx, booking)
}
/** When these users last paid by card since an instant, or null. */
export async function readLastPaymentSince(
  tx: Tx,
  userIds: readonly string[],
  since: Instant,
): Promise<Instant | null> {
  const [captured] = await tx.orm
    .select({ at: max(captures.finishedAt) })
    .from(captures)
    .innerJoin(holds, eq(holds.id, captures.holdId))
    .where(
      and(
        inArray(holds.guestId, [...userIds]),
        eq(captures.status, 'succeeded'),
        gte(captures.finishedAt, since),
      ),
    )
  const [charged] = await tx.orm
    .select({ at: max(charges.finishedAt) })
    .from(charges)
    .where(
      and(
        inArray(charges.userId, [...userIds]),
        eq(charges.status, 'charged'),
        gte(charges.finishedAt, since),
      ),
    )
  const last = Math.max(captured?.at ?? 0, charged?.at ?? 0)
  return last === 0 ? null : last
}
/** The income of a booking, or undefined when it took nothing (yet). */
export async function readIncome(tx: Tx, booking: string): Promise<Income | undefined> {
  const [captured] = await tx.orm
    .select({ capture: captures, hold: holds, gameId: participations.gameId, hostId: games.hostId })
    .from(captures)
    .innerJoin(holds, eq(holds.id, captures.holdId))
    .innerJoin(participations, eq(participations.id, holds.participationId))
    .innerJoin(games, eq(games.id, participations.gameId))
    .where(eq(captures.id, booking))
  if (captured?.capture.status === 'succeeded' && captured.hold.intentId) {
    const taken = money(captured.capture.amountMinor, captured.capture.currency)
    return {
      booking,
      holdId: captured.hold.id,
      intentId: captured.hold.intentId,
      taken,
      ...splitFee(taken, captured.hold.feeMinor),
      cause: captured.capture.reason,
      basis: captured.capture.basis,
      policyVersion: captured.capture.policyVersion,
      payerId: captured.hold.guestId,
      hostId: captured.hostId,
      gameId: captured.gameId,
      participationId: captured.hold.participationId,
    }
  }
  const [charged] = await tx.orm
    .select({ charge: charges, hostId: games.hostId })
    .from(charges)
    .innerJoin(games, eq(games.id, charges.gameId))
    .where(eq(charges.id, booking))
  const charge = charged?.charge,
    intentId = charge?.intentId
  if (charge?.status !== 'charged' || !intentId) return undefined
  const taken = money(charge.amountMinor, charge.currency)
  return {
    booking,
    holdId: charge.holdId,
    intentId,
    taken,
    ...splitFee(taken, charge.feeMinor),
    cause: charge.cause,
    basis: charge.basis,
    policyVersion: charge.policyVersion,
    payerId: charge.userId,
    hostId: charged!.hostId,
    gameId: charge.gameId,
    participationId: charge.participationId,
  }
}
