import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../src/platform/database.ts'
import { openSnapshot } from '../src/platform/embedded-database.ts'
import { openServerDatabase } from '../src/platform/server-database.ts'

let made = 0
/** The address of a database of its own on the run's PostgreSQL server: as the product prepares one before its first visitor. */
export const serverUrl = (): Promise<string> => newDatabase('TEMPLATE prepared')
/** The address of a database that nobody has prepared. */
export const emptyUrl = (): Promise<string> => newDatabase('')
async function newDatabase(from: string): Promise<string> {
  const admin = new pg.Client({ connectionString: inject('postgres') })
  await admin.connect()
  const name = `t${process.pid}_${++made}_${Math.trunc(performance.now())}`
  await admin.query(`CREATE DATABASE ${name} ${from}`)
  await admin.end()
  return inject('postgres').replace(/\/[^/]*$/, `/${name}`)
}

let snapshot: Promise<Blob> | undefined
/** A prepared database in memory. Begun from the run's snapshot, which is several times faster than preparing each. */
export const embeddedDatabase = async (): Promise<Database> => openSnapshot(await (snapshot ??= readFile(inject('snapshot')).then((bytes) => new Blob([bytes]))))

/** Both engines the product runs on: what a test says of one must hold on the other. */
export const ENGINES: [name: string, open: () => Promise<Database>][] = [
  ['embedded', embeddedDatabase],
  ['server', async () => openServerDatabase(await serverUrl(), 20, (err) => { throw err })],
]
