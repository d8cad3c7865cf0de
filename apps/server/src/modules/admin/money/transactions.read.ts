import type { z } from 'zod'
import type {
  AdminTransactionQuery,
  AdminTransactionRow,
} from '@tomogolf/contract/admin-money.schemas'
import type { Currency } from '@tomogolf/domain/money'
import type { Tx } from '../../../platform/database/database.ts'
import { readAll, readPage, Where, type Listed, type ListSource } from '../list-query.ts'
import { personColumns, personOf, type PersonRow } from '../users/people.read.ts'
import { byPerson } from '../users/person-search.read.ts'
import { amountOrNull, gameColumns, gameRef, when, type GameColumns, type SqlTime } from '../dto.ts'

export type TransactionQuery = z.output<typeof AdminTransactionQuery>
type Wire = z.input<typeof AdminTransactionRow>
type Row = PersonRow<'u'> &
  Partial<GameColumns> & {
    id: string
    type: Wire['type']
    status: Wire['status']
    amount_minor: number | null
    currency: Currency | null
    card: string | null
    reason: string | null
    created_at: SqlTime
    hold_id: string | null
    booking: string | null
    charge_status: string | null
    other_first: string | null
    other_last: string | null
    other_id: string | null
  }
const SOURCE: ListSource<'createdAt'> = {
  from: 'transactions t',
  key: 't.id',
  sorts: { createdAt: 't.created_at' },
  first: '-createdAt',
  select: `SELECT t.id, t.type, t.status, t.amount_minor, t.currency, t.card, t.reason, t.created_at, t.hold_id, t.booking, c.status AS charge_status, t.counterpart_id AS other_id, o.first_name AS other_first, o.last_name AS other_last, ${personColumns('u', 'u', 'f')}, ${gameColumns('g')}
    FROM transactions t JOIN users u ON u.id = t.user_id JOIN profiles f ON f.user_id = u.id LEFT JOIN games g ON g.id = t.game_id LEFT JOIN profiles o ON o.user_id = t.counterpart_id LEFT JOIN charges c ON c.id = t.booking WHERE t.id = ANY($1::text[])`,
}
const whereOf = (q: TransactionQuery): Where =>
  new Where()
    .add('t.id = ?', q.id)
    .search(byPerson('t.user_id'), q.search)
    .add('t.type = ?', q.type)
    .add('t.status = ?', q.status)
    .add('t.user_id = ?', q.user)
    .add('t.game_id = ?', q.game)
    .between('t.created_at', q.from, q.to)
    .when(`t.reason = 'owed_to_host'`, q.owed)
    .add('t.status = ?', q.owed && (q.owed === 'open' ? 'pending' : 'successful'))

/** Types that took money from a card, which can be given back. */
const TAKEN: readonly Wire['type'][] = [
  'platform_fee',
  'no_show_penalty',
  'host_no_show_penalty',
  'left_late_charged',
  'payment_captured',
]

const present = (row: Row): Wire => {
  const charged = TAKEN.includes(row.type) && row.reason !== 'owed_to_host'
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    user: personOf(row, 'u'),
    counterpart:
      row.other_id === null
        ? null
        : [row.other_first, row.other_last].filter(Boolean).join(' ') || null,
    game: row.game_id ? gameRef(row as GameColumns) : null,
    amount: amountOrNull(row.amount_minor, row.currency),
    card: row.card,
    reason: row.reason,
    createdAt: when(row.created_at),
    holdId: row.hold_id,
    can: {
      retry: charged && row.charge_status === 'refused',
      refund: charged && row.status === 'successful' && row.booking !== null,
      payOut: row.reason === 'owed_to_host' && row.status === 'pending',
    },
  }
}

export async function listAdminTransactions(tx: Tx, q: TransactionQuery): Promise<Listed<Wire>> {
  const { rows, ...rest } = await readPage<string, Row>(tx, SOURCE, whereOf(q), q)
  return { ...rest, rows: rows.map(present) }
}
export const listAllAdminTransactions = async (tx: Tx, q: TransactionQuery): Promise<Wire[]> =>
  (await readAll<string, Row>(tx, SOURCE, whereOf(q), q.sort)).map(present)
export async function readAdminTransactionRow(tx: Tx, id: string): Promise<Wire | undefined> {
  const [row] = (await tx.executeSql<Row>(SOURCE.select, [[id]])).rows
  return row && present(row)
}
export async function readTransactionCurrency(tx: Tx, id: string): Promise<Currency | undefined> {
  return (
    (
      await tx.executeSql<{ currency: Currency | null }>(
        'SELECT currency FROM transactions WHERE id = $1',
        [id],
      )
    ).rows[0]?.currency ?? undefined
  )
}
