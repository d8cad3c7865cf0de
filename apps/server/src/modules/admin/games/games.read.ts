import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { AdminGameQuery, AdminGameRow } from '@tomogolf/contract/admin/games.schemas'
import { iso } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import { gameColumns, personColumns } from '../columns.read.ts'
import { toAmountDto, toGameDto, toPersonDto } from '../dto.presenter.ts'
import {
  equals,
  inJapanDays,
  isAnyOf,
  readAll,
  readPage,
  searchFor,
  type ListFilter,
  type ListResult,
  type ListSource,
  type Search,
} from '../list-query.read.ts'

export type GameQuery = z.output<typeof AdminGameQuery>
type GameDto = z.input<typeof AdminGameRow>
type Row = Awaited<ReturnType<typeof readGamesByIds>>[number]

const readGamesByIds = (tx: Tx, ids: readonly string[]) =>
  tx.orm
    .select({
      id: games.id,
      game: gameColumns,
      host: personColumns(),
      location: games.location,
      priceMinor: games.priceMinor,
      currency: games.currency,
      slots: games.slots,
      seatsTaken: games.seatsTaken,
      createdAt: games.createdAt,
    })
    .from(games)
    .innerJoin(users, eq(users.id, games.hostId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(isAnyOf(games.id, ids))

const SOURCE: ListSource<'teeTime' | 'createdAt', Row> = {
  table: games,
  key: games.id,
  sorts: { teeTime: games.teeTime, createdAt: games.createdAt },
  defaultSort: '-teeTime',
  readByIds: readGamesByIds,
}
const GAME_SEARCH: Search = {
  matchingIds: ({ like, plain }) =>
    sql`SELECT ${games.id} FROM ${games} WHERE ${games.searchText} LIKE ${like}
      UNION ALL SELECT ${games.id} FROM ${games} WHERE ${games.id} = ${plain}`,
  column: games.id,
  rowMatches: ({ plain }) =>
    sql`strpos(${games.searchText}, ${plain}) > 0 OR ${games.id} = ${plain}`,
}

const toFilter = (query: GameQuery): ListFilter => ({
  search: searchFor(GAME_SEARCH, query),
  conditions: [
    equals(games.id, query.id),
    equals(games.status, query.status),
    equals(games.region, query.region),
    equals(games.currency, query.currency),
    equals(games.hostId, query.host),
    inJapanDays(games.teeTime, query.from, query.to),
  ],
})

const toAdminGameRow = (row: Row): GameDto => ({
  ...toGameDto(row.game),
  location: row.location,
  host: toPersonDto(row.host),
  price: toAmountDto(row.priceMinor, row.currency),
  slots: row.slots,
  seatsTaken: row.seatsTaken,
  createdAt: iso(row.createdAt),
})

export async function listAdminGames(tx: Tx, query: GameQuery): Promise<ListResult<GameDto>> {
  const { rows, ...counts } = await readPage(tx, SOURCE, toFilter(query), query)
  return { ...counts, rows: rows.map(toAdminGameRow) }
}

export async function listAllAdminGames(tx: Tx, query: GameQuery): Promise<GameDto[]> {
  return (await readAll(tx, SOURCE, toFilter(query), query.sort)).map(toAdminGameRow)
}

export async function readAdminGameRow(tx: Tx, id: string): Promise<GameDto | undefined> {
  const [row] = await readGamesByIds(tx, [id])
  return row && toAdminGameRow(row)
}
