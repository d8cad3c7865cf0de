import type { z } from 'zod'
import type { AdminGameQuery, AdminGameRow } from '@tomogolf/contract/admin.schemas'
import type { Currency } from '@tomogolf/domain/money'
import type { Tx } from '../../../platform/database/database.ts'
import {
  readAll,
  readPage,
  Where,
  type Listed,
  type ListSource,
  type Search,
} from '../list-query.ts'
import { personColumns, personOf, type PersonRow } from '../users/people.read.ts'
import { amountOf, gameColumns, gameRef, when, type GameColumns, type SqlTime } from '../dto.ts'

export type GameQuery = z.output<typeof AdminGameQuery>
type Wire = z.input<typeof AdminGameRow>
type Row = GameColumns &
  PersonRow<'h'> & {
    id: string
    location: string
    price_minor: number
    currency: Currency
    slots: number
    seats_taken: number
    created_at: SqlTime
  }

const SOURCE: ListSource<'teeTime' | 'createdAt'> = {
  from: 'games g',
  key: 'g.id',
  sorts: { teeTime: 'g.tee_time', createdAt: 'g.created_at' },
  first: '-teeTime',
  select: `SELECT g.id, ${gameColumns('g')}, ${personColumns('h', 'u', 'f')}, g.location, g.price_minor, g.currency, g.slots, g.seats_taken, g.created_at
    FROM games g JOIN users u ON u.id = g.host_id JOIN profiles f ON f.user_id = u.id WHERE g.id = ANY($1::text[])`,
}
const SEARCH: Search = {
  ids: 'SELECT id FROM games WHERE search_text LIKE ? UNION ALL SELECT id FROM games WHERE id = ??',
  column: 'g.id',
  walk: 'strpos(g.search_text, ??) > 0 OR g.id = ??',
}

const whereOf = (q: GameQuery): Where =>
  new Where()
    .add('g.id = ?', q.id)
    .search(SEARCH, q.search)
    .add('g.status = ?', q.status)
    .add('g.region = ?', q.region)
    .add('g.currency = ?', q.currency)
    .add('g.host_id = ?', q.host)
    .between('g.tee_time', q.from, q.to)

const present = (row: Row): Wire => ({
  ...gameRef(row),
  location: row.location,
  host: personOf(row, 'h'),
  price: amountOf(row.price_minor, row.currency),
  slots: row.slots,
  seatsTaken: row.seats_taken,
  createdAt: when(row.created_at),
})

export async function listAdminGames(tx: Tx, q: GameQuery): Promise<Listed<Wire>> {
  const { rows, ...rest } = await readPage<string, Row>(tx, SOURCE, whereOf(q), q)
  return { ...rest, rows: rows.map(present) }
}
export const listAllAdminGames = async (tx: Tx, q: GameQuery): Promise<Wire[]> =>
  (await readAll<string, Row>(tx, SOURCE, whereOf(q), q.sort)).map(present)
export async function readAdminGameRow(tx: Tx, id: string): Promise<Wire | undefined> {
  const [row] = (await tx.executeSql<Row>(SOURCE.select, [[id]])).rows
  return row && present(row)
}
