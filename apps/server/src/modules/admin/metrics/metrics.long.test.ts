import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, hours } from '@tomogolf/domain/time'
import { rollupMetrics } from '../../analytics/metrics/rollup-metrics.usecase.ts'
import { leaveGame } from '../../participations/joining/leave-game.usecase.ts'
import { newId } from '../../../platform/security/ids.ts'
import { hostGame, join, must, type Person } from '../../../../test/support/people.ts'
import { listCases, createUsers } from '../../../../test/support/create-users.ts'
import { FUNNEL_STEPS } from './funnel.read.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'
import { newAdministrator } from '../../../../test/support/administrator.ts'

let world: World
let admin: Person, host: Person, early: Person, late: Person, absent: Person
let first: string, second: string
const checkIn = async (guest: Person, gameId: string) =>
  must(
    await world.call(`POST /api/games/${gameId}/check-in`, {
      cookie: guest.cookie,
      body: {
        code: must(
          await world.call<{ code: string }>(`GET /api/games/${gameId}/qr`, {
            cookie: host.cookie,
          }),
        ).body.code,
      },
    }),
  )
const reason = 'Agreed by phone'
beforeAll(async () => {
  world = await createWorld()
  admin = await newAdministrator(world)
  ;[host, early, late, absent] = (await createUsers(world, 4)) as [Person, Person, Person, Person]
  first = await hostGame(world, host, NOON + 60 * hours(1))
  second = await hostGame(world, host, NOON + 62 * hours(1) + DAY, {
    currency: 'JPY',
    price: 15_000,
    slots: 1,
    courseName: 'Isumi Test Links',
  })
  for (const guest of [early, late, absent]) must(await join(world, guest, first))
  must(await join(world, early, second))
  await world.runJobs()
  // one leaves late, one checks in, one is missing and disputes it
  world.at(NOON + 14 * hours(1))
  await leaveGame(world.deps, { gameId: first, userId: late.id, confirmPenalty: true })
  world.at(NOON + 60 * hours(1))
  await checkIn(early, first)
  world.at(NOON + 67 * hours(1))
  await world.runJobs()
  must(
    await world.call(`POST /api/games/${first}/attendance-statement`, {
      cookie: absent.cookie,
      body: { text: 'I stood at the first tee from seven' },
    }),
  )
  world.at(NOON + 62 * hours(1) + DAY)
  await checkIn(early, second)
  // a request with two answers, and two visits
  const at = (offset: number) => new Date(NOON + offset * hours(1)).toISOString()
  await world.deps.db.executeSql(
    `INSERT INTO requests (id, reference, kind, status, name, email, language, fields, body_hash,
       created_at, updated_at)
     VALUES ('request0000001', 'TG-000001', 'contact', 'answered', 'Emily', 'emily@example.com',
       'en', '{}', '', $1, $1)`,
    [at(1)],
  )
  for (const [id, hour] of [
    ['answer00000001', 6],
    ['answer00000002', 40],
  ] as const)
    await world.deps.db.executeSql(
      `INSERT INTO request_events (id, request_id, at, event, to_status)
       VALUES ($1, 'request0000001', $2, 'answer', 'answered')`,
      [id, at(hour)],
    )
  for (const [id, properties] of [
    ['visit000000001', '{"language":"en","country":"GB"}'],
    ['visit000000002', '{}'],
  ] as const)
    await world.deps.db.executeSql(
      `INSERT INTO analytics_events (id, name, properties, at) VALUES ($1, 'visit', $2, $3)`,
      [id, properties, at(30)],
    )
  // a member who comes back is no new visitor
  await world.deps.db.executeSql(
    `INSERT INTO analytics_events (id, name, user_id, properties, at)
     VALUES ('visit000000003', 'visit', $1, '{"language":"en","country":"GB"}', $2)`,
    [early.id, at(31)],
  )
  world.at(NOON + 8 * DAY)
  await world.runJobs()
})
afterAll(() => world.close())

const read = async (path: string) =>
  must(await world.call(`GET /api/admin/${path}`, { cookie: admin.cookie })).body
/** All metrics by day, week and month. */
const metrics = async () =>
  Promise.all(
    [
      ...['7d', '30d', '12w'].map((range) => `overview?range=${range}`),
      ...['day', 'week', 'month'].flatMap((by) => [
        `revenue?groupBy=${by}`,
        `analytics?groupBy=${by}`,
      ]),
    ].map(read),
  )
/** The same without rollups. */
async function counted() {
  const { rows } = await world.deps.db.executeSql<{ day: string; kept_at: string }>(
    'DELETE FROM figure_days RETURNING day, kept_at',
  )
  const list = await metrics()
  for (const row of rows)
    await world.deps.db.executeSql('INSERT INTO figure_days (day, kept_at) VALUES ($1, $2)', [
      row.day,
      row.kept_at,
    ])
  return list
}
const owed = async () =>
  ((await read('revenue?groupBy=day')) as { totals: { owedToHosts: { amount: number } }[] })
    .totals[0]?.owedToHosts.amount

test('rollups equal the computed metrics', async () => {
  const before = await metrics()
  expect(before[3]).toMatchObject({
    totals: [
      {
        fees: { amount: 30, currency: 'USD' },
        penalties: { amount: 30 },
        owedToHosts: { amount: 100 },
      },
      { fees: { amount: 4500, currency: 'JPY' } },
    ],
  })
  expect([before[1], before[4]]).toMatchObject([
    { responseTimes: { now: 300, answered: 1 }, noShows: { now: 0 } },
    { regions: [expect.objectContaining({ region: 'kanto' })] },
  ])
  expect(await rollupMetrics(world.deps)).toBeGreaterThan(7)
  expect(await metrics()).toEqual(before)
})

type FunnelCounts = Record<(typeof FUNNEL_STEPS)[number], number>
const readFunnel = async () =>
  (await read('analytics?groupBy=day')) as {
    funnel: FunnelCounts
    languages: ({ language: string } & FunnelCounts)[]
    countries: ({ country: string } & FunnelCounts)[]
  }
const stepsOf = (counts: FunnelCounts) => FUNNEL_STEPS.map((step) => counts[step])

test('no step of the funnel exceeds the one before, in total and in every row', async () => {
  const { funnel, languages, countries } = await readFunnel()
  expect(funnel).toMatchObject({ joined: 3, checkedIn: 1 })
  for (const row of [funnel, ...languages, ...countries])
    expect(stepsOf(row)).toEqual(stepsOf(row).toSorted((a, b) => b - a))
})

test('counts people at every step up to the furthest one, and signed-out visits', async () => {
  const before = (await readFunnel()).funnel
  // a required field is removed after the round
  await world.deps.db.executeSql('UPDATE profiles SET gender = NULL WHERE user_id = $1', [early.id])
  expect((await readFunnel()).funnel).toEqual(before)
  // fewer visits than people: browsers may ask not to be counted
  expect(before.visited).toBe(before.registered)
  const visits = before.registered + 7
  const addVisits = (userId: string | null, name: string) =>
    world.deps.db.executeSql(
      `INSERT INTO analytics_events (id, name, user_id, properties, at)
       SELECT $2 || n, 'visit', $1, '{"language":"en"}', $3 FROM generate_series(1, $4) n`,
      [userId, name, new Date(world.clock.now()).toISOString(), visits],
    )
  await addVisits(early.id, 'member')
  expect((await readFunnel()).funnel.visited).toBe(before.registered)
  await addVisits(null, 'stranger')
  expect((await readFunnel()).funnel.visited).toBe(visits + 2)
  await world.deps.db.executeSql(`DELETE FROM analytics_events WHERE id LIKE 'stranger%'`)
})

test('counts each host once a month by the month of their first game, rolled up or not', async () => {
  const [regular, returning] = (await createUsers(world, 2)) as [Person, Person]
  const play = async (person: Person, at: number, status = 'completed') => {
    const id = await hostGame(world, person, at)
    await world.deps.db.executeSql('UPDATE games SET status = $2 WHERE id = $1', [id, status])
  }
  const begun = world.clock.now()
  world.at(NOON - 70 * DAY)
  // 20 September: two games in a month, one of them early on the first of October in Japan; a
  // cancelled game does not count for its host
  await play(regular, NOON - 60 * DAY)
  await play(regular, NOON - 58 * DAY)
  await play(regular, NOON - 50 * DAY - 8 * hours(1))
  await play(returning, NOON - 61 * DAY, 'cancelled')
  await play(returning, NOON - 30 * DAY)
  world.at(begun)
  const retention = async () =>
    (
      (await read('analytics?groupBy=month')) as {
        retention: { month: string; hosts: number; active: number[] }[]
      }
    ).retention
  const live = await retention()
  expect(live.slice(-3)).toEqual([
    { month: '2026-09', hosts: 1, active: [1, 0] },
    { month: '2026-10', hosts: 1, active: [0] },
    { month: '2026-11', hosts: 1, active: [] },
  ])
  await world.deps.db.executeSql('DELETE FROM figure_days')
  await rollupMetrics(world.deps)
  expect(await retention()).toEqual(live)
  // rolled up by another version of the statements: not used
  await world.deps.db.executeSql(`UPDATE day_figures SET n = n + 100 WHERE name = 'hosts'`)
  expect((await retention())[3]!.hosts).toBe(101)
  await world.deps.db.executeSql(`UPDATE day_figures SET part = 'another' WHERE name = 'counted'`)
  expect(await retention()).toEqual(live)
  await rollupMetrics(world.deps)
})

test('computes a rolled-up day once, and never rolls up today', async () => {
  // changes within the hour before a run are computed again by the next run
  world.at(world.clock.now() + hours(5))
  await rollupMetrics(world.deps)
  expect(await rollupMetrics(world.deps)).toBe(0)
  const days = (
    await world.deps.db.executeSql<{ day: string }>('SELECT day FROM figure_days ORDER BY day')
  ).rows.map((row) => row.day)
  expect(days.at(-1)).toBe('2026-11-27')
  await world.deps.db.executeSql(
    `UPDATE day_figures SET n = n + 100 WHERE name = 'owed' AND part = 'USD'`,
  )
  expect(await owed()).toBe(101)
  await world.deps.db.executeSql(
    `UPDATE day_figures SET n = n - 100 WHERE name = 'owed' AND part = 'USD'`,
  )
})

test('shows a decision about a past day at once and rolls it up in the next run', async () => {
  const before = await metrics()
  world.at(world.clock.now() + hours(5))
  const open = (await listCases(world, first)).find(
    (listedCase) => listedCase.kind === 'attendance',
  )!
  must(
    await world.call(`POST /api/admin/cases/${open.id}/decide`, {
      cookie: admin.cookie,
      body: { outcome: 'rejected', reason },
    }),
  )
  await world.runJobs()
  const after = await metrics()
  expect(after).not.toEqual(before)
  expect(after).toEqual(await counted())
  expect(await rollupMetrics(world.deps)).toBeGreaterThan(0)
  world.at(world.clock.now() + hours(5))
  expect(await metrics()).toEqual(await counted())
  await rollupMetrics(world.deps)
  expect(await rollupMetrics(world.deps)).toBe(0)
  expect(await metrics()).toEqual(await counted())
})

test('moves the revenue of past days with a game that changes its course', async () => {
  await world.deps.db.executeSql(
    `UPDATE games SET course_name = 'Chiba Test Links' WHERE id = $1`,
    [first],
  )
  await world.deps.db.executeSql(
    `INSERT INTO game_events (id, game_id, at, event, actor) VALUES ($1, $2, $3, 'edit', 'host')`,
    [newId(), first, world.clock.iso()],
  )
  const names = async () =>
    ((await read('revenue?groupBy=week')) as { courses: { courseName: string }[] }).courses.map(
      (course) => course.courseName,
    )
  expect(await names()).not.toContain('Boso Misaki Golf Links')
  await rollupMetrics(world.deps)
  expect([await names(), await metrics()]).toEqual([
    expect.arrayContaining(['Chiba Test Links']),
    await counted(),
  ])
})

test('counts refunds and payouts on their own day, and drops rollups after a clock is set back', async () => {
  const row = async (person: Person, type: string) =>
    (
      await world.deps.db.executeSql<{ id: string }>(
        `SELECT id FROM transactions WHERE user_id = $1 AND type = $2`,
        [person.id, type],
      )
    ).rows[0]!.id
  must(
    await world.call(
      `POST /api/admin/transactions/${await row(host, 'left_late_charged')}/pay-out`,
      {
        cookie: admin.cookie,
        body: { reason },
      },
    ),
  )
  must(
    await world.call(`POST /api/admin/transactions/${await row(early, 'platform_fee')}/refund`, {
      cookie: admin.cookie,
      body: { amount: 30, left: 30, reason },
    }),
  )
  await world.runJobs()
  world.at(world.clock.now() + 2 * DAY)
  await rollupMetrics(world.deps)
  expect(await metrics()).toEqual(await counted())
  world.at(NOON + 6 * DAY)
  expect(await metrics()).toEqual(await counted())
  await rollupMetrics(world.deps)
  expect(
    (await world.deps.db.executeSql<{ day: string }>('SELECT max(day) AS day FROM figure_days'))
      .rows[0]!.day,
  ).toBe('2026-11-25')
})
