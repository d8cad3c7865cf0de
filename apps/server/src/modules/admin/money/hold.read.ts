import type { z } from 'zod'
import type { AdminHold } from '@tomogolf/contract/admin-money.schemas'
import type { Deps } from '../../../deps.ts'
import { readHoldRow } from './holds.read.ts'
import { readLedger } from './ledger.read.ts'
import { readProviderState } from './provider-state.read.ts'
import { when, type SqlTime } from '../dto.ts'

type EventRow = {
  at: SqlTime
  event: string
  actor: string
  from_status: string | null
  to_status: string
  details: string | null
}
const EVENTS =
  'SELECT at, event, actor, from_status, to_status, details FROM hold_events WHERE hold_id = $1 ORDER BY at DESC, id DESC LIMIT 100'
// a hold that ended before it was decided lives on as a charge of the saved card
const INCOMES = `SELECT id, NULL AS intent_id FROM captures WHERE hold_id = $1 UNION ALL SELECT id, intent_id FROM charges WHERE hold_id = $1`

/** One hold with its log, its books and what the provider says of it; undefined when there is none. */
export async function readAdminHold(
  deps: Deps,
  id: string,
): Promise<z.input<typeof AdminHold> | undefined> {
  const row = await readHoldRow(deps.db, id)
  if (!row) return undefined
  const events = (await deps.db.executeSql<EventRow>(EVENTS, [id])).rows
  const incomes = (
    await deps.db.executeSql<{ id: string; intent_id: string | null }>(INCOMES, [id])
  ).rows
  const charged = incomes.find((i) => i.intent_id !== null)?.intent_id ?? null
  return {
    ...row,
    events: events.map((e) => ({
      at: when(e.at),
      event: e.event,
      actor: e.actor,
      from: e.from_status,
      to: e.to_status,
      details: e.details,
    })),
    ledger: await readLedger(
      deps.db,
      incomes.map((i) => i.id),
    ),
    provider: await readProviderState(deps, charged ?? row.intentId),
  }
}
