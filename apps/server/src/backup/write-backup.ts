import { createWriteStream, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, Tx } from '../platform/database/database.ts'
import { EXCLUDED_TABLES, QUEUE_TABLES, type Line } from './backup-format.ts'

export type Written = { readonly rows: number; readonly files: number; readonly bytes: number }
const BATCH = 500
/** The embedded database is written as rows; the lock belongs to this process. */
const EXCLUDED_FILES = new Set(['database', 'in-use'])

/**
 * Writes a consistent snapshot of the database (concurrent writes continue) and the files of the
 * data folder (keys, the state of the card emulator) into `file`. The file appears complete or not
 * at all, and only its owner can read it.
 */
export async function writeBackup(
  db: Database,
  options: { file: string; dataFolder: string; version: string; at: string },
): Promise<Written> {
  const unfinished = `${options.file}.unfinished`
  let counted = { rows: 0, files: 0 }
  try {
    await db.transaction(async (tx) => {
      await tx.executeSql('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
      if (db.engine === 'server') await tx.executeSql('SET LOCAL statement_timeout = 0')
      const lines = linesOf(tx, db.engine, options, (counts) => {
        counted = counts
      })
      await pipeline(
        Readable.from(toText(lines)),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true }),
      )
    })
    renameSync(unfinished, options.file)
  } catch (err) {
    rmSync(unfinished, { force: true })
    throw err
  }
  return { ...counted, bytes: statSync(options.file).size }
}
async function* toText(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}

async function* linesOf(
  tx: Tx,
  engine: Database['engine'],
  options: { dataFolder: string; version: string; at: string },
  done: (counts: { rows: number; files: number }) => void,
): AsyncGenerator<Line> {
  const { rows: migrations } = await tx.executeSql<{ name: string; hash: string }>(
    'SELECT name, hash FROM schema_migrations ORDER BY name',
  )
  const tables = await tablesInOrder(tx)
  yield {
    kind: 'head',
    format: 1,
    version: options.version,
    engine,
    at: options.at,
    migrations,
    tables: [...tables, ...Object.keys(QUEUE_TABLES)],
  }
  let rows = 0
  let files = 0
  for (const [table, select] of [
    ...tables.map((table) => [table, `SELECT * FROM "${table}"`] as const),
    ...Object.entries(QUEUE_TABLES),
  ]) {
    await tx.executeSql(
      `DECLARE everything NO SCROLL CURSOR FOR SELECT to_json(r) AS row FROM (${select}) r`,
    )
    for (;;) {
      const batch = (
        await tx.executeSql<{ row: object }>(`FETCH ${BATCH} FROM everything`)
      ).rows.map((entry) => entry.row)
      if (batch.length === 0) break
      rows += batch.length
      yield { kind: 'rows', table, rows: batch }
    }
    await tx.executeSql('CLOSE everything')
  }
  for (const name of filesOf(options.dataFolder)) {
    files++
    yield {
      kind: 'file',
      name,
      base64: readFileSync(join(options.dataFolder, name)).toString('base64'),
    }
  }
  yield { kind: 'end', rows, files }
  done({ rows, files })
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter((name) => !EXCLUDED_FILES.has(name.split(/[\\/]/)[0]!))
      .sort()
  } catch {
    return []
  }
}

/** The tables in the order of their foreign keys. */
async function tablesInOrder(tx: Tx): Promise<string[]> {
  const { rows: all } = await tx.executeSql<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  )
  const { rows: references } = await tx.executeSql<{ from: string; to: string }>(
    `SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to" FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`,
  )
  const left = new Set(all.map((table) => table.name).filter((name) => !EXCLUDED_TABLES.has(name)))
  const order: string[] = []
  while (left.size) {
    const free = [...left].filter(
      (name) => !references.some((reference) => reference.from === name && left.has(reference.to)),
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
