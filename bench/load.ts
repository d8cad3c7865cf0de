import { hours } from '@tomogolf/domain/time'
import { auditLedger } from '../apps/server/src/modules/participations/ledger/audit-ledger.usecase.ts'
import { readDiscrepancies } from '../apps/server/src/modules/participations/ledger/ledger-audit.read.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { startFleet, type Fleet } from '../apps/server/test/operations/fleet.ts'
import { createUsers } from '../apps/server/test/support/create-users.ts'
import { hostGame, must, type Person } from '../apps/server/test/support/people.ts'
import type { World } from '../apps/server/test/support/world.ts'
import { startPostgres } from '../tools/postgres.ts'
import { generateWorld } from './generate-world.ts'
import { summarise, slopeOf, type Sample } from './load-summary.ts'
import { load, machine, writePart } from './results.ts'

/*
 * `npm run bench:load`: an hour of mixed traffic in five minutes, on the processes of deploy/compose.yaml. Requests are sent when they are due, whether or not earlier ones were
 * answered (an open loop): a server that falls behind is seen to. Variables: SECONDS (300), RATE (requests a second, 40), GAMES (20000), USERS (5000).
 */
const SECONDS = Number(process.env.SECONDS ?? 300),
  RATE = Number(process.env.RATE ?? 40)
const GAMES = Number(process.env.GAMES ?? 20_000),
  USERS = Number(process.env.USERS ?? 5_000)
const PLACES = 3
const say = (line: string) => console.log(line)
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

const busy = load()
const postgres = await startPostgres()
const url = await postgres.createDatabase('load')
say(`Preparing ${GAMES} games and ${USERS} people …`)
await generateWorld(url, { games: GAMES, users: USERS }, Date.now())
const begun = Date.now()
const fleet = await startFleet(url, { NODE_ENV: 'development', STRIPE_TIMEOUT_MS: '5000' })
const world = fleet as unknown as World
// the generated past has no payments at the provider, and not every line of people's statements
const inherited = new Set((await readDiscrepancies(fleet.deps.db)).map((fault) => fault.what))
const parties = await makeParties(fleet, Math.max(4, Math.ceil(SECONDS / 5)))
const { rows: shown } = await fleet.deps.db.executeSql<{ id: string; course_name: string }>(
  `SELECT id, course_name FROM games WHERE status = 'scheduled' AND tee_time > now() + interval '1 day' ORDER BY id LIMIT 500`,
)
const {
  rows: [size],
} = await fleet.deps.db.executeSql<{ bytes: string; largest: string }>(
  `SELECT sum(pg_total_relation_size(oid))::bigint AS bytes, string_agg(relname || ' ' || pg_size_pretty(pg_total_relation_size(oid)), ', ' ORDER BY pg_total_relation_size(oid) DESC) FILTER (WHERE pg_total_relation_size(oid) > 4e6) AS largest FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
)
const samples: Sample[] = [],
  memory: { at: number; mb: number; resident: number }[] = []

type Visit = { kind: string; send(): Promise<{ status: number }> }
const read = (kind: string, path: string): Visit => ({
  kind,
  send: async () => {
    const answer = await fetch(fleet.balancer.url + path)
    await answer.arrayBuffer()
    return { status: answer.status }
  },
})
const any = <T>(list: readonly T[]): T => list[Math.trunc(Math.random() * list.length)]!
const REGIONS = ['kanto', 'kansai', 'hokkaido', 'kyushu'],
  WORDS = ['hakone', 'nasu', 'country', 'club', 'boso']
/** Shares in a hundred; what is left over is joining and checking in, as long as there are places. */
const READS: [share: number, visit: () => Visit][] = [
  [30, () => read('browse: page of games', `/games?page=${1 + Math.trunc(Math.random() * 5)}`)],
  [20, () => read('browse: list of games', `/api/games?page=1&region=${any(REGIONS)}`)],
  [
    15,
    () =>
      read(
        'search: games',
        `/api/games?page=1&search=${encodeURIComponent(any([...WORDS, any(shown).course_name]))}`,
      ),
  ],
  [15, () => read('browse: a game', `/games/${any(shown).id}/shared`)],
  [10, () => read('search: courses', `/api/golf-courses/search?q=${any(WORDS)}`)],
  [10, () => read('browse: home', '/')],
]
function nextRead(): Visit {
  let roll = Math.random() * 100
  return (READS.find(([share]) => (roll -= share) < 0) ?? READS[0]!)[1]()
}

const started = performance.now(),
  open = new Set<Promise<void>>()
const measure = (visit: Visit, at = performance.now()) => {
  const done = visit
    .send()
    .then(
      (a) => a.status,
      () => 0,
    )
    .then((status) => {
      samples.push({ kind: visit.kind, ms: performance.now() - at, status })
    })
  open.add(done)
  void done.finally(() => open.delete(done))
  return done
}
const looking = setInterval(
  () => void memoryOf(fleet).then((m) => memory.push({ at: performance.now() - started, ...m })),
  5_000,
)
// a guest joins and, some time later, checks in; spread evenly over the run
for (const [i, party] of parties.entries())
  for (const [j, guest] of party.guests.entries()) {
    const due = ((i * PLACES + j) / (parties.length * PLACES)) * (SECONDS - 15) * 1000
    setTimeout(
      () =>
        void measure({
          kind: 'join',
          send: () =>
            fleet.webs[j % 2]!.call(`POST /api/games/${party.game}/join`, { cookie: guest.cookie }),
        }),
      due,
    )
    setTimeout(
      () =>
        void measure({
          kind: 'check in',
          send: () =>
            fleet.webs[(j + 1) % 2]!.call(`POST /api/games/${party.game}/check-in`, {
              cookie: guest.cookie,
              body: { code: party.code },
            }),
        }),
      due + 12_000,
    )
  }
say(`${SECONDS} seconds at ${RATE} requests a second …`)
for (let n = 0; performance.now() - started < SECONDS * 1000; n++) {
  const due = started + (n * 1000) / RATE
  if (due > performance.now()) await pause(due - performance.now())
  void measure(nextRead(), due)
}
await Promise.race([Promise.all(open), pause(30_000)])
clearInterval(looking)

const seconds = (performance.now() - started) / 1000
await pause(5_000)
const clock = systemClock()
clock.set(Date.now() + hours(1))
const { discrepancies: all, payments } = await auditLedger(
  { db: fleet.deps.db, cards: fleet.deps.cards, clock },
  begun,
)
const discrepancies = all.filter(({ what }) => !inherited.has(what))
const later = memory.slice(Math.trunc(memory.length / 2)),
  megabytes = (n = 0) => `${n.toFixed(0)} MB`
const section = [
  '## Mixed load: an hour of traffic in five minutes',
  '',
  `\`SECONDS=${SECONDS} RATE=${RATE} GAMES=${GAMES} USERS=${USERS} npm run bench:load\`, ${new Date().toISOString().slice(0, 10)}. ${machine()}, PostgreSQL 18 (fsync off), load and database on the same machine; processes that wanted a core before the run: ${busy}.`,
  `Two webs and a worker behind a round-robin proxy, ${GAMES} games and ${USERS} people in the database. Open loop: times count from the moment a request was due.`,
  '',
  ...summarise(samples, seconds),
  '',
  `Memory of the busier web: heap ${megabytes(memory[0]?.mb)} at first, ${megabytes(memory.at(-1)?.mb)} at the end; resident ${megabytes(memory[0]?.resident)} and ${megabytes(memory.at(-1)?.resident)}. Slope over the second half: heap ${slopeOf(later).toFixed(2)}, resident ${slopeOf(later.map((m) => ({ at: m.at, mb: m.resident }))).toFixed(2)} MB a minute.`,
  `The database: ${(Number(size!.bytes) / GAMES / 1024).toFixed(1)} kB a game with everything that belongs to it (${size!.largest ?? 'no table is large'}).`,
  `Afterwards ${payments} payments at the provider, ${discrepancies.length} discrepancies in the ledger.`,
  '',
].join('\n')
say(`\n${section}`)
writePart('load', section)
await fleet.stop()
await postgres.stop()
process.exit(discrepancies.length ? 1 : 0)

async function makeParties(
  f: Fleet,
  count: number,
): Promise<{ game: string; code: string; guests: Person[] }[]> {
  say(`${count} games to be joined and checked in to …`)
  const people = await createUsers(world, count * (PLACES + 1))
  // so near that check-in is open, and so far that joining still is until the end of the run
  const tee = Math.ceil((Date.now() + SECONDS * 1000) / 300_000) * 300_000 + hours(4.5)
  const made = []
  for (let i = 0; i < count; i++) {
    const [host, ...guests] = people.slice(i * (PLACES + 1), (i + 1) * (PLACES + 1))
    const game = await hostGame(f.webs[0], host!, tee)
    made.push({
      game,
      guests,
      code: must(
        await f.webs[0].call<{ code: string }>(`GET /api/games/${game}/qr`, {
          cookie: host!.cookie,
        }),
      ).body.code,
    })
  }
  return made
}
/** Megabytes of the busier web: what its own objects take, and what the system has given it. */
async function memoryOf(f: Fleet): Promise<{ mb: number; resident: number }> {
  const all = await Promise.all(
    f.webs.map(async (web) => {
      const text = (await web.call<string>('GET /metrics')).body
      const of = (name: string) =>
        Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0) / 2 ** 20
      return {
        mb: of('nodejs_heap_size_used_bytes'),
        resident: of('process_resident_memory_bytes'),
      }
    }),
  )
  return {
    mb: Math.max(...all.map((m) => m.mb)),
    resident: Math.max(...all.map((m) => m.resident)),
  }
}
