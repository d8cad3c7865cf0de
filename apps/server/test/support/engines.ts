import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { openSnapshot } from '../../src/platform/database/embedded-database.ts'
import { openServerDatabase } from '../../src/platform/database/server-database.ts'

let databaseCount = 0
/** URL of a new database on the run's PostgreSQL server, with tables and job queues. */
export const serverUrl = (): Promise<string> => newDatabase('TEMPLATE prepared')
/** URL of a new empty database. */
export const emptyUrl = (): Promise<string> => newDatabase('')
async function newDatabase(from: string): Promise<string> {
  const admin = new pg.Client({ connectionString: inject('postgres') })
  await admin.connect()
  const name = `t${process.pid}_${++databaseCount}_${Math.trunc(performance.now())}`
  await admin.query(`CREATE DATABASE ${name} ${from}`)
  await admin.end()
  return inject('postgres').replace(/\/[^/]*$/, `/${name}`)
}

let snapshot: Promise<Blob> | undefined
const readSnapshot = (): Promise<Blob> => (snapshot ??= readBlob(inject('snapshot')))
const readBlob = async (file: string): Promise<Blob> => new Blob([await readFile(file)])
/**
 * Opens prepared databases. A database that a test closed is emptied and reused, which is several
 * times faster than opening another.
 */
function reusing(open: () => Promise<Database>): () => Promise<Database> {
  const closed: Database[] = []
  return async () => {
    const db = closed.pop() ?? (await open())
    return {
      ...db,
      close: async () => {
        await db.script(EMPTY)
        closed.push(db)
      },
    }
  }
}
const openServer = async (poolSize: number): Promise<Database> =>
  openServerDatabase(await serverUrl(), poolSize, (err) => {
    throw err
  })
/**
 * A prepared database for tests that do not depend on the engine. A PostgreSQL server needs about
 * half the time of the embedded database, and is what production uses.
 */
export const testDatabase = reusing(() => openServer(4))
/** The same with a connection for each of many parallel requests. */
export const databaseForRaces = reusing(() => openServer(40))
/** A prepared database in memory, opened from the run's snapshot. */
export const embeddedDatabase = reusing(async () => openSnapshot(await readSnapshot()))
let emptySnapshot: Promise<Blob> | undefined
/** A database in memory without tables, opened from the run's snapshot. */
export const emptyEmbeddedDatabase = async (): Promise<Database> =>
  openSnapshot(await (emptySnapshot ??= readBlob(inject('emptySnapshot'))))
/** Stores a prepared database in a data folder, for a process that a test starts. */
export async function storeDatabase(dataFolder: string): Promise<void> {
  const db = await openSnapshot(await readSnapshot(), join(dataFolder, 'database'))
  await db.close()
}
/**
 * Deletes all rows except those of `prepareDatabase`, regardless of foreign keys and triggers, and
 * resets the sequences.
 */
const EMPTY = `SET session_replication_role = replica;
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT c.oid::regclass FROM pg_class c
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND c.relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)
        AND c.oid <> ALL (ARRAY['schema_migrations', 'pgboss.version', 'pgboss.queue']::regclass[])
    LOOP EXECUTE 'DELETE FROM ' || name; END LOOP;
    FOR name IN SELECT oid::regclass FROM pg_class WHERE relkind = 'S'
    LOOP EXECUTE 'ALTER SEQUENCE ' || name || ' RESTART'; END LOOP;
  END $$;
  SET session_replication_role = DEFAULT`

/** For tests of what depends on the engine. */
export const BOTH_ENGINES: [name: string, open: () => Promise<Database>][] = [
  ['embedded', embeddedDatabase],
  ['server', databaseForRaces],
]
/**
 * Engines of the other tests. The embedded database has a single connection and reveals a query
 * beside an open transaction by a deadlock, but costs as much again: it is left to `npm run sweep`.
 */
export const ENGINES = process.env.ALL_ENGINES ? BOTH_ENGINES : BOTH_ENGINES.slice(1)
