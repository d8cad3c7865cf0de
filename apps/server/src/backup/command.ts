import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig, type Config } from '../config/config.ts'
import { openDatabase } from '../create-adapters.ts'
import { lockDataFolder } from '../platform/database/data-folder.ts'
import type { Database } from '../platform/database/database.ts'

/**
 * Runs a command on the configured database. The embedded database is locked, so that the server
 * must be stopped.
 */
export async function command(
  work: (config: Config, db: Database, file: string | undefined) => Promise<void>,
  options: { needsDatabase: boolean },
): Promise<never> {
  try {
    const config = loadConfig(process.env)
    if (
      options.needsDatabase &&
      !config.DATABASE_URL &&
      !existsSync(join(config.DATA_DIR, 'database'))
    )
      throw new Error(`there is no database in ${config.DATA_DIR}`)
    const unlock = config.DATABASE_URL
      ? () => {
          /* no lock */
        }
      : lockDataFolder(config.DATA_DIR)
    try {
      const db = await openDatabase(config, (err) => console.error(err.message))
      try {
        await work(config, db, process.argv[2])
      } finally {
        await db.close()
      }
    } finally {
      unlock()
    }
    process.exit(0)
  } catch (err) {
    console.error(`\n  ${err instanceof Error ? err.message : String(err)}\n`)
    process.exit(1)
  }
}
