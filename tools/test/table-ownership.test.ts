import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const SERVER = 'apps/server/src/'
const { forbidden } = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[]
}
/** The rules "order-accounts", "order-cards" … name the modules in their order. */
const MODULE_ORDER = forbidden.flatMap(({ name }) => /^order-(.+)$/.exec(name)?.[1] ?? [])

/** Sources that may name any table, each with the reason. */
const EXEMPT: Record<string, string> = {
  'platform/': 'knows no product tables; its SQL is about jobs, migrations and rate limits',
  'backup/': 'copies all tables by their names in the catalogue',
}

type Table = { readonly name: string; readonly identifier: string; readonly module: string }
type Use = { readonly table: Table; readonly writes: boolean }

const moduleOf = (path: string) => /^modules\/([^/]+)\//.exec(path)?.[1]
/** Code outside the modules composes them: it comes after the last. */
const positionOf = (module: string | undefined) =>
  module === undefined ? MODULE_ORDER.length : MODULE_ORDER.indexOf(module)

const read = (path: string) => readFileSync(join(ROOT, SERVER, path), 'utf8')
const SOURCES = globSync('**/*.ts', { cwd: join(ROOT, SERVER) }).filter(
  (path) =>
    !path.endsWith('.test.ts') && !Object.keys(EXEMPT).some((start) => path.startsWith(start)),
)
const TABLES = SOURCES.filter((path) => path.endsWith('.table.ts')).flatMap((path) =>
  [...read(path).matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
    ([, identifier, name]): Table => ({
      name: name!,
      identifier: identifier!,
      module: moduleOf(path)!,
    }),
  ),
)

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

/** The tables that a source names, in raw SQL or by a table identifier that it imports. */
function tableUses(source: string): Use[] {
  const code = withoutComments(source)
  const imported = [...code.matchAll(/import (?:type )?\{([^}]*)\} from '[^']*\.table\.ts'/g)]
    .flatMap(([, names]) => names!.split(','))
    .map((name) => name.trim().replace(/^type /, ''))
  return TABLES.flatMap((table) => {
    const raw = `(?:ONLY\\s+)?"?${table.name}\\b`
    const drizzle = `\\$\\{${table.identifier}\\}`
    const isImported = imported.includes(table.identifier)
    const matches = (pattern: string, flags = '') => new RegExp(pattern, flags).test(code)
    // "FOR UPDATE OF table" locks and does not write
    const writeSql = (name: string) =>
      `(?:\\bINSERT\\s+INTO\\s+|\\bDELETE\\s+FROM\\s+|(?<!\\bFOR\\s)(?<!\\bKEY\\s)\\bUPDATE\\s+(?!OF\\b))${name}`
    const readSql = (name: string) => `\\b(?:FROM|JOIN|USING|OF)\\s+\\(?${name}`
    const writes =
      matches(writeSql(`${raw}(?!\\s*[:(=])`)) ||
      matches(`\\bINSERT\\s+INTO\\s+${raw}`) ||
      (isImported &&
        (matches(writeSql(drizzle)) ||
          matches(`\\.(?:insert|update|delete)\\(\\s*${table.identifier}\\s*\\)`)))
    return writes || isImported || matches(readSql(`${raw}(?!')`)) ? [{ table, writes }] : []
  })
}

/** What a source does with tables that its module and its role do not allow. */
function violations(path: string, source: string): string[] {
  const module = moduleOf(path)
  const mayJoin = /\.(read|personal-data)\.ts$/.test(path)
  // a table definition names earlier tables in its foreign keys
  const isTable = path.endsWith('.table.ts')
  return tableUses(source).flatMap(({ table, writes }) => {
    if (table.module === module) return []
    const what = `${path}: ${table.name} of ${table.module}`
    if (positionOf(table.module) > positionOf(module)) return [`${what}: a later module`]
    if (writes) return [`${what}: written by another module`]
    return mayJoin || isTable ? [] : [`${what}: read outside a .read.ts file`]
  })
}

describe('table ownership', () => {
  it('holds in all sources: writes stay in the module, reads join earlier modules only', () => {
    expect(TABLES.length).toBeGreaterThan(40)
    expect(SOURCES.flatMap((path) => violations(path, read(path)))).toEqual([])
  })

  it.each([
    [
      'a read of a later module',
      'modules/accounts/sample.read.ts',
      "tx.executeSql('SELECT 1 FROM users u JOIN holds h ON h.guest_id = u.id')",
      'holds of participations: a later module',
    ],
    [
      'a read in a repository',
      'modules/standing/sample.repository.ts',
      'tx.executeSql(`SELECT seats_taken\n FROM games WHERE id = $1`)',
      'games of games: read outside a .read.ts file',
    ],
    [
      'a write by a builder',
      'modules/standing/sample.repository.ts',
      "import { users } from '../accounts/accounts.table.ts'\ntx.orm.update(users).set({})",
      'users of accounts: written by another module',
    ],
    [
      'a write by the sql tag',
      'modules/standing/sample.read.ts',
      "import { users } from '../accounts/accounts.table.ts'\ntx.orm.execute(sql`DELETE FROM ${users}`)",
      'users of accounts: written by another module',
    ],
    [
      'a write by raw SQL',
      'modules/standing/sample.read.ts',
      "tx.executeSql('INSERT INTO profiles (user_id) VALUES ($1)')",
      'profiles of accounts: written by another module',
    ],
    [
      'a read outside the modules',
      'sample.ts',
      "tx.executeSql('SELECT 1 FROM users LIMIT 1')",
      'users of accounts: read outside a .read.ts file',
    ],
  ])('refuses %s', (_what, path, source, violation) => {
    expect(violations(path, source)).toEqual([`${path}: ${violation}`])
  })

  it.each([
    [
      'a join with an earlier module that locks own rows',
      'modules/standing/sample.read.ts',
      "tx.executeSql('SELECT 1 FROM strikes s JOIN users u ON u.id = s.user_id FOR UPDATE OF s')",
    ],
    [
      'a write of an own table',
      'modules/accounts/sample.repository.ts',
      "tx.executeSql('UPDATE users SET email = $1')",
    ],
    [
      'a comment',
      'modules/accounts/sample.usecase.ts',
      '// holds are read FROM holds by a later module',
    ],
  ])('allows %s', (_what, path, source) => {
    expect(violations(path, source)).toEqual([])
  })

  it('exempts only folders that exist', () => {
    for (const start of Object.keys(EXEMPT))
      expect(
        globSync(`${start}*.ts`, { cwd: join(ROOT, SERVER) }).map((path) => basename(path)),
      ).not.toEqual([])
  })
})
