import pg from 'pg'
import type { Instant } from '@tomogolf/domain/time'
import { importCourseList } from '../apps/server/src/modules/courses/import-course-list.usecase.ts'
import { searchTextOf } from '@tomogolf/domain/search/search-text'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { createLogger } from '../apps/server/src/platform/telemetry/log.ts'
import { migrate } from '../apps/server/src/platform/database/migrate.ts'
import { hashPassword } from '../apps/server/src/platform/security/passwords.ts'
import { openServerDatabase } from '../apps/server/src/platform/database/server-database.ts'
import { MIGRATIONS } from '../apps/server/src/create-container.ts'
import { FIRST_NAMES, LAST_NAMES } from './names.data.ts'
import { STEPS, type Step } from './world-sql.ts'

export type WorldSize = { readonly users: number; readonly games: number }
/** Password of all users. User n has the email `user{n}@bench.example`; user 1 is an administrator. */
export const PASSWORD = 'Fairway-2026'

/**
 * Fills an empty PostgreSQL database with users, games at the real courses over three years (a
 * third of them upcoming), guests, holds, captures, ledger and transactions. The same size and
 * instant give the same rows. `say` receives progress; `more`: further tables.
 */
export async function generateWorld(
  url: string,
  size: WorldSize,
  now: Instant,
  say: (line: string) => void = () => {},
  more: readonly Step[] = [],
): Promise<void> {
  const db = openServerDatabase(url, 4, (err) => {
    throw err
  })
  await migrate(db, MIGRATIONS)
  await importCourseList({ db, clock: systemClock(), log: createLogger('silent', false) })
  await db.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `SET synchronous_commit = off; SET maintenance_work_mem = '512MB'; SET work_mem = '128MB'`,
    )
    await prepareLists(client)
    const values = {
      users: size.users,
      games: size.games,
      now: new Date(now).toISOString(),
      password: await hashPassword(PASSWORD),
    }
    for (const step of [...STEPS, ...more]) {
      const started = Date.now()
      const restore = await dropIndexes(client, step.table)
      const { rowCount } = await client.query(
        step.sql,
        step.values.map((name) => values[name]),
      )
      for (const index of restore) await client.query(index)
      await client.query(`ANALYZE ${step.table}`)
      say(`${step.table}: ${rowCount ?? 0} rows, ${((Date.now() - started) / 1000).toFixed(1)} s`)
    }
    await client.query('DROP TABLE bench_first, bench_last, bench_courses')
    // as in a database in use, visibility map and statistics are up to date
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}

/** Names, and courses with their search text, numbered from 0. */
async function prepareLists(client: pg.Client): Promise<void> {
  await client.query(
    `CREATE TABLE bench_first (n int PRIMARY KEY, name text, words text);
     CREATE TABLE bench_last (n int PRIMARY KEY, name text)`,
  )
  const words = FIRST_NAMES.map((name) => searchTextOf([], [`${name} T.`]).replace(/^\| ~ /, ''))
  await client.query(
    `INSERT INTO bench_first SELECT i - 1, name, words
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY x(name, words, i)`,
    [FIRST_NAMES, words],
  )
  await client.query(
    'INSERT INTO bench_last SELECT i - 1, name FROM unnest($1::text[]) WITH ORDINALITY x(name, i)',
    [LAST_NAMES],
  )
  await client.query(
    'CREATE TABLE bench_courses AS SELECT row_number() OVER (ORDER BY id) - 1 AS n, * FROM courses',
  )
}

/** Drops indexes, which are faster to build at the end; returns the statements that restore them. */
async function dropIndexes(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; statement: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS statement
     FROM pg_index i
     WHERE i.indrelid = $1::regclass AND NOT i.indisprimary
       AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [table],
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  return rows.map((row) => row.statement)
}
