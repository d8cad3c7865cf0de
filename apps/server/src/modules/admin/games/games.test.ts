import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, hours } from '@tomogolf/domain/time'
import {
  readProviderTotals,
  hostGame,
  join,
  must,
  newPerson,
  type Person,
} from '../../../../test/support/people.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'
import { auditOf, mailsTo, newAdministrator } from '../../../../test/support/administrator.ts'

let world: World
let admin: Person, host: Person, guest: Person
let day = 0
let gameId: string
const reason = 'The course has closed after the storm'
type Game = {
  version: number
  status: string
  guests: { status: string; holdStatus: string; holdId: string }[]
  events: { event: string; by: string | null }[]
  code: string
}
const read = async (id = gameId) =>
  (await world.call<Game>(`GET /api/admin/games/${id}`, { cookie: admin.cookie })).body
const cancel = async (version?: number) =>
  world.call<Game>(`POST /api/admin/games/${gameId}/cancel`, {
    cookie: admin.cookie,
    body: { reason, version: version ?? (await read()).version },
  })

beforeAll(async () => {
  world = await createWorld()
  admin = await newAdministrator(world)
  host = await newPerson(world, 'Kenji')
  guest = await newPerson(world, 'Emily')
})
beforeEach(async () => {
  gameId = await hostGame(world, host, NOON + 2 * DAY + ++day * hours(6), { price: 100 })
})
afterAll(() => world.close())

describe('a force-cancel', () => {
  test('works inside the window, keeps every hold and notifies host and guests', async () => {
    must(await join(world, guest, gameId))
    const before = readProviderTotals(world, guest)
    world.at(NOON + DAY)
    const done = await cancel()
    world.at(NOON)
    expect([
      done.status,
      done.body.status,
      done.body.guests[0]?.status,
      done.body.guests[0]?.holdStatus,
    ]).toEqual([200, 'admin_cancelled', 'force_cancelled', 'authorised'])
    await world.runJobs()
    expect(readProviderTotals(world, guest)).toEqual(before)
    expect(before.held).toBe(13_000)
    const toGuest = (await mailsTo(world, guest)).find(
        (mail) => mail.template === 'game_cancelled_guest',
      ),
      toHost = (await mailsTo(world, host)).find((mail) => mail.template === 'game_cancelled_host')
    expect([toGuest?.text.includes(reason), toHost?.text.includes(reason)]).toEqual([true, true])
    expect(
      (await auditOf(world, gameId)).map((a) => [a.action, a.reason, a.before, a.after]),
    ).toEqual([['game.force_cancel', reason, 'scheduled', 'admin_cancelled']])
    const cases = await world.deps.db.executeSql<{ kind: string; status: string }>(
      'SELECT kind, status FROM cases WHERE game_id = $1',
      [gameId],
    )
    expect(cases.rows).toEqual([{ kind: 'force_cancelled', status: 'open' }])
  })
  test('places no planned hold and opens no case for it', async () => {
    gameId = await hostGame(world, host, NOON + 40 * DAY + day * hours(6))
    must(await join(world, guest, gameId))
    const before = readProviderTotals(world, guest)
    const done = await cancel()
    expect(done.body.guests[0]).toMatchObject({ status: 'force_cancelled', holdStatus: 'released' })
    expect(readProviderTotals(world, guest)).toEqual(before)
    expect(
      (await world.deps.db.executeSql('SELECT 1 FROM cases WHERE game_id = $1', [gameId])).rows,
    ).toEqual([])
  })
  test('is refused for a stale version and for a cancelled game', async () => {
    const stale = await cancel(99)
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_EDIT'])
    expect((await cancel()).status).toBe(200)
    const again = await cancel()
    expect([again.status, again.body.code]).toEqual([409, 'GAME_CANCELLED'])
  })
  test('of an unknown game is not found', async () => {
    const none = await world.call('POST /api/admin/games/abcdefghjkmnpq/cancel', {
      cookie: admin.cookie,
      body: { reason, version: 1 },
    })
    expect([none.status, none.body.code]).toEqual([404, 'GAME_NOT_FOUND'])
  })
})

describe('the list of games', () => {
  const list = async (query: Record<string, string>) =>
    (
      await world.call<{ rows: { id: string; status: string }[] }>('GET /api/admin/games', {
        cookie: admin.cookie,
        query,
      })
    ).body.rows
  test('finds games by course, host and id, in any status', async () => {
    await cancel()
    for (const search of ['boso misaki', 'kenji', gameId])
      expect((await list({ search, pageSize: '100' })).map((game) => game.id)).toContain(gameId)
    expect(new Set((await list({ status: 'admin_cancelled' })).map((game) => game.status))).toEqual(
      new Set(['admin_cancelled']),
    )
  })
  test('filters by days of the calendar in Japan', async () => {
    const id = await hostGame(world, host, NOON + 50 * DAY)
    expect((await list({ from: '2027-01-09', to: '2027-01-09' })).map((game) => game.id)).toEqual([
      id,
    ])
    expect(await list({ from: '2027-01-10', to: '2027-01-12' })).toEqual([])
  })
})

describe('settings', () => {
  const write = (value: string, seen?: string) =>
    world.call<{
      code: string
      details: { path: string; message: string }[]
      settings: { settingKey: string; settingValue: string }[]
    }>('PUT /api/admin/settings', {
      cookie: admin.cookie,
      body: {
        settings: [{ settingKey: 'platform_fee_base_usd', settingValue: value }],
        ...(seen && { seen: [{ settingKey: 'platform_fee_base_usd', settingValue: seen }] }),
        reason: 'New season',
      },
    })
  test('are changed by an operator, with the previous value in the audit log', async () => {
    const written = await write('50', '30')
    expect(
      written.body.settings.find((setting) => setting.settingKey === 'platform_fee_base_usd')
        ?.settingValue,
    ).toBe('50')
    expect(
      (await auditOf(world, 'platform_fee_base_usd')).map((a) => [a.before, a.after, a.reason]),
    ).toEqual([['30', '50', 'New season']])
    const stale = await write('40', '30')
    expect([stale.status, stale.body.code, stale.body.details[0]?.message]).toEqual([
      409,
      'STALE_EDIT',
      'Now: 50',
    ])
    await write('30')
  })
})

test('the overview has the counts of the lists', async () => {
  const { body } = await world.call<{
    counts: { users: number; openCases: number }
    held: { holds: number; amounts: { amount: number; currency: string }[] }
    newUsers: { now: number }
    decisions: { kind: string }[]
  }>('GET /api/admin/overview', { cookie: admin.cookie, query: { range: '7d' } })
  expect(body.counts.users).toBe(3)
  expect(body.newUsers.now).toBe(3)
  expect(body.held).toMatchObject({ holds: 1, amounts: [{ amount: 130, currency: 'USD' }] })
  expect(body.counts.openCases).toBe(1)
  expect(body.decisions.map((decision) => decision.kind)).toContain('case')
})
