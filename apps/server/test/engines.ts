import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../src/platform/database.ts'
import { openEmbeddedDatabase } from '../src/platform/embedded-database.ts'
import { openServerDatabase } from '../src/platform/server-database.ts'

let made = 0
/** The address of a fresh, empty database on the run's PostgreSQL server. */
export async function serverUrl(): Promise<string> {
  const admin = new pg.Client({ connectionString: inject('postgres') })
  await admin.connect()
  const name = `t${process.pid}_${++made}_${Math.trunc(performance.now())}`
  await admin.query(`CREATE DATABASE ${name}`)
  await admin.end()
  return inject('postgres').replace(/\/[^/]*$/, `/${name}`)
}
/** Both engines the product runs on: what a test says of one must hold on the other. */
export const ENGINES: [name: string, open: () => Promise<Database>][] = [
  ['embedded', () => openEmbeddedDatabase()],
  ['server', async () => openServerDatabase(await serverUrl(), 20, (err) => { throw err })],
]
