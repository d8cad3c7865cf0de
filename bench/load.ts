import { hours } from '@tomogolf/domain/time'
import { auditLedger } from '../apps/server/src/modules/participations/ledger/audit-ledger.usecase.ts'
import { readDiscrepancies } from '../apps/server/src/modules/participations/ledger/ledger-audit.read.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import type { Balancer } from '../apps/server/test/operations/balancer.ts'
import { hasCaddy, startCaddy } from '../apps/server/test/operations/caddy.ts'
import { hasPgBouncer, startPgBouncer } from '../apps/server/test/operations/pgbouncer.ts'
import { openServerDatabase } from '../apps/server/src/platform/database/server-database.ts'
import { startFleet, type Fleet } from '../apps/server/test/operations/fleet.ts'
import { createUsers } from '../apps/server/test/support/create-users.ts'
import { hostGame, must, type Person } from '../apps/server/test/support/people.ts'
import { remoteCaller } from '../apps/server/test/support/server-process.ts'
import type { World } from '../apps/server/test/support/world.ts'
import { startPostgres } from '../tools/postgres.ts'
import { generateWorld } from './generate-world.ts'
import { isError, slopeOf, summarise, type Sample } from './load-summary.ts'
import { load, machine, recordAims, writePart } from './results.ts'

/*
 * `npm run bench:load`: an hour of mixed traffic in five minutes, on the processes of
 * deploy/compose.yaml. `npm run bench:load -- scaled`: the same through Caddy as shipped, PgBouncer
 * in transaction mode and a streaming replica for lists, which must be installed. Open loop: requests are sent when they are due, whether or not earlier ones
 * have a response, so that a server that falls behind shows it. Environment: SECONDS (300), RATE
 * (requests per second, 40), GAMES (20000), USERS (5000).
 */
const SCALED = process.argv.includes('scaled')
/** Connections of PgBouncer to each database: half of what the processes open. */
const POOLED = 15
const SECONDS = Number(process.env.SECONDS ?? 300)
const RATE = Number(process.env.RATE ?? 40)
const GAMES = Number(process.env.GAMES ?? 20_000)
const USERS = Number(process.env.USERS ?? 5_000)
const PLACES = 3
const say = (line: string) => console.log(line)
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

const loadBefore = load()
const postgres = await startPostgres()
const url = await postgres.createDatabase('load')
say(`Preparing ${GAMES} games and ${USERS} users …`)
await generateWorld(url, { games: GAMES, users: USERS }, Date.now())
const startedAt = Date.now()
const scaled = SCALED ? await startScaled() : null
const fleet = await startFleet(
  url,
  { NODE_ENV: 'development', STRIPE_TIMEOUT_MS: '5000', ...scaled?.env },
  scaled?.proxy,
)
const world = fleet as unknown as World
// generated games have no payments at the provider and incomplete transactions
const initialDiscrepancies = new Set(
  (await readDiscrepancies(fleet.deps.db)).map((discrepancy) => discrepancy.what),
)
const parties = await createParties(fleet, Math.max(4, Math.ceil(SECONDS / 5)))
const { rows: upcoming } = await fleet.deps.db.executeSql<{ id: string; course_name: string }>(
  `SELECT id, course_name FROM games
   WHERE status = 'scheduled' AND tee_time > now() + interval '1 day'
   ORDER BY id LIMIT 500`,
)
const {
  rows: [size],
} = await fleet.deps.db.executeSql<{ bytes: string; largest: string }>(
  `SELECT sum(bytes)::bigint AS bytes,
          string_agg(relname || ' ' || pg_size_pretty(bytes), ', ' ORDER BY bytes DESC)
            FILTER (WHERE bytes > 4e6) AS largest
   FROM (SELECT relname, pg_total_relation_size(oid) AS bytes FROM pg_class
         WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace) AS tables`,
)
type MemoryUse = { readonly mb: number; readonly resident: number }
const samples: Sample[] = []
const memory: (MemoryUse & { readonly at: number })[] = []

type Visit = { kind: string; send(): Promise<{ status: number }> }
const read = (kind: string, path: string): Visit => ({
  kind,
  send: async () => {
    const response = await fetch(fleet.balancer.url + path)
    await response.arrayBuffer()
    return { status: response.status }
  },
})
const randomOf = <T>(list: readonly T[]): T => list[Math.trunc(Math.random() * list.length)]!
const REGIONS = ['kanto', 'kansai', 'hokkaido', 'kyushu']
const WORDS = ['hakone', 'nasu', 'country', 'club', 'boso']
const randomPage = () => 1 + Math.trunc(Math.random() * 5)
const randomSearch = () => encodeURIComponent(randomOf([...WORDS, randomOf(upcoming).course_name]))
/** Reads with their share in percent. Joins and check-ins are sent in addition. */
const READS: [share: number, visit: () => Visit][] = [
  [30, () => read('browse: page of games', `/games?page=${randomPage()}`)],
  [20, () => read('browse: list of games', `/api/games?page=1&region=${randomOf(REGIONS)}`)],
  [15, () => read('search: games', `/api/games?page=1&search=${randomSearch()}`)],
  [15, () => read('browse: a game', `/games/${randomOf(upcoming).id}/shared`)],
  [10, () => read('search: courses', `/api/golf-courses/search?q=${randomOf(WORDS)}`)],
  [10, () => read('browse: home', '/')],
]
function nextRead(): Visit {
  let roll = Math.random() * 100
  return (READS.find(([share]) => (roll -= share) < 0) ?? READS[0]!)[1]()
}

const started = performance.now()
const pending = new Set<Promise<void>>()
function measure(visit: Visit, at = performance.now()): Promise<void> {
  const done = visit
    .send()
    .then(
      (response) => response.status,
      () => 0,
    )
    .then((status) => {
      samples.push({ kind: visit.kind, ms: performance.now() - at, status })
    })
  pending.add(done)
  void done.finally(() => pending.delete(done))
  return done
}
let connections = 0
const connectionTimer = setInterval(
  () =>
    void countConnections(fleet).then((count) => {
      connections = Math.max(connections, count)
    }),
  1_000,
)
const memoryTimer = setInterval(
  () =>
    void readMemory(fleet).then((use) => memory.push({ at: performance.now() - started, ...use })),
  5_000,
)
const call = remoteCaller(fleet.balancer.url)
// guests join, and check in 12 seconds later, evenly distributed over the run
for (const [i, party] of parties.entries())
  for (const [place, guest] of party.guests.entries()) {
    const due = ((i * PLACES + place) / (parties.length * PLACES)) * (SECONDS - 15) * 1000
    const join = () => call(`POST /api/games/${party.game}/join`, { cookie: guest.cookie })
    const checkIn = () =>
      call(`POST /api/games/${party.game}/check-in`, {
        cookie: guest.cookie,
        body: { code: party.code },
      })
    setTimeout(() => void measure({ kind: 'join', send: join }), due)
    setTimeout(() => void measure({ kind: 'check in', send: checkIn }), due + 12_000)
  }
say(`${SECONDS} seconds at ${RATE} requests per second …`)
for (let count = 0; performance.now() - started < SECONDS * 1000; count++) {
  const due = started + (count * 1000) / RATE
  if (due > performance.now()) await pause(due - performance.now())
  void measure(nextRead(), due)
}
await Promise.race([Promise.all(pending), pause(30_000)])
clearInterval(memoryTimer)
clearInterval(connectionTimer)

const seconds = (performance.now() - started) / 1000
await pause(5_000)
const clock = systemClock()
clock.set(Date.now() + hours(1))
const { discrepancies: all, payments } = await auditLedger(
  { db: fleet.deps.db, cards: fleet.deps.cards, clock },
  startedAt,
)
const discrepancies = all.filter(({ what }) => !initialDiscrepancies.has(what))
const secondHalf = memory.slice(Math.trunc(memory.length / 2))
const residentPoints = secondHalf.map(({ at, resident }) => ({ at, mb: resident }))
const megabytes = (value = 0) => `${value.toFixed(0)} MB`
const [first, last] = [memory[0], memory.at(-1)]
const kilobytesPerGame = (Number(size!.bytes) / GAMES / 1024).toFixed(1)
const part = SCALED ? 'load-scaled' : 'load'
const command = `npm run bench:load${SCALED ? ' -- scaled' : ''}`
const section = [
  SCALED
    ? '## Mixed load through Caddy, PgBouncer and a replica'
    : '## Mixed load: an hour of traffic in five minutes',
  '',
  `\`SECONDS=${SECONDS} RATE=${RATE} GAMES=${GAMES} USERS=${USERS} ${command}\`,`,
  `${new Date().toISOString().slice(0, 10)}. ${machine()}, PostgreSQL 18 (fsync off); load generator`,
  `and database on the same machine; load average before the run: ${loadBefore}.`,
  `Two web processes and a worker behind ${scaled ? scaled.stack : 'a round-robin proxy'},`,
  `${GAMES} games and ${USERS} users.`,
  'Open loop: response times count from the moment at which a request was due.',
  '',
  ...summarise(samples, seconds),
  '',
  'Memory of the web process that uses more:',
  `heap ${megabytes(first?.mb)} at the start, ${megabytes(last?.mb)} at the end;`,
  `resident ${megabytes(first?.resident)} and ${megabytes(last?.resident)}.`,
  `Slope in the second half: heap ${slopeOf(secondHalf).toFixed(2)} MB per minute,`,
  `resident ${slopeOf(residentPoints).toFixed(2)} MB per minute.`,
  '',
  `Database: ${kilobytesPerGame} kB per game with all its rows`,
  `(${size!.largest ?? 'no table is large'}).`,
  `Connections to the primary, at most: ${connections}, those of the measurement included.`,
  ...((await scaled?.report()) ?? []),
  `After the run: ${payments} payments at the provider, ${discrepancies.length} ledger discrepancies.`,
  '',
].join('\n')
say(`\n${section}`)
writePart(part, section)
const errors = samples.filter(isError).length
recordAims(part, [
  { aim: 'no request fails', measured: `${errors} failed`, met: errors === 0 },
  {
    aim: 'the ledger agrees with the provider',
    measured: `${discrepancies.length} discrepancies`,
    met: discrepancies.length === 0,
  },
])
await fleet.stop()
await scaled?.stop()
await postgres.stop()
process.exit(discrepancies.length ? 1 : 0)

type Scaled = {
  readonly env: Record<string, string>
  readonly proxy: Balancer
  readonly stack: string
  /** What the replica did. */
  report(): Promise<string[]>
  stop(): Promise<void>
}
async function startScaled(): Promise<Scaled> {
  if (!hasCaddy() || !hasPgBouncer()) throw new Error('Caddy or PgBouncer 1.21 is missing')
  const replicaUrl = (await postgres.startStandby()).url('load')
  const pooler = await startPgBouncer({ load: url, replica: replicaUrl }, POOLED)
  const replica = openServerDatabase(replicaUrl, 1, (err) => {
    throw err
  })
  const readCommits = async () => {
    const { rows } = await replica.executeSql<{ commits: number }>(
      `SELECT xact_commit::float AS commits FROM pg_stat_database WHERE datname = 'load'`,
    )
    return rows[0]!.commits
  }
  return {
    env: { DATABASE_URL: pooler.url('load'), DATABASE_READ_URL: pooler.url('replica') },
    proxy: await startCaddy(),
    stack: `Caddy, PgBouncer (${POOLED} connections to each database) and a streaming replica`,
    report: async () => [`The replica answered ${await readCommits()} queries of lists.`],
    stop: async () => {
      await replica.close()
      await pooler.stop()
    },
  }
}
/** Connections to the database, without the one that counts. */
async function countConnections({ deps }: Fleet): Promise<number> {
  const { rows } = await deps.db.executeSql<{ connections: number }>(
    `SELECT count(*)::int AS connections FROM pg_stat_activity
     WHERE datname = 'load' AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  )
  return rows[0]!.connections
}

type Party = { readonly game: string; readonly code: string; readonly guests: Person[] }
/** Creates games with a check-in code, and users who will join them. */
async function createParties({ webs }: Fleet, count: number): Promise<Party[]> {
  say(`Creating ${count} games for joins and check-ins …`)
  const people = await createUsers(world, count * (PLACES + 1))
  // check-in is open already, and joining stays open until the end of the run
  const teeTime = Math.ceil((Date.now() + SECONDS * 1000) / 300_000) * 300_000 + hours(4.5)
  const created: Party[] = []
  for (let i = 0; i < count; i++) {
    const [host, ...guests] = people.slice(i * (PLACES + 1), (i + 1) * (PLACES + 1))
    const game = await hostGame(webs[0], host!, teeTime)
    const { cookie } = host!
    const qr = await webs[0].call<{ code: string }>(`GET /api/games/${game}/qr`, { cookie })
    created.push({ game, guests, code: must(qr).body.code })
  }
  return created
}
/** Heap and resident memory in MB, of the web process that uses more. */
async function readMemory({ webs }: Fleet): Promise<MemoryUse> {
  const all = await Promise.all(
    webs.map(async (web) => {
      const text = (await web.call<string>('GET /metrics')).body
      const metric = (name: string) =>
        Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0) / 2 ** 20
      return {
        mb: metric('nodejs_heap_size_used_bytes'),
        resident: metric('process_resident_memory_bytes'),
      }
    }),
  )
  return {
    mb: Math.max(...all.map(({ mb }) => mb)),
    resident: Math.max(...all.map(({ resident }) => resident)),
  }
}
