import { customType, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Instant } from '@tomogolf/domain/time'

export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>
/** A connection: inside `transaction` all its statements belong together. */
export type Tx = {
  readonly orm: Orm
  /** Plain SQL with $1 parameters; rows as objects. */
  executeSql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}
export type Database = Tx & {
  readonly engine: 'embedded' | 'server'
  /** Commits what `work` did; a throw rolls everything back and is passed on. Never call a network service inside. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs several statements without parameters (migrations, maintenance). */
  script(sql: string): Promise<void>
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
