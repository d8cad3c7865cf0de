/**
 * Open event streams of conversations through everything that a browser meets: a proxy, the API with
 * its session and rate limit, the access check and PostgreSQL, with two web processes, one of which
 * is killed: `npm run bench -- fleet-streams`.
 */
import { Agent, get } from 'node:http'
import { startFleet, type Fleet } from '../apps/server/test/operations/fleet.ts'
import { SESSION_COOKIE } from '../apps/server/src/modules/accounts/sessions/session-cookie.adapter.ts'
import { hashSecret } from '../apps/server/src/platform/security/ids.ts'
import { startPostgres } from '../tools/postgres.ts'
import { generateWorld } from './generate-world.ts'
import { load, machine, recordAims, table, writePart } from './results.ts'

const CONNECTIONS = 1000
/** Tabs of one person share one connection; a person may have several devices. */
const OPENED_TOGETHER = 20
/** Of the whole process, with its pages and caches. */
const AIM_MB = 512
const IDLE_MS = 20_000
const HOPELESS_MS = 60_000

type Seat = { readonly game: string; readonly user: string; readonly cookie: string }
type Stream = Seat & { events: number; isOpen: boolean; close(): void }
/** As long as a real one. */
const secretOf = (user: string) => `bench-${user}`.padEnd(43, '-')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const loadBefore = load()
const postgres = await startPostgres()
const url = await postgres.createDatabase('streams')
await generateWorld(url, { games: 3000, users: 2000 }, Date.now())
const fleet = await startFleet(url, { RATE_LIMITS: 'true' })
const [first, second] = fleet.webs
const seats = await readSeats(fleet)
const agent = new Agent({ maxSockets: Infinity })

async function readSeats({ deps: { db } }: Fleet): Promise<Seat[]> {
  const { rows } = await db.executeSql<{ game: string; user: string }>(
    `SELECT p.game_id AS game, p.guest_id AS "user" FROM participations p
       JOIN games g ON g.id = p.game_id
       WHERE p.status = 'confirmed' AND g.status = 'scheduled'
     UNION SELECT g.id, g.host_id FROM games g WHERE g.status = 'scheduled' AND g.seats_taken > 0
     ORDER BY game, "user" LIMIT $1`,
    [CONNECTIONS],
  )
  if (rows.length < CONNECTIONS) throw new Error(`only ${rows.length} seats`)
  const users = [...new Set(rows.map(({ user }) => user))]
  await db.executeSql(
    `INSERT INTO sessions (hash, user_id, created_at, last_seen_at, expires_at)
     SELECT hash, id, now(), now(), now() + interval '1 day'
     FROM unnest($1::text[], $2::text[]) AS given(id, hash)`,
    [users, users.map((user) => hashSecret(secretOf(user)))],
  )
  return rows.map((row) => ({ ...row, cookie: `${SESSION_COOKIE}=${secretOf(row.user)}` }))
}

/** As a browser behind a proxy does, each from its own address. */
const open = (seat: Seat, index: number) =>
  new Promise<Stream>((resolve, reject) => {
    const request = get(
      `${fleet.balancer.url}/api/games/${seat.game}/messages/events`,
      {
        agent,
        headers: {
          cookie: seat.cookie,
          'x-forwarded-for': `10.1.${index >> 8}.${index & 255}`,
          'x-forwarded-proto': 'https',
        },
      },
      (response) => {
        if (response.statusCode !== 200)
          return reject(new Error(`status ${response.statusCode} for ${seat.user}`))
        const stream: Stream = {
          ...seat,
          events: 0,
          isOpen: true,
          close: () => request.destroy(),
        }
        response.on('data', (part) => {
          stream.events += String(part).split('event: change').length - 1
        })
        for (const end of ['end', 'error', 'close'])
          response.on(end, () => {
            stream.isOpen = false
          })
        resolve(stream)
      },
    )
    request.on('error', reject)
  })
async function openAll(): Promise<Stream[]> {
  const opened: Stream[] = []
  for (let from = 0; from < seats.length; from += OPENED_TOGETHER)
    opened.push(
      ...(await Promise.all(
        seats.slice(from, from + OPENED_TOGETHER).map((seat, index) => open(seat, from + index)),
      )),
    )
  return opened
}
async function until(isDone: () => boolean, what: string): Promise<number> {
  const begin = performance.now()
  while (!isDone()) {
    if (performance.now() - begin > HOPELESS_MS) throw new Error(`not in time: ${what}`)
    await pause(5)
  }
  return performance.now() - begin
}
/** Resident memory and used processor time of a process, in MB and seconds. */
async function measure(web: Fleet['webs'][0]) {
  const { body } = await web.call<string>('GET /metrics')
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(body)?.[1] ?? 0)
  return {
    mb: metric('process_resident_memory_bytes') / 2 ** 20,
    cpu: metric('process_cpu_seconds_total'),
  }
}
/** One person of each game writes, through the other process. */
async function writeInAll(text: string): Promise<void> {
  const writers = [...new Map(seats.map((seat) => [seat.game, seat])).values()]
  for (let from = 0; from < writers.length; from += OPENED_TOGETHER)
    await Promise.all(
      writers.slice(from, from + OPENED_TOGETHER).map(async ({ game, cookie }, index) => {
        const sent = await second.call(`POST /api/games/${game}/messages`, {
          cookie,
          body: { clientId: `${text}-${game}`, ready: { id: 'hello' } },
          headers: { 'x-forwarded-for': `10.2.${(from + index) >> 8}.${(from + index) & 255}` },
        })
        if (sent.status !== 201) throw new Error(`message: ${JSON.stringify(sent.body)}`)
      }),
    )
}

// once before: most of the memory is that of 1,000 requests with their sessions, and stays
fleet.balancer.setTargets([first.url])
for (const stream of await openAll()) stream.close()
await pause(3000)
const before = await measure(first)
const openedIn = performance.now()
const streams = await openAll()
const opening = performance.now() - openedIn
await until(() => streams.every(({ events }) => events >= 1), 'the first events')
await pause(2000)
const opened = await measure(first)
await pause(IDLE_MS)
const idle = await measure(first)
const counts = streams.map(({ events }) => events)
await writeInAll('first')
const delivered = await until(
  () => streams.every(({ events }, index) => events > counts[index]!),
  'a message to every stream',
)
const isComplete = streams.every(({ isOpen }) => isOpen)

await first.kill()
await until(() => streams.every(({ isOpen }) => !isOpen), 'the end of the streams')
fleet.balancer.setTargets([second.url])
const reopenedIn = performance.now()
const again = await openAll()
const reopening = performance.now() - reopenedIn
await until(() => again.every(({ events }) => events >= 1), 'the first events after the kill')
const countsAgain = again.map(({ events }) => events)
await writeInAll('second')
const deliveredAgain = await until(
  () => again.every(({ events }, index) => events > countsAgain[index]!),
  'a message to every stream after the kill',
)
for (const stream of again) stream.close()
await fleet.stop()
await postgres.stop()

const games = new Set(seats.map(({ game }) => game)).size
const users = new Set(seats.map(({ user }) => user)).size
const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`
recordAims('fleet-streams', [
  {
    aim: `a web process with ${CONNECTIONS.toLocaleString('en')} streams needs less than ${AIM_MB} MB`,
    measured: `${idle.mb.toFixed(0)} MB`,
    met: idle.mb < AIM_MB,
  },
])
const text = table(
  [`${CONNECTIONS.toLocaleString('en')} streams of ${users} users in ${games} games`, ''],
  [
    ['opened through the proxy, with session and access check', ms(opening)],
    [
      'memory of the whole web process (RSS), after as many were open once and closed, and with them',
      `${before.mb.toFixed(0)} MB, ${idle.mb.toFixed(0)} MB`,
    ],
    [
      'processor while nothing happens',
      `${(((idle.cpu - opened.cpu) / IDLE_MS) * 100_000).toFixed(1)} %`,
    ],
    ['from the last of the messages, one a game, to all streams', ms(delivered)],
    ['still open then', isComplete ? 'all' : 'not all'],
    ['opened again at the other process after the first was killed', ms(reopening)],
    ['from the last of the next messages to all streams', ms(deliveredAgain)],
  ],
)
console.log(text)
writePart(
  'fleet-streams',
  `## Event streams through the whole server\n\n\`npm run bench -- fleet-streams\` on ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC. ${machine()}, load before the run ${loadBefore}, after it ${load()}. A proxy, two web processes, a worker and PostgreSQL shared the machine; all streams are held by one web process, which is killed at the end. Messages are sent to the other one.\n\n${text}`,
)
process.exit(0)
