import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { openServerDatabase } from '../../src/platform/database/server-database.ts'
import { serverUrl } from '../support/engines.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const PAGES = [
  'docs/deploying.md',
  ...readdirSync(join(ROOT, 'docs/runbooks')).map((file) => `docs/runbooks/${file}`),
]
/** An id that is valid for text and uuid columns. */
const ANY_ID = '00000000-0000-0000-0000-000000000000'
const pages = PAGES.map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
let db: Database
beforeAll(async () => {
  db = openServerDatabase(await serverUrl(), 2, (err) => {
    throw err
  })
})
afterAll(() => db.close())

test('every SQL statement in a runbook is valid', async () => {
  const statements = pages
    .flatMap(({ file, text }) =>
      [...text.matchAll(/(?:^|[`"'])((?:SELECT|UPDATE|DELETE FROM)\b[^;`]*?)(?:;|`|"\s|$)/gm)].map(
        (match) => ({ file, sql: match[1]! }),
      ),
    )
    // replaces the placeholders for ids, times and names
    .map(({ file, sql }) => ({
      file,
      sql: sql.replaceAll(/id = '…'/g, `id = '${ANY_ID}'`).replaceAll('…', '2026-11-20'),
    }))
  expect(statements.length).toBeGreaterThan(12)
  const bad: string[] = []
  for (const { file, sql } of statements)
    await db
      .executeSql(`EXPLAIN ${sql}`)
      .catch((err: unknown) => bad.push(`${file}: ${sql}: ${String(err)}`))
  expect(bad).toEqual([])
})
test('every npm script in a runbook exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/npm run ([\w:]+)/g)].map((match) => ({ file, script: match[1]! })),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ script }) => !(script in scripts))).toEqual([])
})
test('every test named in the threat model exists', () => {
  const model = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  const named = [...model.matchAll(/`([\w./-]+\.test\.ts)`/g)].map((match) => match[1]!)
  expect(named.length).toBeGreaterThan(30)
  for (const file of named) expect(() => readFileSync(join(ROOT, file)), file).not.toThrow()
  // titles after the file name
  for (const [, file, name] of model.matchAll(/`([\w./-]+\.test\.ts)` "([^"]+)"/g))
    expect(
      readFileSync(join(ROOT, file!), 'utf8').replaceAll("\\'", "'"),
      `${file!}: ${name!}`,
    ).toContain(name)
})
test('every page linked from a runbook exists', () => {
  const links = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([\w./-]+\.md)\)/g)].map((match) => ({
      file,
      to: join(ROOT, file, '..', match[1]!),
    })),
  )
  for (const { file, to } of links) expect(() => readFileSync(to), `${file} → ${to}`).not.toThrow()
})
