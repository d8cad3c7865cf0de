import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { cpus } from 'node:os'
import { caller, createWorld, NOON, type Caller } from '../apps/server/test/world.ts'
import { openServerDatabase } from '../apps/server/src/platform/server-database.ts'
import { startPostgres } from '../tools/postgres.ts'
import { DESK_STEPS } from './desk-sql.ts'
import { generateWorld, PASSWORD } from './generate-world.ts'

/**
 * How long the back-office's calls take in a large product: each table as an operator uses it. `npm run bench:desk -- 200000 1000000`
 * (people, games). BENCH_DATABASE_URL: a database that an earlier run filled, so that only the asking is repeated.
 */
const [users = 200_000, games = 1_000_000] = process.argv.slice(2).map(Number)
const ROUNDS = 15, LIMIT = 100
const say = (line: string) => console.log(line)
type Asked = { readonly table: boolean; readonly path: string }
const list = (path: string): Asked => ({ table: true, path }), figures = (path: string): Asked => ({ table: false, path })
const USER = 'u0000000000042', GAME = 'g0000000000042'

const CALLS: readonly Asked[] = [
  ...['', 'search=mei', 'search=golfer777', 'search=user123@bench', 'state=suspended', 'state=unverified&sort=email', 'role=host&sort=-createdAt', 'strikes=some', 'page=200', 'sort=email&page=400'].map((q) => list(`users?${q}`)),
  ...['', 'search=hakone', 'search=kenji', 'search=zzz', 'status=admin_cancelled', 'status=scheduled&sort=teeTime', 'region=hokkaido&sort=-createdAt', 'currency=JPY', 'from=2026-11-01&to=2026-11-30', 'region=kyushu&status=cancelled&currency=JPY', `host=${USER}`, 'page=400'].map((q) => list(`games?${q}`)),
  ...['', 'view=waiting', 'view=lapsing', 'view=standing', 'view=problem', 'view=ended', 'search=mei', 'sort=captureBefore&view=standing', `guest=${USER}`, `game=${GAME}`, 'page=400'].map((q) => list(`holds?${q}`)),
  ...['', 'type=no_show_penalty', 'status=failed', 'status=refunded', 'type=platform_fee&status=successful&from=2026-10-01&to=2026-10-31', 'search=mei', 'search=user123@bench', `user=${USER}`, `game=${GAME}`, 'page=400'].map((q) => list(`transactions?${q}`)),
  ...['', 'state=open', 'kind=host_absent', 'state=rejected&sort=-createdAt', `game=${GAME}`].map((q) => list(`cases?${q}`)),
  ...['', 'state=open', 'reason=safety', 'state=fixed&reason=behaviour'].map((q) => list(`issues?${q}`)),
  ...['', 'state=open', 'state=overdue', 'search=golfer 77', 'search=TG-00A', 'kind=contact&state=answered', 'page=400'].map((q) => list(`requests?${q}`)),
  ...['', 'search=hakone', 'region=kanto&sort=-updatedAt', 'state=hidden'].map((q) => list(`courses?${q}`)),
  ...['', 'action=profile.edit', 'action=charge.waive', `subject=${USER}`, 'actor=u0000000000001', 'from=2026-11-01&to=2026-11-30', 'page=400'].map((q) => list(`audit-log?${q}`)),
  list(`users/${USER}`), list(`users/${USER}/timeline`), list(`games/${GAME}`),
  ...['overview?range=7d', 'overview?range=12w', 'revenue?groupBy=week', 'revenue?groupBy=month', 'analytics?groupBy=week', 'system-status'].map(figures),
]

async function measure(call: Caller, cookie: string): Promise<string[]> {
  const lines: string[] = []
  for (const { table, path } of CALLS) {
    const times: number[] = []
    for (let i = 0; i <= ROUNDS; i++) {
      const begun = performance.now()
      const answer = await call(`GET /api/admin/${path}`, { cookie })
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      // the first one reads from the disk and prepares; it is shown apart
      times.push(performance.now() - begun)
    }
    const [first, ...rest] = times
    const sorted = rest.toSorted((a, b) => a - b)
    const ms = (n: number) => n.toFixed(0)
    const middle = sorted[Math.floor(ROUNDS / 2)]!, slow = sorted[Math.floor(ROUNDS * 0.95)]!
    const line = `| ${table ? 'table' : 'figures'} | \`${path}\` | ${ms(middle)} | ${ms(slow)} | ${ms(first!)} |${table && middle >= LIMIT ? ' **over 100 ms**' : ''}`
    say(line)
    lines.push(line)
  }
  return lines
}

const server = process.env.BENCH_DATABASE_URL ? null : await startPostgres()
try {
  const url = process.env.BENCH_DATABASE_URL ?? await server!.createDatabase('desk')
  if (server) await generateWorld(url, { users, games }, NOON, say, DESK_STEPS)
  const w = await createWorld({ db: openServerDatabase(url, 4, (err) => { throw err }) })
  const call = caller(w.app)
  const { cookies } = await call('POST /api/auth/login', { body: { email: 'user1@bench.example', password: PASSWORD, recaptchaToken: 'development' } })
  const lines = await measure(call, cookies)
  await w.close()
  const over = lines.filter((line) => line.includes('over')).length
  appendFileSync(join(import.meta.dirname, 'RESULTS.md'), [
    `\n## The back-office, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`, '', `\`npm run bench:desk -- ${users} ${games}\` on ${cpus().length} × ${cpus()[0]?.model.trim()}, PostgreSQL on the same machine, the whole way through the API.`,
    `${lines.filter((line) => line.includes('| table |')).length} calls of tables, ${over} of them over ${LIMIT} ms in the middle of ${ROUNDS}.`, '', '| | call | middle, ms | 95 %, ms | first, ms |', '|---|---|---|---|---|', ...lines, '',
  ].join('\n'))
} finally {
  await server?.stop()
}
