import { createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { PgBoss } from 'pg-boss'
import type { Database, Tx } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { type Head, type Line } from './backup-format.ts'

export type Restored = { readonly head: Head; readonly rows: number; readonly files: number }

/**
 * Restores a backup into an empty database and data folder. On any failure the database is emptied
 * again.
 */
export async function restoreBackup(
  db: Database,
  options: { file: string; dataFolder: string; migrations: string },
): Promise<Restored> {
  const {
    rows: [existing],
  } = await db.executeSql<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss') LIMIT 1`,
  )
  if (existing)
    throw new Error('the database is not empty: a backup is only restored into an empty one')
  // reads the whole file before changing anything: it may be truncated
  const { head, files } = await inspect(options.file)
  const occupied = files.find((name) => existsSync(pathInside(options.dataFolder, name)))
  if (occupied)
    throw new Error(
      `${join(options.dataFolder, occupied)} exists already: choose an empty DATA_DIR`,
    )
  try {
    await migrate(db, options.migrations, head.migrations)
    await makeQueue(db)
    let rows = 0
    await db.transaction(async (tx) => {
      if (db.engine === 'server') await tx.executeSql('SET LOCAL statement_timeout = 0')
      for await (const line of linesOf(options.file)) {
        if (line.kind === 'rows') rows += await insert(tx, line.table, line.rows)
        else if (line.kind === 'file')
          write(pathInside(options.dataFolder, line.name), Buffer.from(line.base64, 'base64'))
      }
    })
    return { head, rows, files: files.length }
  } catch (err) {
    await db.script(
      'DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public',
    )
    throw err
  }
}

async function* linesOf(file: string): AsyncGenerator<Line> {
  const input = createReadStream(file)
  const plain = createGunzip()
  input.on('error', (err) => plain.destroy(err))
  for await (const line of createInterface({ input: input.pipe(plain), crlfDelay: Infinity }))
    yield JSON.parse(line) as Line
}
async function inspect(file: string): Promise<{ head: Head; files: string[] }> {
  let head: Head | undefined
  let ended = false
  let rows = 0
  const files: string[] = []
  try {
    for await (const line of linesOf(file)) {
      if (line.kind === 'head') head = line
      else if (line.kind === 'rows') rows += line.rows.length
      else if (line.kind === 'file') files.push(line.name)
      else ended = line.rows === rows && line.files === files.length
    }
  } catch (err) {
    throw new Error(`${file} cannot be read: ${err instanceof Error ? err.message : String(err)}`, {
      cause: err,
    })
  }
  if (head?.format !== 1) throw new Error(`${file} is no backup that this version understands`)
  if (!ended) throw new Error(`${file} is not complete`)
  return { head, files }
}

/** Lets pg-boss create its own tables. */
async function makeQueue(db: Database): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.executeSql(text, values) },
    backend: db.engine === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    supervise: false,
  })
  await boss.start()
  await boss.stop({ graceful: false })
}

const NAME = /^(pgboss\.)?[a-z_]{1,60}$/
async function insert(tx: Tx, table: string, rows: readonly object[]): Promise<number> {
  // names come from a file: only valid identifiers may become part of a statement
  const columns = Object.keys(rows[0] ?? {})
  if (!NAME.test(table) || !columns.every((column) => /^[a-z0-9_]{1,60}$/.test(column)))
    throw new Error(`${table} is no table of ours`)
  const quoted = columns.map((column) => `"${column}"`).join(', ')
  const name = table
    .split('.')
    .map((part) => `"${part}"`)
    .join('.')
  await tx.executeSql(
    `INSERT INTO ${name} (${quoted})
     SELECT ${quoted} FROM json_populate_recordset(NULL::${name}, $1::json)
     ${table === 'pgboss.queue' ? 'ON CONFLICT DO NOTHING' : ''}`,
    [JSON.stringify(rows)],
  )
  return rows.length
}

function pathInside(folder: string, name: string): string {
  const path = resolve(folder, name)
  if (!path.startsWith(resolve(folder) + sep))
    throw new Error(`${name} would lie outside of ${folder}`)
  return path
}
function write(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes, { mode: 0o600, flag: 'wx' })
}
