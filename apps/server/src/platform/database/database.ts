import type { Column, GetColumnData } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { customType, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Instant } from '@tomogolf/domain/time'

export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>
/** A connection. Inside `transaction` it is the transaction's. */
export type Tx = {
  readonly orm: Orm
  /**
   * Executes SQL with $1 parameters. With a `name` it is a prepared statement, parsed and planned
   * once per connection: use one text per name, list the columns (`*` fails after a migration adds
   * one), and only where one plan suits all parameters.
   */
  executeSql<Row = Record<string, unknown>>(
    text: string,
    values?: unknown[],
    name?: string,
  ): Promise<{ rows: Row[] }>
}
export type Database = Tx & {
  readonly engine: 'embedded' | 'server'
  /**
   * Commits after `work`; an exception rolls back and is rethrown. Never call a network service
   * inside.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Executes several statements without parameters (migrations, maintenance). */
  script(sql: string): Promise<void>
  /**
   * Connections of the pool, idle ones, and requests that wait for one. Zero for the embedded
   * database.
   */
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
/** Text of an instant for raw statements. */
export const sqlInstant = (at: Instant): string => new Date(at).toISOString()

/** Column list of a table (`getTableColumns`) for raw SQL with an alias. */
export const columnsOf = (columns: Columns, alias: string): string =>
  Object.keys(columns)
    .map((key) => `${alias}.${toSnakeCase(key)}`)
    .join(', ')
type Columns = Readonly<Record<string, Column>>
type RowOf<C extends Columns> = { [K in keyof C]: GetColumnData<C[K]> }

/**
 * Maps rows of raw SQL to a table's rows. For the busiest reads: the query builder and its row
 * mapping cost several times the rest of such a request.
 */
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
