import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Timeline, TimelineEntry } from '@tomogolf/contract/admin/users.schemas'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import { maskEmailsIn, maskOrNull } from '@tomogolf/domain/people/masking'
import type { Currency } from '@tomogolf/domain/money'
import type { Tx } from '../../../platform/database/database.ts'
import { selectRows } from '../../../platform/database/select-rows.ts'
import { games } from '../../games/games.table.ts'
import { sqlTimeToIso, toAmountDtoOrNull, type SqlTime } from '../dto.presenter.ts'
import { nameOrIdFrom, readPeople } from './people.read.ts'
import { accountSources, otherSources, standingSources } from './timeline-account-sources.read.ts'
import { caseSources, gameSources } from './timeline-game-sources.read.ts'
import { toSelect } from './timeline-source.read.ts'

type EntryDto = z.input<typeof TimelineEntry>
type Row = {
  at: SqlTime
  key: string
  kind: EntryDto['kind']
  gameId: string | null
  courseName: string | null
  courseNameJa: string | null
  minor: number | null
  currency: Currency | null
  state: string | null
  note: string | null
  by: string | null
}
const PAGE_SIZE = 50
const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (.+)$/

/**
 * A page of everything that happened to one user, newest first. `before` is the `next` of the
 * previous page; without a valid one the first page is read.
 */
export async function readTimeline(
  tx: Tx,
  userId: string,
  before: string | undefined,
): Promise<z.input<typeof Timeline>> {
  const [, at = null, key = null] = CURSOR.exec(before ?? '') ?? []
  // each source is limited on its own, so that its index serves the newest rows only
  const newest = selectSources(userId).map(
    (source) => sql`(
      SELECT * FROM (${source}) source
      WHERE ${at}::timestamptz IS NULL
        OR (source.at, source.key) < (${at}::timestamptz, ${key}::text)
      ORDER BY source.at DESC, source.key DESC LIMIT ${PAGE_SIZE + 1})`,
  )
  const rows = await selectRows<Row>(
    tx,
    sql`SELECT entries.*, ${games.courseName} AS "courseName",
        ${games.courseNameJa} AS "courseNameJa"
      FROM (${sql.join(newest, sql` UNION ALL `)}) entries
      LEFT JOIN ${games} ON ${games.id} = entries."gameId"
      ORDER BY entries.at DESC, entries.key DESC LIMIT ${PAGE_SIZE + 1}`,
  )
  const shown = rows.slice(0, PAGE_SIZE)
  const people = await readPeople(
    tx,
    shown.map((row) => row.by),
  )
  const entries = shown.map((row): EntryDto => ({
    key: row.key,
    at: sqlTimeToIso(row.at),
    kind: row.kind,
    game: toGame(row),
    amount: toAmountDtoOrNull(row.minor, row.currency),
    state: row.state,
    note: maskOrNull(row.note, maskEmailsIn),
    by: nameOrIdFrom(people, row.by),
  }))
  const last = entries.at(-1)
  return { entries, next: rows.length > PAGE_SIZE && last ? `${last.at} ${last.key}` : null }
}

const toGame = ({ gameId, courseName, courseNameJa }: Row): EntryDto['game'] =>
  gameId && courseName ? { id: gameId, ...courseNamesOf({ courseName, courseNameJa }) } : null

/** Everything a user did and everything done to them, one statement for each kind of event. */
const selectSources = (userId: string): SQL[] =>
  [
    ...accountSources(userId),
    ...standingSources(userId),
    ...gameSources(userId),
    ...caseSources(userId),
    ...otherSources(userId),
  ].map(toSelect)
