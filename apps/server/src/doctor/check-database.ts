import type { Config } from '../config/config.ts'
import type { Database } from '../platform/database/database.ts'
import { pendingMigrations } from '../platform/database/migrate.ts'
import { runCheck, fail, ok, skip, warn, type Finding } from './finding.ts'

const MIN_VERSION = 150_000

/**
 * Checks version, extension and migrations of the database. `open`: a function that opens it, or the
 * reason why it cannot be opened.
 */
export async function checkDatabase(
  config: Pick<Config, 'DATABASE_URL'>,
  open: (() => Promise<Database>) | string,
  migrations: string,
): Promise<Finding[]> {
  if (typeof open === 'string') return [{ subject: 'database', ...skip(open) }]
  let db: Database | undefined
  let hasAnswered = false
  const reached = await runCheck('database', async () => {
    db = await open()
    const {
      rows: [row],
    } = await db.executeSql<{ number: string; version: string }>(
      `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version`,
    )
    hasAnswered = true
    const text = `PostgreSQL ${row!.version}, ${config.DATABASE_URL ? 'server' : 'embedded'}`
    return Number(row!.number) < MIN_VERSION ? fail(`${text}: 15 or newer is needed`) : ok(text)
  })
  // without a connection every further check would say the same
  if (!db || !hasAnswered) {
    await db?.close()
    return [reached]
  }
  const found = [reached, await checkExtension(db), await checkMigrations(db, migrations)]
  await db.close()
  return found
}

const checkExtension = (db: Database): Promise<Finding> =>
  runCheck('extension pg_trgm', async () => {
    const {
      rows: [row],
    } = await db.executeSql<{ installed: string | null }>(
      `SELECT installed_version AS installed FROM pg_available_extensions WHERE name = 'pg_trgm'`,
    )
    if (!row) return fail('not available on this server')
    return row.installed ? ok(row.installed) : warn('available; the first start installs it')
  })

const checkMigrations = (db: Database, folder: string): Promise<Finding> =>
  runCheck('migrations', async () => {
    const pending = await pendingMigrations(db, folder)
    return pending.length ? warn(`the next start applies ${pending.join(', ')}`) : ok('all applied')
  })
