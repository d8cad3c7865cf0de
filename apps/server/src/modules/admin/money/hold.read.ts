import { desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { AdminHold } from '@tomogolf/contract/admin/money.schemas'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { charges } from '../../participations/charges/charges.table.ts'
import { captures, holdEvents } from '../../participations/holds/holds.table.ts'
import { presentAmount } from '../../../platform/http/amount.presenter.ts'
import { readApprovalLimit } from './approvals.read.ts'
import { readHoldRow } from './holds.read.ts'
import { readLedger } from './ledger.read.ts'
import { readProviderState } from './provider-state.read.ts'

const EVENTS_SHOWN = 100

const readEvents = (tx: Tx, holdId: string) =>
  tx.orm
    .select()
    .from(holdEvents)
    .where(eq(holdEvents.holdId, holdId))
    .orderBy(desc(holdEvents.at), desc(holdEvents.id))
    .limit(EVENTS_SHOWN)

/** One hold with its log, its ledger entries and the provider's state; undefined without one. */
export async function readAdminHold(
  { db, cards, clock, log }: Deps,
  id: string,
): Promise<z.input<typeof AdminHold> | undefined> {
  const row = await readHoldRow(db, id, clock.now())
  if (!row) return undefined
  const events = await readEvents(db, id)
  const captured = await db.orm
    .select({ id: captures.id })
    .from(captures)
    .where(eq(captures.holdId, id))
  // a hold that expired before it was decided is followed by a charge of the saved card
  const charged = await db.orm
    .select({ id: charges.id, intentId: charges.intentId })
    .from(charges)
    .where(eq(charges.holdId, id))
  const chargeIntent = charged.find((charge) => charge.intentId !== null)?.intentId
  return {
    ...row,
    events: events.map((event) => ({
      at: iso(event.at),
      event: event.event,
      actor: event.actor,
      from: event.fromStatus,
      to: event.toStatus,
      details: event.details,
    })),
    ledger: await readLedger(
      db,
      [...captured, ...charged].map((income) => income.id),
    ),
    approvalLimit: presentAmount(await readApprovalLimit(db, row.amount.currency)),
    provider: await readProviderState(
      { cards, clock, log },
      chargeIntent ?? row.intentId,
      row.status,
    ),
  }
}
