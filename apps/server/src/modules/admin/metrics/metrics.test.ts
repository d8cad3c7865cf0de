import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, hours } from '@tomogolf/domain/time'
import { rollupMetrics } from '../../analytics/metrics/rollup-metrics.usecase.ts'
import { leaveGame } from '../../participations/joining/leave-game.usecase.ts'
import { newId } from '../../../platform/security/ids.ts'
import { hostGame, join, must, type Person } from '../../../../test/support/people.ts'
import { listCases, createUsers } from '../../../../test/support/create-users.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'
import { newAdministrator } from '../../../../test/support/administrator.ts'

let w: World
let admin: Person, host: Person, early: Person, late: Person, absent: Person
let first: string, second: string
const checkIn = async (guest: Person, gameId: string) =>
  must(
    await w.call(`POST /api/games/${gameId}/check-in`, {
      cookie: guest.cookie,
      body: {
        code: must(
          await w.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }),
        ).body.code,
      },
    }),
  )
const reason = 'Agreed by phone'
beforeAll(async () => {
  w = await createWorld()
  admin = await newAdministrator(w)
  ;[host, early, late, absent] = (await createUsers(w, 4)) as [Person, Person, Person, Person]
  first = await hostGame(w, host, NOON + 60 * hours(1))
  second = await hostGame(w, host, NOON + 62 * hours(1) + DAY, {
    currency: 'JPY',
    price: 15_000,
    slots: 1,
    courseName: 'Isumi Test Links',
  })
  for (const guest of [early, late, absent]) must(await join(w, guest, first))
  must(await join(w, early, second))
  await w.runJobs()
  // one leaves late, one checks in, one is missing and disputes it
  w.at(NOON + 14 * hours(1))
  await leaveGame(w.deps, { gameId: first, userId: late.id, confirmPenalty: true })
  w.at(NOON + 60 * hours(1))
  await checkIn(early, first)
  w.at(NOON + 67 * hours(1))
  await w.runJobs()
  must(
    await w.call(`POST /api/games/${first}/attendance-statement`, {
      cookie: absent.cookie,
      body: { text: 'I stood at the first tee from seven' },
    }),
  )
  w.at(NOON + 62 * hours(1) + DAY)
  await checkIn(early, second)
  // a request with two answers, and two visits
  const at = (n: number) => new Date(NOON + n * hours(1)).toISOString()
  await w.deps.db.executeSql(
    `INSERT INTO requests (id, reference, kind, status, name, email, language, fields, body_hash, created_at, updated_at) VALUES ('request0000001', 'TG-000001', 'contact', 'answered', 'Emily', 'emily@example.com', 'en', '{}', '', $1, $1)`,
    [at(1)],
  )
  for (const [id, hour] of [
    ['answer00000001', 6],
    ['answer00000002', 40],
  ] as const)
    await w.deps.db.executeSql(
      `INSERT INTO request_events (id, request_id, at, event, to_status) VALUES ($1, 'request0000001', $2, 'answer', 'answered')`,
      [id, at(hour)],
    )
  for (const [id, properties] of [
    ['visit000000001', '{"language":"en","country":"GB"}'],
    ['visit000000002', '{}'],
  ] as const)
    await w.deps.db.executeSql(
      `INSERT INTO analytics_events (id, name, properties, at) VALUES ($1, 'visit', $2, $3)`,
      [id, properties, at(30)],
    )
  w.at(NOON + 8 * DAY)
  await w.runJobs()
})
afterAll(() => w.close())

const read = async (path: string) =>
  must(await w.call(`GET /api/admin/${path}`, { cookie: admin.cookie })).body
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
  const { rows } = await w.deps.db.executeSql<{ day: string; kept_at: string }>(
    'DELETE FROM figure_days RETURNING day, kept_at',
  )
  const list = await metrics()
  for (const r of rows)
    await w.deps.db.executeSql('INSERT INTO figure_days (day, kept_at) VALUES ($1, $2)', [
      r.day,
      r.kept_at,
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
    { funnel: { visited: 2 }, regions: [expect.objectContaining({ region: 'kanto' })] },
  ])
  expect(await rollupMetrics(w.deps)).toBeGreaterThan(7)
  expect(await metrics()).toEqual(before)
})

test('counts each host once a month by the month of their first game, rolled up or not', async () => {
  const [regular, returning] = (await createUsers(w, 2)) as [Person, Person]
  const play = async (p: Person, at: number, status = 'completed') => {
    const id = await hostGame(w, p, at)
    await w.deps.db.executeSql('UPDATE games SET status = $2 WHERE id = $1', [id, status])
  }
  const begun = w.clock.now()
  w.at(NOON - 70 * DAY)
  // 20 September: two games in a month, one of them early on the first of October in Japan; a cancelled game does not count for its host
  await play(regular, NOON - 60 * DAY)
  await play(regular, NOON - 58 * DAY)
  await play(regular, NOON - 50 * DAY - 8 * hours(1))
  await play(returning, NOON - 61 * DAY, 'cancelled')
  await play(returning, NOON - 30 * DAY)
  w.at(begun)
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
  await w.deps.db.executeSql('DELETE FROM figure_days')
  await rollupMetrics(w.deps)
  expect(await retention()).toEqual(live)
  // rolled up by another version of the statements: not used
  await w.deps.db.executeSql(`UPDATE day_figures SET n = n + 100 WHERE name = 'hosts'`)
  expect((await retention())[3]!.hosts).toBe(101)
  await w.deps.db.executeSql(`UPDATE day_figures SET part = 'another' WHERE name = 'counted'`)
  expect(await retention()).toEqual(live)
  await rollupMetrics(w.deps)
})

test('computes a rolled-up day once, and never rolls up today', async () => {
  // changes within the hour before a run are computed again by the next run
  w.at(w.clock.now() + hours(5))
  await rollupMetrics(w.deps)
  expect(await rollupMetrics(w.deps)).toBe(0)
  const days = (
    await w.deps.db.executeSql<{ day: string }>('SELECT day FROM figure_days ORDER BY day')
  ).rows.map((r) => r.day)
  expect(days.at(-1)).toBe('2026-11-27')
  await w.deps.db.executeSql(
    `UPDATE day_figures SET n = n + 100 WHERE name = 'owed' AND part = 'USD'`,
  )
  expect(await owed()).toBe(101)
  await w.deps.db.executeSql(
    `UPDATE day_figures SET n = n - 100 WHERE name = 'owed' AND part = 'USD'`,
  )
})

test('shows a decision about a past day at once and rolls it up in the next run', async () => {
  const before = await metrics()
  w.at(w.clock.now() + hours(5))
  const open = (await listCases(w, first)).find((c) => c.kind === 'attendance')!
  must(
    await w.call(`POST /api/admin/cases/${open.id}/decide`, {
      cookie: admin.cookie,
      body: { outcome: 'rejected', reason },
    }),
  )
  await w.runJobs()
  const after = await metrics()
  expect(after).not.toEqual(before)
  expect(after).toEqual(await counted())
  expect(await rollupMetrics(w.deps)).toBeGreaterThan(0)
  w.at(w.clock.now() + hours(5))
  expect(await metrics()).toEqual(await counted())
  await rollupMetrics(w.deps)
  expect(await rollupMetrics(w.deps)).toBe(0)
  expect(await metrics()).toEqual(await counted())
})

test('moves the revenue of past days with a game that changes its course', async () => {
  await w.deps.db.executeSql(`UPDATE games SET course_name = 'Chiba Test Links' WHERE id = $1`, [
    first,
  ])
  await w.deps.db.executeSql(
    `INSERT INTO game_events (id, game_id, at, event, actor) VALUES ($1, $2, $3, 'edit', 'host')`,
    [newId(), first, w.clock.iso()],
  )
  const names = async () =>
    ((await read('revenue?groupBy=week')) as { courses: { courseName: string }[] }).courses.map(
      (c) => c.courseName,
    )
  expect(await names()).not.toContain('Boso Misaki Golf Links')
  await rollupMetrics(w.deps)
  expect([await names(), await metrics()]).toEqual([
    expect.arrayContaining(['Chiba Test Links']),
    await counted(),
  ])
})

test('books refunds and pay-outs on their own day, and drops rollups after a clock is set back', async () => {
  const row = async (p: Person, type: string) =>
    (
      await w.deps.db.executeSql<{ id: string }>(
        `SELECT id FROM transactions WHERE user_id = $1 AND type = $2`,
        [p.id, type],
      )
    ).rows[0]!.id
  must(
    await w.call(`POST /api/admin/transactions/${await row(host, 'left_late_charged')}/pay-out`, {
      cookie: admin.cookie,
      body: { reason },
    }),
  )
  must(
    await w.call(`POST /api/admin/transactions/${await row(early, 'platform_fee')}/refund`, {
      cookie: admin.cookie,
      body: { amount: 30, left: 30, reason },
    }),
  )
  await w.runJobs()
  w.at(w.clock.now() + 2 * DAY)
  await rollupMetrics(w.deps)
  expect(await metrics()).toEqual(await counted())
  w.at(NOON + 6 * DAY)
  expect(await metrics()).toEqual(await counted())
  await rollupMetrics(w.deps)
  expect(
    (await w.deps.db.executeSql<{ day: string }>('SELECT max(day) AS day FROM figure_days'))
      .rows[0]!.day,
  ).toBe('2026-11-25')
})
