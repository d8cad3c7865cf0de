import { rollupMetrics } from '../apps/server/src/modules/analytics/metrics/rollup-metrics.usecase.ts'
import { caller, createWorld, type Caller } from '../apps/server/test/support/world.ts'
import { openServerDatabase } from '../apps/server/src/platform/database/server-database.ts'
import { ADMIN_STEPS } from './admin-sql.ts'
import { PASSWORD } from './generate-world.ts'
import { load, machine, table, writePart } from './results.ts'
import { openWorlds } from './worlds.ts'

/**
 * Response times of the admin's endpoints on a large database, with the filters operators use:
 * `npm run bench:admin -- 200000 1000000` (users, games). With BENCH_SERVER the generated database
 * is kept, and a later run only repeats the requests.
 */
const [users = 200_000, games = 1_000_000] = process.argv.slice(2).map(Number)
const ROUNDS = 9,
  LIMIT = 100
const say = (line: string) => console.log(line)
type Asked = { readonly table: boolean; readonly path: string }
const list = (path: string): Asked => ({ table: true, path }),
  metrics = (path: string): Asked => ({ table: false, path })
const USER = 'u0000000000042',
  GAME = 'g0000000000042'

const CALLS: readonly Asked[] = [
  ...[
    '',
    'search=mei',
    'search=golfer777',
    'search=user123@bench',
    'state=suspended',
    'state=unverified&sort=email',
    'role=host&sort=-createdAt',
    'strikes=some',
    'page=200',
    'sort=email&page=400',
  ].map((q) => list(`users?${q}`)),
  ...[
    '',
    'search=hakone',
    'search=kenji',
    'search=zzz',
    'status=admin_cancelled',
    'status=scheduled&sort=teeTime',
    'region=hokkaido&sort=-createdAt',
    'currency=JPY',
    'from=2026-11-01&to=2026-11-30',
    'region=kyushu&status=cancelled&currency=JPY',
    `host=${USER}`,
    'page=400',
  ].map((q) => list(`games?${q}`)),
  ...[
    '',
    'view=waiting',
    'view=lapsing',
    'view=standing',
    'view=problem',
    'view=ended',
    'search=mei',
    'sort=captureBefore&view=standing',
    `guest=${USER}`,
    `game=${GAME}`,
    'page=400',
  ].map((q) => list(`holds?${q}`)),
  ...[
    '',
    'type=no_show_penalty',
    'status=failed',
    'status=refunded',
    'type=platform_fee&status=successful&from=2026-10-01&to=2026-10-31',
    'search=mei',
    'search=user123@bench',
    `user=${USER}`,
    `game=${GAME}`,
    'page=400',
  ].map((q) => list(`transactions?${q}`)),
  ...['', 'state=open', 'kind=host_absent', 'state=rejected&sort=-createdAt', `game=${GAME}`].map(
    (q) => list(`cases?${q}`),
  ),
  ...['', 'state=open', 'reason=safety', 'state=fixed&reason=behaviour'].map((q) =>
    list(`issues?${q}`),
  ),
  ...[
    '',
    'state=open',
    'state=overdue',
    'search=golfer 77',
    'search=TG-00A',
    'kind=contact&state=answered',
    'page=400',
  ].map((q) => list(`requests?${q}`)),
  ...['', 'search=hakone', 'region=kanto&sort=-updatedAt', 'state=hidden'].map((q) =>
    list(`courses?${q}`),
  ),
  ...[
    '',
    'action=profile.edit',
    'action=charge.waive',
    `subject=${USER}`,
    'actor=u0000000000001',
    'from=2026-11-01&to=2026-11-30',
    'page=400',
  ].map((q) => list(`audit-log?${q}`)),
  list(`users/${USER}`),
  list(`users/${USER}/timeline`),
  list(`games/${GAME}`),
  ...[
    'overview?range=7d',
    'overview?range=12w',
    'revenue?groupBy=week',
    'revenue?groupBy=month',
    'analytics?groupBy=week',
    'system-status',
  ].map(metrics),
]

type Measured = Asked & { readonly middle: number; readonly slow: number; readonly first: number }
async function measure(call: Caller, cookie: string): Promise<Measured[]> {
  const rows: Measured[] = []
  for (const asked of CALLS) {
    const times: number[] = []
    for (let i = 0; i <= ROUNDS; i++) {
      const begun = performance.now()
      const answer = await call(`GET /api/admin/${asked.path}`, { cookie })
      if (answer.status !== 200)
        throw new Error(`${asked.path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      // the first request reads from disk and plans; it is reported separately
      times.push(performance.now() - begun)
    }
    const [first, ...rest] = times
    const sorted = rest.toSorted((a, b) => a - b)
    const row = {
      ...asked,
      middle: sorted[Math.floor(ROUNDS / 2)]!,
      slow: sorted[Math.floor(ROUNDS * 0.95)]!,
      first: first!,
    }
    say(
      `${row.path}: ${row.middle.toFixed(0)} ms, 95 % ${row.slow.toFixed(0)}, first ${row.first.toFixed(0)}${row.middle >= LIMIT ? ' OVER' : ''}`,
    )
    rows.push(row)
  }
  return rows
}

const worlds = await openWorlds(say)
try {
  const before = load()
  const w = await createWorld({
    db: openServerDatabase(
      await worlds.url({ users, games }, { name: 'admin', steps: ADMIN_STEPS }),
      4,
      (err) => {
        throw err
      },
    ),
    start: worlds.now,
  })
  await w.deps.db.executeSql('TRUNCATE figure_days')
  const begun = performance.now(),
    days = await rollupMetrics(w.deps),
    seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const call = caller(w.app)
  const { cookies } = await call('POST /api/auth/login', {
    body: { email: 'user1@bench.example', password: PASSWORD, recaptchaToken: 'development' },
  })
  const rows = await measure(call, cookies)
  await w.close()
  const tables = rows.filter((row) => row.table),
    over = (list: readonly Measured[]) => list.filter((row) => row.middle >= LIMIT).length
  writePart(
    'admin',
    [
      '## The back-office',
      '',
      `\`npm run bench:admin -- ${users} ${games}\`: ${users.toLocaleString('en')} people, ${games.toLocaleString('en')} games; PostgreSQL and the product on one machine, each call through the whole API, ${ROUNDS} times after a first one.`,
      '',
      `${machine()}; load before the run ${before}. ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC. The rollup job computed the metrics of ${days} past days in ${seconds} s.`,
      '',
      `${tables.length} requests of tables, ${over(tables)} of them over ${LIMIT} ms at the median; ${rows.length - tables.length} requests of metrics, ${over(rows.filter((row) => !row.table))} of them over ${LIMIT} ms.`,
      '',
      table(
        ['call', 'p50, ms', 'p95, ms', 'first, ms'],
        rows.map((row) => [
          `\`${row.path}\``,
          ...[row.middle, row.slow, row.first].map((ms) =>
            ms >= LIMIT ? `**${ms.toFixed(0)}**` : ms.toFixed(0),
          ),
        ]),
      ),
    ].join('\n'),
  )
} finally {
  await worlds.stop()
}
