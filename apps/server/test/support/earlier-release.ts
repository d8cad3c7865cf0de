import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { migrate } from '../../src/platform/database/migrate.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { restoreBackup } from '../../src/backup/restore-backup.ts'
import type { Head, Line } from '../../src/backup/backup-format.ts'
import { MIGRATIONS } from '../../src/create-container.ts'

/** The columns of a release, by table. */
async function readColumns(empty: Database, migrations: Head['migrations']) {
  await migrate(empty, MIGRATIONS, migrations)
  const { rows } = await empty.executeSql<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
      WHERE table_schema = 'public'`,
  )
  return new Map(
    [...Map.groupBy(rows, (row) => row.table)].map(([table, columns]) => [
      table,
      new Set(columns.map(({ column }) => column)),
    ]),
  )
}

/**
 * Stores a backup of this version in an empty database as an earlier release would have written it:
 * with its migrations, tables and columns only. `last`: the number of its newest migration.
 */
export async function restoreAsRelease(
  into: Database,
  { file, last, empty }: { file: string; last: string; empty: Database },
): Promise<void> {
  const lines = gunzipSync(readFileSync(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
  const [head] = lines as [{ readonly kind: 'head' } & Head]
  const migrations = head.migrations.filter(({ name }) => name.slice(0, 4) <= last)
  const columns = await readColumns(empty, migrations)
  const earlier = lines.flatMap((line): Line[] => {
    if (line.kind !== 'rows' || line.table.startsWith('pgboss.')) return [line]
    const known = columns.get(line.table)
    if (!known) return []
    const rows = line.rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => known.has(column))),
    )
    return [{ ...line, rows }]
  })
  const counted = earlier.reduce(
    (sum, line) => sum + (line.kind === 'rows' ? line.rows.length : 0),
    0,
  )
  const text = earlier.map((line) => {
    if (line.kind === 'head') return { ...line, migrations }
    return line.kind === 'end' ? { ...line, rows: counted } : line
  })
  const written = `${file}.${last}`
  writeFileSync(written, gzipSync(text.map((line) => JSON.stringify(line)).join('\n')))
  await restoreBackup(into, {
    file: written,
    dataFolder: `${written}.data`,
    migrations: MIGRATIONS,
  })
}
