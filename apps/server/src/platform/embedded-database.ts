import { mkdirSync } from 'node:fs'
import { PGlite, type PGliteInterface, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Orm, Tx } from './database.ts'

/** PostgreSQL inside this process, its files in `folder` (or in memory without one). One connection: transactions run one after another. */
export async function openEmbeddedDatabase(folder?: string): Promise<Database> {
  if (folder) mkdirSync(folder, { recursive: true })
  const pglite = await PGlite.create({ ...(folder && { dataDir: folder }), extensions: { pg_trgm } })
  return {
    ...connection(pglite),
    engine: 'embedded',
    transaction: (work) => pglite.transaction((tx) => work(connection(tx))) as never,
    script: async (sql) => { await pglite.exec(sql) },
    close: () => pglite.close(),
  }
}

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
