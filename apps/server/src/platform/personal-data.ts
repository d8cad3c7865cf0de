import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from './database/database.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { RetentionClass } from './retention.ts'

/** A read of one kind of record. A test inspects its SQL for forgotten tables and for secrets. */
type RecordQuery = PromiseLike<Record<string, unknown>[]> & { toSQL(): { sql: string } }
/** What an erasure may need besides the transaction. */
export type ErasureContext = {
  readonly now: Instant
  readonly jobs: Jobs
  /** The key of the hashes that outlast the account. */
  readonly secret: string
}
/** The user whose account is being deleted, before anything is erased. */
export type LeavingUser = {
  readonly id: string
  readonly email: string
  readonly suspendedUntil: Instant | null
}

/**
 * One kind of record about a user. The deletion of the account erases it, retains it for a reason,
 * or does both: it erases some columns and retains the others.
 */
export type PersonalRecord = {
  /** The key of these records in the exported file. */
  readonly name: string
  /** What the export shows: never a hash, a token or a key of the card provider. */
  export(tx: Tx, userId: string): RecordQuery
} & (
  | {
      erase(tx: Tx, userId: string, context: ErasureContext): Promise<unknown>
      readonly retained?: string
    }
  | { readonly erase?: undefined; readonly retained: string }
)

/** Something that keeps an account open: a game of a host or a guest, or money that still moves. */
export type Obligation = {
  readonly kind: 'hosting' | 'playing' | 'hold' | 'transfer'
  readonly gameId: string
  readonly courseName: string
  readonly courseNameJa: string | null
  readonly teeTime: Instant
}

/** Amounts that we owe to a user, one of each currency. */
export type OwedToUser = {
  read(tx: Tx, userId: string): Promise<Money[]>
  /** The same, and nothing can change them until the transaction ends. */
  lock(tx: Tx, userId: string): Promise<Money[]>
  /** The user gives them up. */
  giveUp(tx: Tx, userId: string, now: Instant): Promise<void>
}

/** A module's share of personal data. The container composes the shares in module order. */
export type PersonalData = {
  readonly records: readonly PersonalRecord[]
  /** Tables with a user in them that the export leaves out, each with the reason. */
  readonly notExported?: Readonly<Record<string, string>>
  /** Which rows are erased when their time is over, also of accounts that stay. */
  readonly retention?: readonly RetentionClass[]
  /** What must end before the account can be deleted. */
  listObligations?(tx: Tx, userId: string): Promise<Obligation[]>
  /** Runs before anything is erased: keeps what applies to a new account of the same person. */
  remember?(tx: Tx, user: LeavingUser, context: ErasureContext): Promise<unknown>
  /** Money that an account's deletion would lose. */
  readonly owedToUser?: OwedToUser
}

type Exported<T extends PgTable, Name extends keyof T['_']['columns']> = {
  [K in Name]: T['_']['columns'][K] | SQL<string | null>
}
/** Columns to select for an export; instants become ISO 8601 text. */
export function exportColumns<T extends PgTable, Name extends keyof T['_']['columns'] & string>(
  table: T,
  ...names: readonly Name[]
): Exported<T, Name> {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  return Object.fromEntries(
    names.map((name) => [
      name,
      isInstant(columns[name]!) ? isoText(columns[name]!) : columns[name],
    ]),
  ) as Exported<T, Name>
}
const isInstant = (column: PgColumn) => column.getSQLType() === 'timestamp with time zone'
const isoText = (column: PgColumn) =>
  sql<string | null>`${column}`.mapWith((value: string | Date) => new Date(value).toISOString())
