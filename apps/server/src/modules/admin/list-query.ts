import { fromJapanText, DAY } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../platform/database/database.ts'

/** Lists are counted up to here; nobody turns more pages, and counting a million rows would cost more than showing them. */
export const COUNTED = 2_500
/** Rows of a file; more is narrowed by a filter first. */
export const CSV_ROWS = 50_000

export type ListPage = {
  readonly page: number
  readonly pageSize: number
  readonly sort?: string | undefined
}
export type Listed<Row> = { rows: Row[]; total: number; capped: boolean }

/** How rows are found by words. `?`: the words as LIKE wants them; `??`: as they are. */
export type Search = {
  /** Ids of what has the words, from an index of words: quick for a rare word, slow for one that stands everywhere. */
  readonly ids: string
  /** The list's column that holds such an id. */
  readonly column: string
  /** The same asked of one row, on the way through the list in its order: quick for a frequent word. */
  readonly walk: string
}
type Sql = { readonly where: string; readonly values: unknown[] }

/** Conditions with their values. */
export class Where {
  readonly #conditions: { readonly sql: string; readonly value?: unknown }[] = []
  #search: { readonly how: Search; readonly words: string } | null = null
  /** `?` in the condition is the value; undefined adds nothing. */
  add(condition: string, value: unknown): this {
    if (value !== undefined) this.#conditions.push({ sql: condition, value })
    return this
  }
  when(condition: string, wanted: unknown): this {
    if (wanted) this.#conditions.push({ sql: condition })
    return this
  }
  /** Days by the calendar in Japan, both included. */
  between(column: string, from: string | undefined, to: string | undefined): this {
    const start = from ? fromJapanText(from) : undefined,
      end = to ? fromJapanText(to) : undefined
    return this.add(
      `${column} >= ?::timestamptz`,
      start === undefined ? undefined : sqlInstant(start),
    ).add(`${column} < ?::timestamptz`, end === undefined ? undefined : sqlInstant(end + DAY))
  }
  search(how: Search, words: string | undefined): this {
    this.#search = words ? { how, words } : null
    return this
  }
  /** The conditions, without what is searched for. */
  sql(more?: { readonly sql: string; readonly value: unknown }): Sql {
    const values: unknown[] = []
    const all = [...this.#conditions, ...(more ? [more] : [])].map((c) =>
      'value' in c ? c.sql.replaceAll('?', `$${values.push(c.value)}`) : c.sql,
    )
    return { where: all.length ? `WHERE ${all.map((c) => `(${c})`).join(' AND ')}` : '', values }
  }
  /** With the words, by the way that suits how often they stand somewhere. `few`: what was found can be sorted as a whole. */
  async searched(tx: Tx): Promise<{ few: boolean; found: Sql; walk: Sql }> {
    if (!this.#search) return { few: false, found: this.sql(), walk: this.sql() }
    const { how, words } = this.#search,
      like = likePart(words),
      plain = plainPart(words)
    const values: unknown[] = []
    const filled = (sql: string, first = 0) =>
      sql
        .replaceAll('??', () => `$${values.push(plain) + first}::text`)
        .replaceAll('?', () => `$${values.push(like) + first}::text`)
    const ids = (
      await tx.executeSql<{ id: string }>(
        `SELECT id FROM (${filled(how.ids)}) words LIMIT ${COUNTED + 1}`,
        [...values],
      )
    ).rows.map((r) => r.id)
    const base = this.sql()
    values.length = 0
    const condition = filled(how.walk, base.values.length)
    return {
      few: ids.length <= COUNTED,
      found: this.sql({ sql: `${how.column} = ANY(?::text[])`, value: ids }),
      walk: {
        where: base.where ? `${base.where} AND (${condition})` : `WHERE ${condition}`,
        values: [...base.values, ...values],
      },
    }
  }
  get isFiltered(): boolean {
    return this.#conditions.length > 0
  }
  get isSearch(): boolean {
    return this.#search !== null
  }
}

export type ListSource<K extends string> = {
  /** The table the list is of, with the joins that conditions need. */
  from: string
  /** What is read once the page's rows are known, by their `id`. */
  select: string
  key: string
  sorts: Readonly<Record<K, string>>
  first: `-${K}` | K
  /** Sorts by a column that may be null: rows without it come last either way. */
  nullable?: readonly K[]
}

/** `-createdAt` as SQL, the key last, so that pages never overlap. */
export function orderOf<K extends string>(
  { sorts, first, key, nullable }: Pick<ListSource<K>, 'sorts' | 'first' | 'key' | 'nullable'>,
  sort: string | undefined,
): string {
  const wanted = sort ?? first
  const down = wanted.startsWith('-')
  const name = (down ? wanted.slice(1) : wanted) as K
  // said only where it is needed: an index read backwards has its nulls at the other end
  const nulls = nullable?.includes(name) ? ' NULLS LAST' : ''
  return `${sorts[name]} ${down ? 'DESC' : 'ASC'}${nulls}, ${key} ${down ? 'DESC' : 'ASC'}`
}

/** One page: first the ids in their order, from the index; then, for those few, everything that is shown. */
export async function readPage<K extends string, Row extends { id: string }>(
  tx: Tx,
  source: ListSource<K>,
  where: Where,
  page: ListPage,
): Promise<Listed<Row>> {
  const offset = (page.page - 1) * page.pageSize
  const { few, found, walk } = await where.searched(tx)
  // few rows are found by what they are and sorted then; walking through the whole list in its order would meet a rare one late
  const narrowed = where.isSearch ? few : where.isFiltered
  const sorted = narrowed ? await sortFound(tx, source, found, page, offset) : null
  if (sorted)
    return { rows: await readRows(tx, source, sorted.ids), total: sorted.total, capped: false }
  const counted = where.isSearch || narrowed ? COUNTED + 1 : await countUpTo(tx, source, found)
  const total = Math.min(counted, COUNTED),
    capped = counted > COUNTED
  if (offset >= total) return { rows: [], total, capped }
  const ids = await tx.executeSql<{ id: string }>(
    `SELECT ${source.key} AS id FROM ${source.from} ${walk.where} ORDER BY ${orderOf(source, page.sort)} LIMIT ${Math.min(page.pageSize, total - offset)} OFFSET ${offset}`,
    walk.values,
  )
  return {
    rows: await readRows(
      tx,
      source,
      ids.rows.map((r) => r.id),
    ),
    total,
    capped,
  }
}
const countUpTo = async (
  tx: Tx,
  source: { readonly from: string },
  { where, values }: Sql,
): Promise<number> =>
  (
    await tx.executeSql<{ n: number }>(
      `SELECT count(*)::int AS n FROM (SELECT 1 FROM ${source.from} ${where} LIMIT ${COUNTED + 1}) counted`,
      values,
    )
  ).rows[0]?.n ?? 0

/** A page of what an index of words found, all of it sorted; null when its rows are more than are counted. */
async function sortFound<K extends string>(
  tx: Tx,
  source: ListSource<K>,
  { where, values }: Sql,
  page: ListPage,
  offset: number,
): Promise<{ ids: string[]; total: number } | null> {
  const names = Object.keys(source.sorts) as K[]
  const sorts = Object.fromEntries(names.map((name, i) => [name, `f.s${i}`])) as Record<K, string>
  const rows = `SELECT ${source.key} AS id, ${names.map((name, i) => `${source.sorts[name]} AS s${i}`).join(', ')} FROM ${source.from} ${where} LIMIT ${COUNTED + 1}`
  const found = await tx.executeSql<{ id: string | null; n: number }>(
    `WITH f AS MATERIALIZED (${rows}), page AS (SELECT f.id, row_number() OVER (ORDER BY ${orderOf({ ...source, key: 'f.id', sorts }, page.sort)}) AS place FROM f)
     SELECT page.id, counted.n FROM (SELECT count(*)::int AS n FROM f) counted LEFT JOIN page ON page.place > ${offset} AND page.place <= ${offset + page.pageSize} ORDER BY page.place`,
    values,
  )
  const total = found.rows[0]?.n ?? 0
  return total > COUNTED ? null : { ids: found.rows.flatMap((r) => r.id ?? []), total }
}

/** All rows of a list, for a file. */
export async function readAll<K extends string, Row extends { id: string }>(
  tx: Tx,
  source: ListSource<K>,
  where: Where,
  sort: string | undefined,
): Promise<Row[]> {
  const { few, found, walk } = await where.searched(tx),
    { where: condition, values } = few ? found : walk
  const ids = await tx.executeSql<{ id: string }>(
    `SELECT ${source.key} AS id FROM ${source.from} ${condition} ORDER BY ${orderOf(source, sort)} LIMIT ${CSV_ROWS}`,
    values,
  )
  return readRows(
    tx,
    source,
    ids.rows.map((r) => r.id),
  )
}

async function readRows<Row extends { id: string }>(
  tx: Tx,
  source: { select: string },
  ids: string[],
): Promise<Row[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.executeSql<Row>(source.select, [ids])
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Words as they are compared: in the writing of the search columns. */
const plainPart = (text: string): string => text.normalize('NFKC').toLowerCase()
/** What a text is searched for with LIKE: its own signs are no wildcards. */
export const likePart = (text: string): string => `%${plainPart(text).replace(/[\\%_]/g, '\\$&')}%`
