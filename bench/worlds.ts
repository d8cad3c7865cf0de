import pg from 'pg'
import { startPostgres } from '../tools/postgres.ts'
import { generateWorld, type WorldSize } from './generate-world.ts'
import type { Step } from './world-sql.ts'

/** What a machine of its own would be given; the default of PostgreSQL is for the smallest ones. */
const SETTINGS = {
  shared_buffers: '1GB',
  effective_cache_size: '3GB',
  random_page_cost: '1.1',
  max_wal_size: '4GB',
}
export type Worlds = {
  readonly now: number
  /** `more`: further tables, under a name of its own. */ url(
    size: WorldSize,
    more?: { readonly name: string; readonly steps: readonly Step[] },
  ): Promise<string>
  stop(): Promise<void>
}

/**
 * Databases with generated worlds on a PostgreSQL server: one of this run's own, or, to keep worlds from run to run, the one that
 * BENCH_SERVER names (postgresql://…/postgres). A world that is there already is used as it is.
 */
export async function openWorlds(say: (line: string) => void): Promise<Worlds> {
  const given = process.env.BENCH_SERVER
  const own = given ? null : await startPostgres(SETTINGS)
  const server = given ?? own!.url('postgres')
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
        // as the image of the compose file makes them: to a database of the plain C locale Japanese letters are no letters, and no index finds them
        await admin.query(`CREATE DATABASE ${name} TEMPLATE template0 LC_CTYPE 'C.UTF-8'`)
        say(`${name}: being generated`)
        await generateWorld(url, size, now, (line) => say(`  ${line}`), more?.steps)
      }
      await admin.end()
      return url
    },
    stop: async () => {
      await own?.stop()
    },
  }
}
