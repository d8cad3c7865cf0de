import type { Column, GetColumnData } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { customType, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Instant } from '@tomogolf/domain/time'

export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>
/** A connection: inside `transaction` all its statements belong together. */
export type Tx = {
  readonly orm: Orm
  /**
   * Plain SQL with $1 parameters; rows as objects. With a `name` the server reads and plans the statement once a connection: one text a
   * name, every column by its name (`*` fails after a migration that adds one), and only where one plan suits all parameters.
   */
  executeSql<Row = Record<string, unknown>>(
    text: string,
    values?: unknown[],
    name?: string,
  ): Promise<{ rows: Row[] }>
}
export type Database = Tx & {
  readonly engine: 'embedded' | 'server'
  /** Commits what `work` did; a throw rolls everything back and is passed on. Never call a network service inside. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs several statements without parameters (migrations, maintenance). */
  script(sql: string): Promise<void>
  /** Connections to the server: all there are, those without work, and work without a connection. Zero for the embedded database. */
  pool(): { readonly total: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}

/** A `timestamptz` column as epoch milliseconds. */
export const instant = customType<{ data: Instant; driverData: string | Date }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (at) => new Date(at).toISOString(),
  fromDriver: (value) => new Date(value).getTime(),
})
/** A `bytea` column. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
/** SQL text of an instant for raw statements. */
export const sqlInstant = (at: Instant): string => new Date(at).toISOString()

/** Columns of a table (`getTableColumns`) by name, for plain SQL over `alias`. */
export const columnsOf = (columns: Columns, alias: string): string =>
  Object.keys(columns)
    .map((key) => `${alias}.${toSnakeCase(key)}`)
    .join(', ')
type Columns = Readonly<Record<string, Column>>
type RowOf<C extends Columns> = { [K in keyof C]: GetColumnData<C[K]> }

/** Reads rows of plain SQL (`SELECT *`) as a table's rows. For what every visitor asks: building a query and mapping its rows by the library costs several times the rest of such a call. */
export function rowReader<const C extends Columns>(
  columns: C,
): (row: Record<string, unknown>) => RowOf<C> {
  const names = Object.entries(columns).map(
    ([key, column]) => [key, toSnakeCase(key), column] as const,
  )
  return (row) => {
    const read: Record<string, unknown> = {}
    for (const [key, name, column] of names) {
      const value = row[name]
      read[key] = value === null ? null : column.mapFromDriverValue(value)
    }
    return read as RowOf<C>
  }
}
