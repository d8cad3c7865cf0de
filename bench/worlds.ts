import pg from 'pg'
import { startPostgres } from '../tools/postgres.ts'
import { generateWorld, type WorldSize } from './generate-world.ts'
import type { Step } from './world-sql.ts'

/** Settings of a dedicated server; PostgreSQL's defaults are for very small machines. */
const SETTINGS = {
  shared_buffers: '1GB',
  effective_cache_size: '3GB',
  random_page_cost: '1.1',
  max_wal_size: '4GB',
}
export type Worlds = {
  readonly now: number
  /** URL of a generated database. `more`: further tables, in a database with its own name. */
  url(
    size: WorldSize,
    more?: { readonly name: string; readonly steps: readonly Step[] },
  ): Promise<string>
  stop(): Promise<void>
}

/**
 * Generated databases on a PostgreSQL server: a temporary one, or BENCH_SERVER
 * (postgresql://…/postgres) to keep them between runs. An existing database is reused.
 */
export async function openWorlds(say: (line: string) => void): Promise<Worlds> {
  const existing = process.env.BENCH_SERVER
  const temporary = existing ? null : await startPostgres(SETTINGS)
  const server = existing ?? temporary!.url('postgres')
  const now = Math.floor(Date.now() / 86_400_000) * 86_400_000
  return {
    now,
    url: async (size, more) => {
      const name = `bench_${size.games}${more ? `_${more.name}` : ''}`
      const url = server.replace(/\/[^/]*$/, `/${name}`)
      const admin = new pg.Client({ connectionString: server })
      await admin.connect()
      const { rows } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
      if (rows.length === 0) {
        // same locale as the image in the compose file: with the plain C locale Japanese characters
        // are not letters, and trigram indexes do not find them
        await admin.query(`CREATE DATABASE ${name} TEMPLATE template0 LC_CTYPE 'C.UTF-8'`)
        say(`Generating ${name} …`)
        await generateWorld(url, size, now, (line) => say(`  ${line}`), more?.steps)
      }
      await admin.end()
      return url
    },
    stop: async () => {
      await temporary?.stop()
    },
  }
}
