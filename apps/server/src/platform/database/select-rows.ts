import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Tx } from './database.ts'

// the same casing as both adapters, so that typed columns get their snake_case names
const dialect = new PgDialect({ casing: 'snake_case' })

/** Text of a statement, with placeholders for its parameters. */
export const statementText = (statement: SQL): string => dialect.sqlToQuery(statement).sql

/**
 * Runs a statement written with Drizzle's `sql` tag, for what the query builder cannot express.
 * Rows come as the driver returns them: a timestamp is text or a Date, depending on the engine.
 * `name`: of a prepared statement, see `Tx.executeSql`.
 */
export async function selectRows<Row>(tx: Tx, statement: SQL, name?: string): Promise<Row[]> {
  const { sql, params } = dialect.sqlToQuery(statement)
  return (await tx.executeSql<Row>(sql, params, name)).rows
}
