import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Orm, Tx } from './database.ts'

/** A PostgreSQL server behind a connection pool. */
export function openServerDatabase(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    application_name: 'tomogolf',
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // the server closed an idle connection: the pool replaces it, the process must not crash
  pool.on('error', onError)
  return {
    ...connection(pool),
    engine: 'server',
    transaction: async (work) => {
      const client = await pool.connect()
      // a connection that breaks while checked out reports here and through the failing query
      client.on('error', onError)
      let broken: Error | undefined
      try {
        await client.query('BEGIN')
        const result = await work(connection(client))
        await client.query('COMMIT')
        return result
      } catch (error) {
        await client.query('ROLLBACK').catch((rollbackError: Error) => {
          broken = rollbackError
        })
        throw error
      } finally {
        client.off('error', onError)
        client.release(broken)
      }
    },
    script: async (sql) => {
      await pool.query(sql)
    },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

function connection(client: pg.Pool | pg.PoolClient): Tx {
  return {
    orm: drizzle({ client, casing: 'snake_case' }) as unknown as Orm,
    executeSql: async <Row>(text: string, values?: unknown[], name?: string) => {
      const result = (await (name === undefined
        ? client.query(text, values)
        : client.query({ name, text, values: values ?? [] }))) as pg.QueryResult | pg.QueryResult[]
      return { rows: ((Array.isArray(result) ? result.at(-1)?.rows : result.rows) ?? []) as Row[] }
    },
  }
}
