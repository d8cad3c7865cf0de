import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { AdminBookingQuery, AdminBookingRow } from '@tomogolf/contract/admin/bookings.schemas'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { presentOwnBooking } from '../../games/booking/booking.presenter.ts'
import { readEvidenceFacts } from '../../games/booking/bookings.repository.ts'
import { courseBookings } from '../../games/booking/bookings.table.ts'
import { games } from '../../games/games.table.ts'
import { gameColumns, personColumns } from '../columns.read.ts'
import { toGameDto, toPersonDto } from '../dto.presenter.ts'
import {
  equals,
  isAnyOf,
  readAll,
  readPage,
  type ListFilter,
  type ListResult,
  type ListSource,
} from '../list-query.read.ts'
import { nameFrom, readPeople } from '../users/people.read.ts'

export type BookingQuery = z.output<typeof AdminBookingQuery>
type BookingDto = z.input<typeof AdminBookingRow>
type Row = Awaited<ReturnType<typeof readBookingsByIds>>[number]

const readBookingsByIds = (tx: Tx, ids: readonly string[]) =>
  tx.orm
    .select({
      id: courseBookings.gameId,
      booking: courseBookings,
      game: gameColumns,
      host: personColumns(),
    })
    .from(courseBookings)
    .innerJoin(games, eq(games.id, courseBookings.gameId))
    .innerJoin(users, eq(users.id, games.hostId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(isAnyOf(courseBookings.gameId, ids))

const SOURCE: ListSource<'updatedAt', Row> = {
  table: courseBookings,
  key: courseBookings.gameId,
  sorts: { updatedAt: courseBookings.updatedAt },
  defaultSort: 'updatedAt',
  readByIds: readBookingsByIds,
}
const toFilter = (query: BookingQuery): ListFilter => ({
  conditions: [
    equals(courseBookings.gameId, query.id ?? query.game),
    equals(courseBookings.evidence, query.state),
  ],
})

async function toDtos(tx: Tx, rows: readonly Row[]): Promise<BookingDto[]> {
  const files = await readEvidenceFacts(
    tx,
    rows.map(({ id }) => id),
  )
  const people = await readPeople(
    tx,
    rows.map(({ booking }) => booking.reviewedBy),
  )
  return rows.map(({ id, booking, game, host }) => ({
    ...presentOwnBooking(booking, files.get(id)),
    id,
    game: toGameDto(game),
    host: toPersonDto(host),
    updatedAt: iso(booking.updatedAt),
    reviewedAt: isoOrNull(booking.reviewedAt),
    reviewedBy: nameFrom(people, booking.reviewedBy),
  }))
}

export async function listBookings(tx: Tx, query: BookingQuery): Promise<ListResult<BookingDto>> {
  const { rows, ...counts } = await readPage(tx, SOURCE, toFilter(query), query)
  return { ...counts, rows: await toDtos(tx, rows) }
}
export const listAllBookings = async (tx: Tx, query: BookingQuery): Promise<BookingDto[]> =>
  toDtos(tx, await readAll(tx, SOURCE, toFilter(query), query.sort))
