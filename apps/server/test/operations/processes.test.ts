import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { MIGRATIONS } from '../../src/create-container.ts'
import { emptyUrl } from '../support/engines.ts'
import { createUsers } from '../support/create-users.ts'
import { readProviderTotals, hostGame, join, must, PASSWORD } from '../support/people.ts'
import type { World } from '../support/world.ts'
import { startFleet, type Fleet } from './fleet.ts'

// two web processes and a worker on one database, started together while it is empty
let fleet: Fleet, world: World
beforeAll(async () => {
  fleet = await startFleet(await emptyUrl(), {
    DEMO_DATA: 'true',
    RATE_LIMITS: 'true',
    DRAIN_SECONDS: '0.5',
  })
  world = fleet as unknown as World
}, 120_000)
afterAll(() => fleet?.stop())
const rows = async <Row = { n: number }>(sql: string, values: unknown[] = []) =>
  (await fleet.deps.db.executeSql<Row>(sql, values)).rows
const logIn = (web: number, email: string, password = PASSWORD, from = '203.0.113.7') =>
  fleet.webs[web as 0]!.call('POST /api/auth/login', {
    body: { email, password, recaptchaToken: 'development' },
    headers: { 'x-forwarded-for': from },
  })

test('migrates and seeds an empty database once when three processes start together', async () => {
  expect(await rows('SELECT count(*)::int AS n FROM schema_migrations')).toEqual([
    { n: readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql')).length },
  ])
  expect(
    await rows(`SELECT count(*)::int AS n FROM users WHERE email = 'guest@tomogolf.example'`),
  ).toEqual([{ n: 1 }])
  const duplicates = await rows(
    'SELECT count(*)::int AS n FROM (SELECT 1 FROM games GROUP BY host_id, tee_time HAVING count(*) > 1) doubled',
  )
  expect(duplicates).toEqual([{ n: 0 }])
})

test('accepts a session of one process at the other, and ends it at both', async () => {
  const { cookies: cookie } = must(await logIn(0, 'guest@tomogolf.example'))
  must(await fleet.webs[1].call('GET /api/auth/me', { cookie }))
  must(await fleet.webs[1].call('POST /api/auth/logout', { cookie }))
  expect((await fleet.webs[0].call('GET /api/auth/me', { cookie })).status).toBe(401)
})

test('counts ten wrong passwords over both processes', async () => {
  for (let i = 0; i < 10; i++)
    must(await logIn(i % 2, 'host@tomogolf.example', 'wrong-Password-1', '203.0.113.9'), 401)
  expect([
    (await logIn(0, 'host@tomogolf.example', PASSWORD, '203.0.113.9')).status,
    (await logIn(1, 'host@tomogolf.example', PASSWORD, '203.0.113.9')).status,
  ]).toEqual([429, 429])
  // a caller from another address has its own limit
  must(await logIn(1, 'host@tomogolf.example', PASSWORD, '203.0.113.10'))
})

test('allows six hundred reads a minute over both processes together', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.11' }
  let admitted = 0
  for (let round = 0; round < 14; round++) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        fleet.webs[(i % 2) as 0]!.call('GET /api/auth/me', { headers }),
      ),
    )
    admitted += answers.filter((a) => a.status === 401).length
  }
  // each process may leave one lease of 30 unused
  expect(admitted).toBeLessThanOrEqual(600)
  expect(admitted).toBeGreaterThanOrEqual(570)
  expect(
    await rows(
      `SELECT count(*)::int AS n FROM rate_limits WHERE key LIKE '%203.0.113%' OR key LIKE '%@%'`,
    ),
  ).toEqual([{ n: 0 }])
})

test('gives a guest one seat and one hold for concurrent joins at two processes', async () => {
  const [host, guest] = await createUsers(world, 2)
  const gameId = await hostGame(
    fleet.webs[0],
    host!,
    Math.ceil(Date.now() / 3_600_000) * 3_600_000 + hours(48),
  )
  const answers = await Promise.all(
    [0, 1, 0, 1].map((web) => join(fleet.webs[web as 0]!, guest!, gameId)),
  )
  expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409, 409])
  expect(readProviderTotals(world, guest!)).toEqual({ held: 13_000, captured: 0, intents: 1 })
})

test('shows a check-in at one process to the host at the other', async () => {
  const [host, guest] = await createUsers(world, 2)
  // check-in is open already, and the game can still be created and joined
  const gameId = await hostGame(
    fleet.webs[0],
    host!,
    Math.ceil(Date.now() / 300_000) * 300_000 + hours(4.5),
  )
  must(await join(fleet.webs[1], guest!, gameId))
  const arrivals = async () =>
    must(
      await fleet.webs[0].call<{ code: string; guests: { status: string }[] }>(
        `GET /api/games/${gameId}/qr`,
        { cookie: host!.cookie },
      ),
    ).body
  const before = await arrivals()
  must(
    await fleet.webs[1].call(`POST /api/games/${gameId}/check-in`, {
      cookie: guest!.cookie,
      body: { code: before.code },
    }),
  )
  expect([
    before.guests.map((guest) => guest.status),
    (await arrivals()).guests.map((guest) => guest.status),
  ]).toEqual([['confirmed'], ['checked_in']])
  expect(readProviderTotals(world, guest!)).toMatchObject({ held: 0, captured: 3000 })
})

test('only the worker runs jobs', async () => {
  must(
    await fleet.webs[0].call('POST /api/auth/forgot-password', {
      body: { email: 'guest@tomogolf.example', recaptchaToken: 'development' },
      headers: { 'x-forwarded-for': '203.0.113.12' },
    }),
  )
  await expect
    .poll(
      () =>
        rows(
          `SELECT count(*)::int AS n FROM outbox WHERE to_address = 'guest@tomogolf.example' AND template = 'reset_password'`,
        ),
      { timeout: 30_000 },
    )
    .toEqual([{ n: 1 }])
  const jobsRunBy = async (server: Pick<World, 'call'>) =>
    [
      ...must(await server.call<string>('GET /metrics')).body.matchAll(
        /^job_duration_seconds_count\{name="([\w.]+)"/gm,
      ),
    ].map((match) => match[1])
  expect(await jobsRunBy(fleet.worker)).toContain('accounts.send_mail')
  expect([await jobsRunBy(fleet.webs[0]), await jobsRunBy(fleet.webs[1])]).toEqual([[], []])
})

test('leaves no timers behind after rendering pages', async () => {
  const timers = async () =>
    Number(
      /^nodejs_active_resources\{type="Timeout"\} (\d+)/m.exec(
        must(await fleet.webs[0].call<string>('GET /metrics')).body,
      )?.[1],
    )
  const before = await timers()
  for (let i = 0; i < 20; i++)
    expect(
      (
        await fetch(`${fleet.webs[0].url}/games`, {
          headers: { 'x-forwarded-for': '198.51.100.9' },
        })
      ).status,
    ).toBe(200)
  // a timer per API response of a page would keep that response in memory for minutes
  expect(await timers()).toBeLessThan(before + 10)
})

test('a conversation goes on when the process of a stream is killed', async () => {
  const [host, guest] = await createUsers(world, 2)
  const [first, second] = fleet.webs
  const teeTime = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + hours(72)
  const gameId = await hostGame(second, host!, teeTime)
  must(await join(second, guest!, gameId))
  const path = `/api/games/${gameId}/messages`
  const write = async (key: string) =>
    must(
      await second.call(`POST ${path}`, {
        cookie: host!.cookie,
        body: { clientId: `${key}-message`, ready: { id: 'hello' } },
      }),
      201,
    )
  /** Through the proxy, as a browser; counts the changes that have arrived. */
  const listen = async () => {
    const response = await fetch(`${fleet.balancer.url}${path}/events`, {
      headers: { cookie: guest!.cookie, 'x-forwarded-for': '203.0.113.20' },
    })
    expect(response.status).toBe(200)
    const stream = { changes: 0, hasEnded: false }
    const read = async () => {
      for await (const part of response.body as unknown as AsyncIterable<Uint8Array>)
        stream.changes += new TextDecoder().decode(part).split('event: change').length - 1
    }
    void read()
      .catch(() => undefined)
      .then(() => (stream.hasEnded = true))
    return stream
  }
  const hasMore = async (stream: { changes: number }, act: () => Promise<unknown>) => {
    const before = stream.changes
    await act()
    await expect.poll(() => stream.changes, { timeout: 30_000 }).toBeGreaterThan(before)
  }
  fleet.balancer.setTargets([first.url])
  const stream = await listen()
  // the state of a conversation without messages is known after the first poll
  await expect.poll(() => stream.changes, { timeout: 30_000 }).toBeGreaterThan(1)
  await hasMore(stream, () => write('first'))
  await first.kill()
  await expect.poll(() => stream.hasEnded, { timeout: 30_000 }).toBe(true)
  await write('between')
  fleet.balancer.setTargets([first.url, second.url])
  const again = await listen()
  await expect.poll(() => again.changes, { timeout: 30_000 }).toBeGreaterThan(1)
  await hasMore(again, () => write('last'))
  const { messages } = must(
    await second.call<{ messages: { seq: number }[] }>(`GET ${path}`, { cookie: guest!.cookie }),
  ).body
  expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3])
  await first.restart()
})

test('restarts the processes one by one without a failed request', async () => {
  const answers: string[] = []
  let rolling = true
  const visitors = Promise.all(
    Array.from({ length: 4 }, async (_, i) => {
      while (rolling) {
        const path = ['/api/games', '/games', '/api/golf-courses', '/login'][i]!
        answers.push(
          await fetch(fleet.balancer.url + path, {
            headers: { 'x-forwarded-for': `198.51.100.${i}` },
          }).then(
            async (response) =>
              `${path} ${response.status} ${response.ok ? '' : (await response.text()).slice(0, 200)}`,
            String,
          ),
        )
        // below the rate limits, which are on
        await new Promise((done) => setTimeout(done, 150))
      }
    }),
  )
  await fleet.webs[0].stop()
  await fleet.webs[0].restart()
  // the restarted process serves all requests
  await fleet.webs[1].stop()
  const answersBefore = answers.length
  await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(answersBefore + 12)
  rolling = false
  await visitors
  expect(answers.length).toBeGreaterThan(20)
  expect(answers.filter((answer) => !answer.includes(' 200 '))).toEqual([])
}, 90_000)
