import { eq } from 'drizzle-orm'
import { money, type Money } from '@tomogolf/domain/money'
import type { Tx } from '../../../platform/database/database.ts'
import { games } from '../../games/games.table.ts'
import { split } from './ledger.repository.ts'
import { charges, type ChargeCause } from '../charges/charges.table.ts'
import { captures, holds, participations } from '../participations.table.ts'

/** Money that was taken, by a capture of a hold or a charge of a card. `booking`: its id. */
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

/** What a booking took, or undefined when it took nothing (yet). */
export async function readIncome(tx: Tx, booking: string): Promise<Income | undefined> {
  const [c] = await tx.orm
    .select({ capture: captures, hold: holds, gameId: participations.gameId, hostId: games.hostId })
    .from(captures)
    .innerJoin(holds, eq(holds.id, captures.holdId))
    .innerJoin(participations, eq(participations.id, holds.participationId))
    .innerJoin(games, eq(games.id, participations.gameId))
    .where(eq(captures.id, booking))
  if (c?.capture.status === 'succeeded' && c.hold.intentId) {
    const taken = money(c.capture.amountMinor, c.capture.currency)
    return {
      booking,
      holdId: c.hold.id,
      intentId: c.hold.intentId,
      taken,
      ...split(taken, c.hold.feeMinor),
      cause: c.capture.reason,
      basis: c.capture.basis,
      policyVersion: c.capture.policyVersion,
      payerId: c.hold.guestId,
      hostId: c.hostId,
      gameId: c.gameId,
      participationId: c.hold.participationId,
    }
  }
  const [d] = await tx.orm
    .select({ charge: charges, hostId: games.hostId })
    .from(charges)
    .innerJoin(games, eq(games.id, charges.gameId))
    .where(eq(charges.id, booking))
  const charge = d?.charge,
    intentId = charge?.intentId
  if (charge?.status !== 'charged' || !intentId) return undefined
  const taken = money(charge.amountMinor, charge.currency)
  return {
    booking,
    holdId: charge.holdId,
    intentId,
    taken,
    ...split(taken, charge.feeMinor),
    cause: charge.cause,
    basis: charge.basis,
    policyVersion: charge.policyVersion,
    payerId: charge.userId,
    hostId: d!.hostId,
    gameId: charge.gameId,
    participationId: charge.participationId,
  }
}
