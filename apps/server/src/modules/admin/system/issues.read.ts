import { eq, isNotNull, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { AdminIssueQuery, AdminIssueRow } from '@tomogolf/contract/admin/system.schemas'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import { gameReports } from '../../participations/cases/cases.table.ts'
import { ratings, strikes } from '../../standing/standing.table.ts'
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

export type IssueQuery = z.output<typeof AdminIssueQuery>
type IssueDto = z.input<typeof AdminIssueRow>
type Row = Awaited<ReturnType<typeof readIssuesByIds>>[number]

const rater = alias(users, 'rater')
const raterProfile = alias(profiles, 'rater_profile')

const readIssuesByIds = (tx: Tx, ids: readonly string[]) =>
  tx.orm
    .select({
      id: gameReports.id,
      report: gameReports,
      game: gameColumns,
      reporter: personColumns(),
      strike: strikes,
      rating: ratings,
      rater: personColumns(rater, raterProfile),
    })
    .from(gameReports)
    .innerJoin(users, eq(users.id, gameReports.reporterId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(games, eq(games.id, gameReports.gameId))
    .leftJoin(strikes, eq(strikes.id, gameReports.strikeId))
    .leftJoin(ratings, eq(ratings.id, gameReports.ratingId))
    .leftJoin(rater, eq(rater.id, ratings.raterId))
    .leftJoin(raterProfile, eq(raterProfile.userId, rater.id))
    .where(isAnyOf(gameReports.id, ids))

const SOURCE: ListSource<'createdAt', Row> = {
  table: gameReports,
  key: gameReports.id,
  sorts: { createdAt: gameReports.createdAt },
  defaultSort: '-createdAt',
  readByIds: readIssuesByIds,
}

const STATES = { open: isNull(gameReports.fixedAt), fixed: isNotNull(gameReports.fixedAt) }

const toFilter = (query: IssueQuery): ListFilter => ({
  conditions: [
    equals(gameReports.id, query.id),
    query.state && STATES[query.state],
    equals(gameReports.reason, query.reason),
    equals(gameReports.gameId, query.game),
  ],
})

const toAppealDto = ({ report, strike }: Row): IssueDto['appeal'] =>
  report.reason === 'appeal'
    ? {
        outcome: report.outcome,
        strike: strike && {
          id: strike.id,
          reason: strike.reason,
          at: iso(strike.createdAt),
          removed: strike.removedAt !== null,
        },
      }
    : null

const toRatingDto = ({ rating, rater }: Row): IssueDto['rating'] =>
  rating && {
    id: rating.id,
    stars: rating.stars,
    comment: rating.comment,
    by: toPersonDto(rater),
    at: iso(rating.updatedAt),
    hidden: rating.hiddenAt !== null,
  }

async function toIssueDtos(tx: Tx, rows: readonly Row[]): Promise<IssueDto[]> {
  const people = await readPeople(
    tx,
    rows.map(({ report }) => report.fixedBy),
  )
  return rows.map((row) => ({
    id: row.id,
    reason: row.report.reason as IssueDto['reason'],
    message: row.report.message,
    reporter: toPersonDto(row.reporter),
    game: row.game && toGameDto(row.game),
    createdAt: iso(row.report.createdAt),
    fixedAt: isoOrNull(row.report.fixedAt),
    fixedBy: nameFrom(people, row.report.fixedBy),
    note: row.report.note,
    appeal: toAppealDto(row),
    rating: toRatingDto(row),
  }))
}

export async function listIssues(tx: Tx, query: IssueQuery): Promise<ListResult<IssueDto>> {
  const { rows, ...counts } = await readPage(tx, SOURCE, toFilter(query), query)
  return { ...counts, rows: await toIssueDtos(tx, rows) }
}

export async function listAllIssues(tx: Tx, query: IssueQuery): Promise<IssueDto[]> {
  return toIssueDtos(tx, await readAll(tx, SOURCE, toFilter(query), query.sort))
}
