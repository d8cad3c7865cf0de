import { rollupMetrics } from '../apps/server/src/modules/analytics/metrics/rollup-metrics.usecase.ts'
import { caller, createWorld, type Caller } from '../apps/server/test/support/world.ts'
import { openServerDatabase } from '../apps/server/src/platform/database/server-database.ts'
import { ADMIN_STEPS } from './admin-sql.ts'
import { PASSWORD } from './generate-world.ts'
import { load, machine, recordAims, table, writePart } from './results.ts'
import { openWorlds } from './worlds.ts'

/**
 * Response times of the admin's endpoints on a large database, with the filters operators use:
 * `npm run bench:admin -- 200000 1000000` (users, games). With BENCH_SERVER the generated database
 * is kept, and a later run only repeats the requests.
 */
const [users = 200_000, games = 1_000_000] = process.argv.slice(2).map(Number)
const ROUNDS = 9
/** Milliseconds. */
const LIMIT = 100
const say = (line: string) => console.log(line)
type Call = { readonly table: boolean; readonly path: string }
const list = (path: string): Call => ({ table: true, path })
const metrics = (path: string): Call => ({ table: false, path })
const USER = 'u0000000000042'
const GAME = 'g0000000000042'

const CALLS: readonly Call[] = [
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
  ].map((query) => list(`users?${query}`)),
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
  ].map((query) => list(`games?${query}`)),
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
  ].map((query) => list(`holds?${query}`)),
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
  ].map((query) => list(`transactions?${query}`)),
  ...['', 'state=open', 'kind=host_absent', 'state=rejected&sort=-createdAt', `game=${GAME}`].map(
    (query) => list(`cases?${query}`),
  ),
  ...['', 'state=open', 'reason=safety', 'state=fixed&reason=behaviour'].map((query) =>
    list(`issues?${query}`),
  ),
  ...[
    '',
    'state=open',
    'state=overdue',
    'search=golfer 77',
    'search=TG-00A',
    'kind=contact&state=answered',
    'page=400',
  ].map((query) => list(`requests?${query}`)),
  ...['', 'search=hakone', 'region=kanto&sort=-updatedAt', 'state=hidden'].map((query) =>
    list(`courses?${query}`),
  ),
  ...[
    '',
    'action=profile.edit',
    'action=charge.waive',
    `subject=${USER}`,
    'actor=u0000000000001',
    'from=2026-11-01&to=2026-11-30',
    'page=400',
  ].map((query) => list(`audit-log?${query}`)),
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

type Measured = Call & { readonly median: number; readonly p95: number; readonly first: number }
async function measure(call: Caller, cookie: string): Promise<Measured[]> {
  const rows: Measured[] = []
  for (const request of CALLS) {
    const durations: number[] = []
    for (let i = 0; i <= ROUNDS; i++) {
      const begun = performance.now()
      const response = await call(`GET /api/admin/${request.path}`, { cookie })
      if (response.status !== 200)
        throw new Error(`${request.path}: ${response.status} ${JSON.stringify(response.body)}`)
      // the first request reads from disk and plans; it is reported separately
      durations.push(performance.now() - begun)
    }
    const [first, ...repeated] = durations
    const sorted = repeated.toSorted((a, b) => a - b)
    const row = {
      ...request,
      median: sorted[Math.floor(ROUNDS / 2)]!,
      p95: sorted[Math.floor(ROUNDS * 0.95)]!,
      first: first!,
    }
    const times = `${row.median.toFixed(0)} ms, p95 ${row.p95.toFixed(0)}, first ${row.first.toFixed(0)}`
    say(`${row.path}: ${times}${row.median >= LIMIT ? ' OVER' : ''}`)
    rows.push(row)
  }
  return rows
}

const worlds = await openWorlds(say)
try {
  const before = load()
  const world = await createWorld({
    db: openServerDatabase(
      await worlds.url({ users, games }, { name: 'admin', steps: ADMIN_STEPS }),
      4,
      () => {
        /* the server stops after a failure, whose own message counts */
      },
    ),
    start: worlds.now,
  })
  await world.deps.db.executeSql('TRUNCATE figure_days')
  const rollupStart = performance.now()
  const days = await rollupMetrics(world.deps)
  const seconds = ((performance.now() - rollupStart) / 1000).toFixed(1)
  const call = caller(world.app)
  const { cookies } = await call('POST /api/auth/login', {
    body: { email: 'user1@bench.example', password: PASSWORD, recaptchaToken: 'development' },
  })
  const rows = await measure(call, cookies)
  await world.close()
  writePart('admin', report(rows, { before, days, seconds }))
  recordAims(
    'admin',
    rows.map(({ path, median }) => ({
      aim: `${path}: median below ${LIMIT} ms`,
      measured: `${median.toFixed(0)} ms`,
      met: median < LIMIT,
    })),
  )
} finally {
  await worlds.stop()
}

type Run = { readonly before: string; readonly days: number; readonly seconds: string }
function report(rows: readonly Measured[], { before, days, seconds }: Run): string {
  const overLimit = (some: readonly Measured[]) => some.filter((row) => row.median >= LIMIT).length
  const tables = rows.filter((row) => row.table)
  const others = rows.filter((row) => !row.table)
  const size = `${users.toLocaleString('en')} users, ${games.toLocaleString('en')} games`
  const runAt = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const cell = (ms: number) => (ms >= LIMIT ? `**${ms.toFixed(0)}**` : ms.toFixed(0))
  return `## The back-office

\`npm run bench:admin -- ${users} ${games}\`: ${size}. PostgreSQL and the product on one machine; each
request through the whole API, ${ROUNDS} times after a first one.

${machine()}; load before the run ${before}. ${runAt} UTC.
The rollup job counted the metrics of ${days} past days in ${seconds} s; normally it counts one day.

${tables.length} requests of tables, ${overLimit(tables)} of them over ${LIMIT} ms at the median;
${others.length} requests of metrics, ${overLimit(others)} of them over ${LIMIT} ms.

${table(
  ['request', 'median, ms', 'p95, ms', 'first, ms'],
  rows.map((row) => [`\`${row.path}\``, cell(row.median), cell(row.p95), cell(row.first)]),
)}`
}
