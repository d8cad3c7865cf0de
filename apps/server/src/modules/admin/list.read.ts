import { fromJapanText, DAY } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../platform/database.ts'

/** Lists are counted up to here; nobody turns more pages, and counting a million rows would cost more than showing them. */
export const COUNTED = 10_000
/** Rows of a file; more is narrowed by a filter first. */
export const CSV_ROWS = 50_000

export type ListPage = { readonly page: number; readonly pageSize: number; readonly sort?: string | undefined }
export type Listed<Row> = { rows: Row[]; total: number; capped: boolean }

/** Conditions with their values, as `$1` parameters. */
export class Where {
  readonly values: unknown[] = []
  readonly #conditions: string[] = []
  /** `?` in the condition is the value; undefined adds nothing. */
  add(condition: string, value: unknown): this {
    if (value === undefined) return this
    this.values.push(value)
    this.#conditions.push(condition.replaceAll('?', `$${this.values.length}`))
    return this
  }
  when(condition: string, wanted: unknown): this {
    if (wanted) this.#conditions.push(condition)
    return this
  }
  /** Days by the calendar in Japan, both included. */
  between(column: string, from: string | undefined, to: string | undefined): this {
    const start = from ? fromJapanText(from) : undefined, end = to ? fromJapanText(to) : undefined
    return this.add(`${column} >= ?::timestamptz`, start === undefined ? undefined : sqlInstant(start)).add(`${column} < ?::timestamptz`, end === undefined ? undefined : sqlInstant(end + DAY))
  }
  get sql(): string {
    return this.#conditions.length ? `WHERE ${this.#conditions.join(' AND ')}` : ''
  }
}

export type ListSource<K extends string> = {
  /** The table the list is of, with the joins that conditions need. */
  from: string
  /** What is read once the page's rows are known, by their `id`. */
  select: string
  key: string
  sorts: Readonly<Record<K, string>>; first: `-${K}` | K
  /** Sorts by a column that may be null: rows without it come last either way. */
  nullable?: readonly K[]
}

/** `-createdAt` as SQL, the key last, so that pages never overlap. */
export function orderOf<K extends string>({ sorts, first, key, nullable }: Pick<ListSource<K>, 'sorts' | 'first' | 'key' | 'nullable'>, sort: string | undefined): string {
  const wanted = sort ?? first
  const down = wanted.startsWith('-')
  const name = (down ? wanted.slice(1) : wanted) as K
  // said only where it is needed: an index read backwards has its nulls at the other end
  const nulls = nullable?.includes(name) ? ' NULLS LAST' : ''
  return `${sorts[name]} ${down ? 'DESC' : 'ASC'}${nulls}, ${key} ${down ? 'DESC' : 'ASC'}`
}

/** One page: first the ids in their order, from the index; then, for those few, everything that is shown. */
export async function readPage<K extends string, Row extends { id: string }>(tx: Tx, source: ListSource<K>, where: Where, page: ListPage): Promise<Listed<Row>> {
  const order = orderOf(source, page.sort)
  const [counted] = (await tx.executeSql<{ n: number }>(`SELECT count(*)::int AS n FROM (SELECT 1 FROM ${source.from} ${where.sql} LIMIT ${COUNTED + 1}) counted`, where.values)).rows
  const capped = (counted?.n ?? 0) > COUNTED
  const total = Math.min(counted?.n ?? 0, COUNTED)
  const offset = (page.page - 1) * page.pageSize
  if (offset >= total) return { rows: [], total, capped }
  const ids = await tx.executeSql<{ id: string }>(`SELECT ${source.key} AS id FROM ${source.from} ${where.sql} ORDER BY ${order} LIMIT ${Math.min(page.pageSize, total - offset)} OFFSET ${offset}`, where.values)
  return { rows: await readRows(tx, source, ids.rows.map((r) => r.id)), total, capped }
}

/** All rows of a list, for a file. */
export async function readAll<K extends string, Row extends { id: string }>(tx: Tx, source: ListSource<K>, where: Where, sort: string | undefined): Promise<Row[]> {
  const ids = await tx.executeSql<{ id: string }>(`SELECT ${source.key} AS id FROM ${source.from} ${where.sql} ORDER BY ${orderOf(source, sort)} LIMIT ${CSV_ROWS}`, where.values)
  return readRows(tx, source, ids.rows.map((r) => r.id))
}

async function readRows<Row extends { id: string }>(tx: Tx, source: { select: string }, ids: string[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.executeSql<Row>(source.select, [ids])
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** What a text is searched for with LIKE: its own signs are no wildcards. */
export const likePart = (text: string): string => `%${text.normalize('NFKC').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
