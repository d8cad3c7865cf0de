import { and, asc, count, desc, eq, gte, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { phoneDigits } from '@tomogolf/domain/search/phone-search'
import { DAY, fromJapanText } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { selectRows } from '../../platform/database/select-rows.ts'

/** Rows of a list are counted up to here: counting a million rows would cost more than the page. */
export const COUNT_LIMIT = 2_500
/** Rows of a CSV file; a longer list has to be filtered first. */
const CSV_ROWS = 50_000

export type ListPage = {
  readonly page: number
  readonly pageSize: number
  readonly sort?: string | undefined
}
/** `capped`: there are more rows than `total`. */
export type ListResult<Row> = { rows: Row[]; total: number; capped: boolean }

/**
 * The search text as SQL parameters: `like` is a LIKE pattern, `plain` the normalised text, `exact`
 * the text as it was entered. `phone`: the digits of a phone number in any notation, else `plain`.
 */
export type SearchTerm = {
  readonly like: SQL
  readonly plain: SQL
  readonly exact: SQL
  readonly phone: SQL
  readonly phoneLike: SQL
  /** Email addresses and phone numbers are matched by their parts, too. */
  readonly contactsInPart: boolean
}
/**
 * Who searches. A part of a masked address finds it, and part after part tells it: without the
 * permission `contacts.show`, and by default, only the whole address or number is found.
 */
export type SearchScope = { readonly contactsInPart?: boolean }
/** Two ways to find rows by text; which one is cheaper depends on how frequent the text is. */
export type Search = {
  /** Selects the ids of all matches from a search index: fast for a rare text. */
  readonly matchingIds: (term: SearchTerm) => SQL
  /** The list's column that holds such an id. */
  readonly column: AnyPgColumn
  /** Tests one row while the list is scanned in its order: fast for a frequent text. */
  readonly rowMatches: (term: SearchTerm) => SQL
}
export type ListFilter = {
  /** Undefined entries are filters that the caller did not use. */
  readonly conditions: readonly (SQL | undefined)[]
  readonly search?: (SearchScope & { readonly by: Search; readonly text: string }) | undefined
}
export type ListSource<SortName extends string, Row extends { id: string }> = {
  readonly table: PgTable
  readonly key: AnyPgColumn
  readonly sorts: Readonly<Record<SortName, AnyPgColumn>>
  readonly defaultSort: `-${SortName}` | SortName
  /** Sorts by a nullable column: rows without a value come last in both directions. */
  readonly nullable?: readonly SortName[]
  /** Reads everything shown of the rows of one page, in any order. */
  readonly readByIds: (tx: Tx, ids: readonly string[]) => Promise<Row[]>
}

/** `column = value`, or no condition when there is no value. */
export const equals = (column: AnyPgColumn, value: unknown): SQL | undefined =>
  value === undefined ? undefined : eq(column, value)
/** `column` is one of the ids, bound as one array parameter. */
export const isAnyOf = (column: SQLWrapper, ids: readonly string[]): SQL =>
  sql`${column} = ANY(${sql.param(ids)}::text[])`
/** Days of the calendar in Japan, both included. */
export function inJapanDays(
  column: AnyPgColumn,
  from: string | undefined,
  to: string | undefined,
): SQL | undefined {
  const start = from ? fromJapanText(from) : undefined
  const end = to ? fromJapanText(to) : undefined
  return and(
    start === undefined ? undefined : gte(column, start),
    end === undefined ? undefined : lt(column, end + DAY),
  )
}
export const searchFor = (
  by: Search,
  { search: text, contactsInPart = false }: SearchScope & { readonly search?: string | undefined },
): ListFilter['search'] => (text ? { by, text, contactsInPart } : undefined)

/** Search columns hold text in this form. */
export const normalise = (text: string): string =>
  text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ')
/** Pattern for LIKE; wildcards in the text match literally. */
export const likePattern = (text: string): string =>
  `%${normalise(text).replace(/[\\%_]/g, '\\$&')}%`

type Plan = {
  /** The matches are few enough to be read as a whole and sorted. */
  readonly selective: boolean
  readonly byIds: SQL | undefined
  readonly scan: SQL | undefined
}
/** Adds the search to the conditions, in both ways. */
async function planSearch(tx: Tx, { conditions, search }: ListFilter): Promise<Plan> {
  const filters = and(...conditions)
  if (!search) return { selective: false, byIds: filters, scan: filters }
  const phone = phoneDigits(search.text) ?? search.text
  const term: SearchTerm = {
    like: sql`${likePattern(search.text)}::text`,
    plain: sql`${normalise(search.text)}::text`,
    exact: sql`${search.text.trim()}::text`,
    phone: sql`${normalise(phone)}::text`,
    phoneLike: sql`${likePattern(phone)}::text`,
    contactsInPart: search.contactsInPart ?? false,
  }
  const { matchingIds, column, rowMatches } = search.by
  const matches = await selectRows<{ id: string }>(
    tx,
    sql`SELECT id FROM (${matchingIds(term)}) matches LIMIT ${COUNT_LIMIT + 1}`,
  )
  const ids = matches.map((match) => match.id)
  return {
    selective: ids.length <= COUNT_LIMIT,
    byIds: and(filters, isAnyOf(column, ids)),
    scan: and(filters, sql`(${rowMatches(term)})`),
  }
}

/** `-createdAt` as ORDER BY terms. The key comes last, so that pages never overlap. */
function orderFor<SortName extends string, Row extends { id: string }>(
  source: ListSource<SortName, Row>,
  sort: string | undefined,
  columnOf: (name: SortName) => SQLWrapper = (name) => source.sorts[name],
  key: SQLWrapper = source.key,
): SQL[] {
  const wanted = sort ?? source.defaultSort
  const direction = wanted.startsWith('-') ? desc : asc
  const name = wanted.replace(/^-/, '') as SortName
  const term = direction(columnOf(name))
  // only where needed: an index scanned backwards has its nulls at the other end
  const ordered = source.nullable?.includes(name) ? sql`${term} NULLS LAST` : term
  return [ordered, direction(key)]
}

/** One page: first the ids in their order, from the index; then everything shown of these rows. */
export async function readPage<SortName extends string, Row extends { id: string }>(
  tx: Tx,
  source: ListSource<SortName, Row>,
  filter: ListFilter,
  page: ListPage,
): Promise<ListResult<Row>> {
  const offset = (page.page - 1) * page.pageSize
  const isSearch = filter.search !== undefined
  const isFiltered = filter.conditions.some((condition) => condition !== undefined)
  const { selective, byIds, scan } = await planSearch(tx, filter)
  // few matches are read as a whole and sorted: a scan in list order would meet a rare row late
  const sortable = isSearch ? selective : isFiltered
  const sorted = sortable ? await readSortedMatches(tx, source, byIds, page, offset) : null
  if (sorted)
    return { rows: await readRows(tx, source, sorted.ids), total: sorted.total, capped: false }

  const counted =
    isSearch || sortable ? COUNT_LIMIT + 1 : await countUpToLimit(tx, source.table, byIds)
  const total = Math.min(counted, COUNT_LIMIT)
  const capped = counted > COUNT_LIMIT
  if (offset >= total) return { rows: [], total, capped }
  const limit = Math.min(page.pageSize, total - offset)
  const ids = await readIds(tx, source, scan, page.sort, limit, offset)
  return { rows: await readRows(tx, source, ids), total, capped }
}

/** All rows of a list, for a CSV file. */
export async function readAll<SortName extends string, Row extends { id: string }>(
  tx: Tx,
  source: ListSource<SortName, Row>,
  filter: ListFilter,
  sort: string | undefined,
): Promise<Row[]> {
  const { selective, byIds, scan } = await planSearch(tx, filter)
  const ids = await readIds(tx, source, selective ? byIds : scan, sort, CSV_ROWS)
  return readRows(tx, source, ids)
}

async function readIds<SortName extends string, Row extends { id: string }>(
  tx: Tx,
  source: ListSource<SortName, Row>,
  where: SQL | undefined,
  sort: string | undefined,
  limit: number,
  offset = 0,
): Promise<string[]> {
  const rows = await tx.orm
    .select({ id: source.key })
    .from(source.table)
    .where(where)
    .orderBy(...orderFor(source, sort))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => row.id as string)
}

async function countUpToLimit(tx: Tx, table: PgTable, where: SQL | undefined): Promise<number> {
  const counted = tx.orm
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(COUNT_LIMIT + 1)
    .as('counted')
  const [row] = await tx.orm.select({ rows: count() }).from(counted)
  return row?.rows ?? 0
}

/** A page of the matches with all of them sorted; null when there are more than are counted. */
async function readSortedMatches<SortName extends string, Row extends { id: string }>(
  tx: Tx,
  source: ListSource<SortName, Row>,
  where: SQL | undefined,
  page: ListPage,
  offset: number,
): Promise<{ ids: string[]; total: number } | null> {
  const names = Object.keys(source.sorts) as SortName[]
  const sortColumns = names.map((name) => sql`${source.sorts[name]} AS ${sql.identifier(name)}`)
  const order = orderFor(
    source,
    page.sort,
    (name) => sql`matches.${sql.identifier(name)}`,
    sql`matches.id`,
  )
  // one statement for count and page; MATERIALIZED keeps the planner from scanning in sort order
  const rows = await selectRows<{ id: string | null; total: number }>(
    tx,
    sql`WITH matches AS MATERIALIZED (
        SELECT ${source.key} AS id, ${sql.join(sortColumns, sql`, `)}
        FROM ${source.table} WHERE ${where ?? sql`true`} LIMIT ${COUNT_LIMIT + 1}
      ), numbered AS (
        SELECT matches.id, row_number() OVER (ORDER BY ${sql.join(order, sql`, `)}) AS position
        FROM matches
      )
      SELECT numbered.id, counted.total
      FROM (SELECT count(*)::int AS total FROM matches) counted
      LEFT JOIN numbered
        ON numbered.position > ${offset} AND numbered.position <= ${offset + page.pageSize}
      ORDER BY numbered.position`,
  )
  const total = rows[0]?.total ?? 0
  return total > COUNT_LIMIT ? null : { ids: rows.flatMap((row) => row.id ?? []), total }
}

async function readRows<Row extends { id: string }>(
  tx: Tx,
  { readByIds }: { readByIds: (tx: Tx, ids: readonly string[]) => Promise<Row[]> },
  ids: readonly string[],
): Promise<Row[]> {
  if (ids.length === 0) return []
  const rows = new Map((await readByIds(tx, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
