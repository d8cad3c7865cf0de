import ical, { type VEvent } from 'node-ical'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, fromJapanText } from '@tomogolf/domain/time'
import { hostGame, join, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

let world: World, kenji: Person, emily: Person, sofia: Person
beforeAll(async () => {
  world = await createWorld({ env: { ORIGIN: 'https://tomogolf.example' } })
  kenji = await newPerson(world, 'Kenji')
  emily = await newPerson(world, 'Emily')
  sofia = await newPerson(world, 'Sofia')
})
afterAll(() => world.close())

type Feed = { address: string | null; createdAt: string | null }
const settings = async ({ cookie }: Person) =>
  must(await world.call<Feed>('GET /api/calendar-feed', { cookie })).body
const renew = async ({ cookie }: Person, timeZone?: string) =>
  must(
    await world.call<Feed>('POST /api/calendar-feed', {
      cookie,
      body: { ...(timeZone && { timeZone }) },
    }),
  ).body.address!
const pathOf = (address: string) => new URL(address).pathname

/** Fetches like a calendar program: no session, and the entity tag of the last answer. */
function poller(address: string) {
  let etag: string | undefined
  return async () => {
    const answer = await world.call<string>(`GET ${pathOf(address)}`, {
      ...(etag && { headers: { 'if-none-match': etag } }),
    })
    if (answer.status === 200) etag = String(answer.headers.etag)
    return answer
  }
}
// a parser by other authors than the library that writes the file
const parse = (body: string) =>
  Object.values(ical.sync.parseICS(body)).filter((part): part is VEvent => part?.type === 'VEVENT')
const eventOf = (body: string, gameId: string) =>
  parse(body).find(({ uid }) => uid === `game-${gameId}@tomogolf.example`)!
const leave = (person: Person, gameId: string) =>
  world.call(`POST /api/games/${gameId}/leave`, { cookie: person.cookie, body: {} })

test('asks visitors to log in', async () => {
  for (const call of ['GET', 'POST', 'DELETE'])
    expect((await world.call(`${call} /api/calendar-feed`)).status).toBe(401)
})

test('is off until its user creates an address', async () => {
  expect(await settings(emily)).toEqual({ address: null, createdAt: null })
  const address = await renew(emily)
  expect(address).toMatch(/^https:\/\/tomogolf\.example\/calendar\/[\w-]{43}\.ics$/)
  expect(await settings(emily)).toEqual({ address, createdAt: new Date(NOON).toISOString() })
  expect(await settings(sofia)).toEqual({ address: null, createdAt: null })
})

test('has the time in Japan and at home, the course, and no name of anybody', async () => {
  const teeTime = fromJapanText('2026-11-28 07:42:00')!
  const game = await hostGame(world, kenji, teeTime, {
    notes: 'Locker code 4711, ask for Watanabe',
    transportationProvided: true,
    transportationDetails: 'Call Kenji at 03-1234-5678',
  })
  must(await join(world, emily, game))
  must(await join(world, sofia, game))
  const address = await renew(emily, 'America/Los_Angeles')
  const { body, headers } = must(await world.call<string>(`GET ${pathOf(address)}`))
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  const event = eventOf(body, game)
  expect(event.start.getTime()).toBe(teeTime)
  expect(event.status).toBe('CONFIRMED')
  expect(String(event.description).split('\n')).toEqual([
    'Tee time: Sat, Nov 28, 2026, 07:42 Japan time',
    'Fri, Nov 27, 14:42 (Pacific Time)',
    '$100 per player, paid at the course',
    'Check-in opens: Sat, Nov 28, 2026, 01:42 Japan time',
    `https://tomogolf.example/games/${game}`,
  ])
  const unfolded = body.replaceAll('\r\n ', '')
  for (const secret of [
    'Kenji',
    'Emily',
    'Sofia',
    'Tester',
    'Watanabe',
    '4711',
    '03-1234',
    '@example.com',
  ])
    expect(unfolded).not.toContain(secret)
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('shows each user only their own games, with their role', async () => {
  const hosted = await hostGame(world, kenji, NOON + 9 * DAY)
  const feedOf = async (person: Person) =>
    must(await world.call<string>(`GET ${pathOf(await renew(person))}`)).body
  expect(String(eventOf(await feedOf(kenji), hosted).summary)).toContain('Hosting: ')
  expect(eventOf(await feedOf(sofia), hosted)).toBeUndefined()
})

test('a polling program follows a moved, left, rejoined and cancelled game', async () => {
  const game = await hostGame(world, kenji, NOON + 12 * DAY)
  must(await join(world, emily, game))
  const poll = poller(await renew(emily))
  const seen: [status: string | undefined, sequence: number][] = []
  const look = async () => {
    const { status, body } = await poll()
    expect(status).toBe(200)
    const event = eventOf(body, game)
    seen.push([event.status, Number(event.sequence)])
    return event
  }
  await look()
  world.at(world.clock.now() + 60_000)
  const unchanged = await poll()
  expect([unchanged.status, unchanged.body]).toEqual([304, ''])
  must(
    await world.call(`PUT /api/games/${game}`, {
      cookie: kenji.cookie,
      body: { date: '2026-12-05 09:30:00', version: 1 },
    }),
  )
  expect((await look()).start.getTime()).toBe(fromJapanText('2026-12-05 09:30:00'))
  must(await leave(emily, game))
  await look()
  must(await join(world, emily, game))
  await look()
  must(await world.call(`POST /api/games/${game}/cancel`, { cookie: kenji.cookie }))
  await look()
  expect(seen.map(([status]) => status)).toEqual([
    'CONFIRMED',
    'CONFIRMED',
    'CANCELLED',
    'CONFIRMED',
    'CANCELLED',
  ])
  const sequences = seen.map(([, sequence]) => sequence)
  expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
})

test('keeps a game for thirty days', async () => {
  const teeTime = NOON + 20 * DAY
  const game = await hostGame(world, kenji, teeTime)
  const poll = poller(await renew(kenji))
  world.at(teeTime + 30 * DAY)
  expect(eventOf((await poll()).body, game)).toBeDefined()
  world.at(teeTime + 30 * DAY + 1000)
  expect(eventOf((await poll()).body, game)).toBeUndefined()
  world.at(NOON)
})

test('a renewed, switched off or invented address is not found', async () => {
  const first = await renew(sofia)
  const second = await renew(sofia)
  expect(second).not.toBe(first)
  const statusOf = async (address: string) => (await world.call(`GET ${pathOf(address)}`)).status
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  must(await world.call('DELETE /api/calendar-feed', { cookie: sofia.cookie }))
  expect([await statusOf(second), await statusOf('https://x/calendar/nonsense.ics')]).toEqual([
    404, 404,
  ])
  expect(await settings(sofia)).toEqual({ address: null, createdAt: null })
})

test('the address is neither in the database nor in the export', async () => {
  const address = await renew(emily)
  const secret = pathOf(address).slice('/calendar/'.length, -'.ics'.length)
  const { rows } = await world.deps.db.executeSql('SELECT * FROM calendar_feeds')
  expect(JSON.stringify(rows)).not.toContain(secret)
  const { body } = await world.call('GET /api/account/export', { cookie: emily.cookie })
  const exported = JSON.stringify(body)
  expect(exported).toContain('"calendarFeed":[{')
  expect(exported).not.toContain(secret)
})
