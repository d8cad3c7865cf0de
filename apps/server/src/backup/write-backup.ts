import { createWriteStream, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, Tx } from '../platform/database/database.ts'
import { LEFT_OUT, QUEUE_TABLES, type Line } from './backup-format.ts'

export type Written = { readonly rows: number; readonly files: number; readonly bytes: number }
const BATCH = 500
/** Of the data folder: the embedded database is written as rows, the lock is this process's own. */
const NOT_FILES = new Set(['database', 'in-use'])

/**
 * Writes everything into `file`: the database as it was at one instant (others may go on writing), photos with it, and the small files
 * of the data folder (keys, the card emulator's books). The file appears whole or not at all, readable by its owner only.
 */
export async function writeBackup(
  db: Database,
  o: { file: string; dataFolder: string; version: string; at: string },
): Promise<Written> {
  const unfinished = `${o.file}.unfinished`
  let counted = { rows: 0, files: 0 }
  try {
    await db.transaction(async (tx) => {
      await tx.executeSql('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
      if (db.engine === 'server') await tx.executeSql('SET LOCAL statement_timeout = 0')
      const lines = linesOf(tx, db.engine, o, (c) => {
        counted = c
      })
      await pipeline(
        Readable.from(toText(lines)),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true }),
      )
    })
    renameSync(unfinished, o.file)
  } catch (err) {
    rmSync(unfinished, { force: true })
    throw err
  }
  return { ...counted, bytes: statSync(o.file).size }
}
async function* toText(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}

async function* linesOf(
  tx: Tx,
  engine: Database['engine'],
  o: { dataFolder: string; version: string; at: string },
  done: (c: { rows: number; files: number }) => void,
): AsyncGenerator<Line> {
  const { rows: migrations } = await tx.executeSql<{ name: string; hash: string }>(
    'SELECT name, hash FROM schema_migrations ORDER BY name',
  )
  const tables = await tablesInOrder(tx)
  yield {
    kind: 'head',
    format: 1,
    version: o.version,
    engine,
    at: o.at,
    migrations,
    tables: [...tables, ...Object.keys(QUEUE_TABLES)],
  }
  let rows = 0,
    files = 0
  for (const [table, select] of [
    ...tables.map((t) => [t, `SELECT * FROM "${t}"`] as const),
    ...Object.entries(QUEUE_TABLES),
  ]) {
    await tx.executeSql(
      `DECLARE everything NO SCROLL CURSOR FOR SELECT to_json(r) AS row FROM (${select}) r`,
    )
    for (;;) {
      const batch = (
        await tx.executeSql<{ row: object }>(`FETCH ${BATCH} FROM everything`)
      ).rows.map((r) => r.row)
      if (batch.length === 0) break
      rows += batch.length
      yield { kind: 'rows', table, rows: batch }
    }
    await tx.executeSql('CLOSE everything')
  }
  for (const name of filesOf(o.dataFolder)) {
    files++
    yield { kind: 'file', name, base64: readFileSync(join(o.dataFolder, name)).toString('base64') }
  }
  yield { kind: 'end', rows, files }
  done({ rows, files })
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((e) => e.isFile())
      .map((e) => relative(folder, join(e.parentPath, e.name)))
      .filter((name) => !NOT_FILES.has(name.split(/[\\/]/)[0]!))
      .sort()
  } catch {
    return []
  }
}

/** The tables, each after those it refers to. */
async function tablesInOrder(tx: Tx): Promise<string[]> {
  const { rows: all } = await tx.executeSql<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  )
  const { rows: references } = await tx.executeSql<{ from: string; to: string }>(
    `SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to" FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`,
  )
  const left = new Set(all.map((t) => t.name).filter((name) => !LEFT_OUT.has(name))),
    order: string[] = []
  while (left.size) {
    const free = [...left].filter(
      (name) => !references.some((r) => r.from === name && left.has(r.to)),
    )
    if (free.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...left].join(', ')}`)
    for (const name of free) {
      left.delete(name)
      order.push(name)
    }
  }
  return order
}
