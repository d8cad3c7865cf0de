import type { z } from 'zod'
import type { LedgerRow } from '@tomogolf/contract/admin-money.schemas'
import type { Currency } from '@tomogolf/domain/money'
import type { Tx } from '../../../platform/database/database.ts'
import { readNames } from '../users/people.read.ts'
import { amountOf, when, type SqlTime } from '../dto.ts'

type Row = {
  id: string
  at: SqlTime
  booking: string
  account: z.input<typeof LedgerRow>['account']
  party_id: string | null
  amount_minor: number
  currency: Currency
  reason: string
}

/** The bookings of money that was taken (captures, charges), of what was given back of it, and of what a host was paid for it. */
const LEDGER = `WITH taken AS (SELECT unnest($1::text[]) AS id), paid AS (
    SELECT DISTINCT l.booking FROM taken t JOIN transactions x ON x.booking = t.id AND x.reason = 'owed_to_host' AND x.status = 'successful'
    JOIN ledger_entries l ON l.game_id = x.game_id AND l.party_id = x.user_id AND l.reason = 'payout')
  SELECT l.id, l.at, l.booking, l.account, l.party_id, l.amount_minor, l.currency, l.reason FROM ledger_entries l
  WHERE l.booking IN (SELECT id FROM taken UNION ALL SELECT r.id FROM refunds r JOIN taken t ON r.booking = t.id UNION ALL SELECT booking FROM paid)
  ORDER BY l.at, l.booking, l.amount_minor DESC, l.id`

/** Every row of the books about these incomes, oldest first. */
export async function readLedger(
  tx: Tx,
  bookings: readonly string[],
): Promise<z.input<typeof LedgerRow>[]> {
  if (bookings.length === 0) return []
  const { rows } = await tx.executeSql<Row>(LEDGER, [bookings])
  const names = await readNames(
    tx,
    rows.map((r) => r.party_id),
  )
  return rows.map((r) => ({
    id: r.id,
    at: when(r.at),
    booking: r.booking,
    account: r.account,
    party: r.party_id === null ? null : (names.get(r.party_id)?.name ?? r.party_id),
    amount: amountOf(r.amount_minor, r.currency),
    reason: r.reason,
  }))
}
