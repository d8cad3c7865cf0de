import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { CHARGE_AWAITED } from '@tomogolf/domain/machines/charge-machine'
import { REFUND_OPEN } from '@tomogolf/domain/machines/refund-machine'
import { STUCK_AFTER } from '@tomogolf/domain/payments/stuck'
import type { Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import { chargeEvents, charges } from '../charges/charges.table.ts'
import { holds } from '../holds/holds.table.ts'
import { participations } from '../participations.table.ts'
import { refunds } from '../refunds/refunds.table.ts'

/** A decision about money without a result at the card provider. `subject` names it in its case. */
export type StuckPayment = {
  readonly subject: string
  readonly gameId: string
  readonly participationId: string | null
  readonly holdId: string | null
  readonly since: Instant
}
const MAX_ROWS = 200

/** Refunds, captures, releases and charges that have had no result for half an hour. */
export async function listStuckPayments(tx: Tx, now: Instant): Promise<StuckPayment[]> {
  const limit = now - STUCK_AFTER
  return [
    ...(await listStuckRefunds(tx, limit)),
    ...(await listStuckHolds(tx, limit)),
    ...(await listStuckCharges(tx, limit)),
  ]
}

async function listStuckRefunds(tx: Tx, limit: Instant): Promise<StuckPayment[]> {
  const rows = await tx.orm
    .select()
    .from(refunds)
    .where(and(inArray(refunds.status, [...REFUND_OPEN]), lte(refunds.createdAt, limit)))
    .limit(MAX_ROWS)
  return rows.map((refund) => ({
    subject: `refund ${refund.id}`,
    gameId: refund.gameId,
    participationId: refund.participationId,
    holdId: null,
    since: refund.createdAt,
  }))
}

/** The instant of the last change is that of the decision: a call without a response changes nothing. */
async function listStuckHolds(tx: Tx, limit: Instant): Promise<StuckPayment[]> {
  const isDecided = inArray(holds.goal, ['capture_fee', 'capture_all', 'capture_amount', 'release'])
  const rows = await tx.orm
    .select({ hold: holds, gameId: participations.gameId })
    .from(holds)
    .innerJoin(participations, eq(participations.id, holds.participationId))
    .where(
      and(
        or(
          inArray(holds.status, ['capturing', 'releasing']),
          and(inArray(holds.status, ['authorised', 'placing', 'unknown']), isDecided),
        ),
        lte(holds.updatedAt, limit),
      ),
    )
    .limit(MAX_ROWS)
  return rows.map(({ hold, gameId }) => ({
    subject: `${hold.goal === 'release' || hold.status === 'releasing' ? 'release' : 'capture'} ${hold.id}`,
    gameId,
    participationId: hold.participationId,
    holdId: hold.id,
    since: hold.updatedAt,
  }))
}

/** A charge changes with every try: its first call counts. */
async function listStuckCharges(tx: Tx, limit: Instant): Promise<StuckPayment[]> {
  const started = sql`coalesce((
    SELECT max(${chargeEvents.at}) FROM ${chargeEvents}
    WHERE ${chargeEvents.chargeId} = ${charges.id} AND ${chargeEvents.event} = 'start'
  ), ${charges.createdAt})`.mapWith(charges.createdAt)
  const rows = await tx.orm
    .select({ charge: charges, started })
    .from(charges)
    .where(
      and(
        inArray(charges.status, [...CHARGE_AWAITED]),
        sql`${started} <= ${sqlInstant(limit)}::timestamptz`,
      ),
    )
    .limit(MAX_ROWS)
  return rows.map(({ charge, started: since }) => ({
    subject: `charge ${charge.id}`,
    gameId: charge.gameId,
    participationId: charge.participationId,
    holdId: charge.holdId,
    since,
  }))
}
