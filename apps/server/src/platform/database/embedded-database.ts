import { mkdirSync } from 'node:fs'
import { PGlite, type PGliteInterface, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Orm, Tx } from './database.ts'

/**
 * PostgreSQL inside this process, stored in `folder` or in memory. It has one connection:
 * transactions run one by one.
 */
export async function openEmbeddedDatabase(folder?: string): Promise<Database> {
  if (folder) mkdirSync(folder, { recursive: true })
  return wrap(await PGlite.create({ ...(folder && { dataDir: folder }), extensions: { pg_trgm } }))
}
/** Opens a database from a snapshot, stored in `folder`, which must not exist, or in memory. */
export const openSnapshot = async (snapshot: Blob, folder?: string): Promise<Database> =>
  wrap(
    await PGlite.create({
      loadDataDir: snapshot,
      ...(folder && { dataDir: folder }),
      extensions: { pg_trgm },
    }),
  )
/**
 * Snapshots of an in-memory database before and after `prepare`. Opening one is many times faster
 * than creating or preparing each database.
 */
export async function takeSnapshots(
  prepare: (db: Database) => Promise<void>,
): Promise<{ empty: Blob; prepared: Blob }> {
  const pglite = await PGlite.create({ extensions: { pg_trgm } })
  const empty = await pglite.dumpDataDir('none')
  await prepare(wrap(pglite))
  const prepared = await pglite.dumpDataDir('none')
  await pglite.close()
  return { empty, prepared }
}

const wrap = (pglite: PGlite): Database => ({
  ...connection(pglite),
  engine: 'embedded',
  transaction: (work) => pglite.transaction((tx) => work(connection(tx))) as never,
  script: async (sql) => {
    await pglite.exec(sql)
  },
  pool: () => ({ total: 0, idle: 0, waiting: 0 }),
  close: () => pglite.close(),
})

function connection(client: PGliteInterface | Transaction): Tx {
  return {
    // drizzle only calls query(), which a transaction has as well
    orm: drizzle({ client: client as PGlite, casing: 'snake_case' }) as unknown as Orm,
    executeSql: async <Row>(text: string, values?: unknown[]) => {
      if (values?.length) return { rows: (await client.query<Row>(text, values)).rows }
      const results = await client.exec(text)
      return { rows: (results.at(-1)?.rows ?? []) as Row[] }
    },
  }
}
