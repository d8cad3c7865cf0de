import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, Tx } from './database.ts'

// advisory lock: one process migrates, the others wait and then find nothing left to do
const LOCK = 7_214_553

type Migration = { readonly name: string; readonly hash: string }

/**
 * Applies the SQL files of `folder` in order, each once, under one lock. Throws when a file changed
 * after it was applied. `only`: applies just these files; throws when one of them is missing or
 * differs.
 */
export async function migrate(
  db: Database,
  folder: string,
  only?: readonly Migration[],
): Promise<string[]> {
  const files = readdirSync(folder)
    .filter(
      (file) =>
        file.endsWith('.sql') && (!only || only.some((migration) => migration.name === file)),
    )
    .sort()
  const unknown = only?.find(
    (migration) =>
      !files.includes(migration.name) ||
      hashOf(readFileSync(join(folder, migration.name), 'utf8')) !== migration.hash,
  )
  if (unknown)
    throw new Error(`migration ${unknown.name} is not part of this version, or differs from it`)
  return db.transaction(async (tx) => {
    // building an index over a large table, or waiting for a process that does, exceeds the usual
    // timeout
    await tx.executeSql('SET LOCAL statement_timeout = 0')
    await tx.executeSql(`SELECT pg_advisory_xact_lock(${LOCK})`)
    await tx.executeSql(
      `CREATE TABLE IF NOT EXISTS schema_migrations (
        name text PRIMARY KEY,
        hash text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`,
    )
    const { rows } = await tx.executeSql<{ name: string; hash: string }>(
      'SELECT name, hash FROM schema_migrations',
    )
    const applied = new Map(rows.map((row) => [row.name, row.hash]))
    const done: string[] = []
    for (const name of files) {
      const sql = readFileSync(join(folder, name), 'utf8')
      const hash = hashOf(sql)
      if (applied.has(name)) {
        if (applied.get(name) !== hash)
          throw new Error(`migration ${name} was changed after it was applied`)
        continue
      }
      for (const statement of sql.split('--> statement-breakpoint'))
        if (statement.trim()) await tx.executeSql(statement)
      await tx.executeSql('INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)', [
        name,
        hash,
      ])
      done.push(name)
    }
    return done
  })
}

/**
 * Names of the files that are not applied yet. Throws like `migrate` when an applied file changed.
 */
export async function pendingMigrations(db: Tx, folder: string): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  const {
    rows: [table],
  } = await db.executeSql<{ found: string | null }>(
    `SELECT to_regclass('schema_migrations')::text AS found`,
  )
  if (!table?.found) return files
  const { rows } = await db.executeSql<{ name: string; hash: string }>(
    'SELECT name, hash FROM schema_migrations',
  )
  const applied = new Map(rows.map((row) => [row.name, row.hash]))
  for (const name of files)
    if (applied.has(name) && applied.get(name) !== hashOf(readFileSync(join(folder, name), 'utf8')))
      throw new Error(`migration ${name} was changed after it was applied`)
  return files.filter((name) => !applied.has(name))
}
const hashOf = (sql: string): string => createHash('sha256').update(sql).digest('hex')
