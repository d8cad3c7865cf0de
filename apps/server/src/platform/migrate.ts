import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'

// any constant: whoever holds this lock migrates, others wait and then find nothing left to do
const LOCK = 7_214_553

/** Applies the SQL files of `folder` in order, each once, all under one lock. Refuses a file that changed after it was applied. */
export async function migrate(db: Database, folder: string): Promise<string[]> {
  const files = readdirSync(folder).filter((f) => f.endsWith('.sql')).sort()
  return db.transaction(async (tx) => {
    await tx.executeSql(`SELECT pg_advisory_xact_lock(${LOCK})`)
    await tx.executeSql('CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())')
    const { rows } = await tx.executeSql<{ name: string; hash: string }>('SELECT name, hash FROM schema_migrations')
    const applied = new Map(rows.map((r) => [r.name, r.hash]))
    const done: string[] = []
    for (const name of files) {
      const sql = readFileSync(join(folder, name), 'utf8')
      const hash = createHash('sha256').update(sql).digest('hex')
      if (applied.has(name)) {
        if (applied.get(name) !== hash) throw new Error(`migration ${name} was changed after it was applied`)
        continue
      }
      for (const statement of sql.split('--> statement-breakpoint')) if (statement.trim()) await tx.executeSql(statement)
      await tx.executeSql('INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)', [name, hash])
      done.push(name)
    }
    return done
  })
}
