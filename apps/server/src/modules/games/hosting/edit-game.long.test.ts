import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, hours, japanText, type Instant } from '@tomogolf/domain/time'
import { importCourseList } from '../../courses/import-course-list.usecase.ts'
import {
  readProviderTotals,
  hostGame,
  join,
  must,
  newPerson,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

let world: World, host: Person, guest: Person, stranger: Person
/** Each test takes a week of its own, so that games do not clash. */
let week = 0
const nextTeeTime = (): Instant => NOON + 7 * DAY * ++week
beforeAll(async () => {
  world = await createWorld()
  await importCourseList(world.deps)
  host = await newPerson(world, 'Kenji')
  guest = await newPerson(world, 'Emily')
  stranger = await newPerson(world, 'Marcus')
})
afterAll(() => world.close())

const edit = (id: string, body: object, who = host) =>
  world.call<{ code: string; version: number; params: object; joinPreview: object }>(
    `PUT /api/games/${id}`,
    {
      cookie: who.cookie,
      body,
    },
  )
const cancel = (id: string, who = host, body?: object) =>
  world.call<{ code: string }>(`POST /api/games/${id}/cancel`, {
    cookie: who.cookie,
    ...(body && { body }),
  })
const detail = async (id: string, who: Person) =>
  must(
    await world.call<{
      viewer: { can: Record<string, unknown>; leavePenalty: unknown; freeUntil: string }
      gameStatus: string
      cancelReason: string
      joinPreview: object
    }>(`GET /api/games/${id}`, { cookie: who.cookie }),
  ).body
const hosted = async (game: object = {}) => {
  const teeTime = nextTeeTime()
  world.at(teeTime - 4 * DAY)
  return {
    teeTime,
    id: await hostGame(world, host, teeTime, {
      notes: 'Meet at the gate',
      mealPackageType: 'included_in_fees',
      caddieIncluded: true,
      ...game,
    }),
  }
}

test('changes only the fields of the edit', async () => {
  const { id } = await hosted()
  const before = await detail(id, host)
  const after = must(await edit(id, { version: 1, slots: 2, dressCodeLevel: 'casual' })).body
  expect(after).toMatchObject({
    slots: 2,
    dressCodeLevel: 'casual',
    version: 2,
    notes: 'Meet at the gate',
    caddieIncluded: true,
    mealIncluded: true,
    price: 100,
    viewer: { role: 'host' },
  })
  const unchanged = (page: { joinPreview: object }) => ({
    ...page,
    joinPreview: { ...page.joinPreview, mostSeats: 0, waiting: null },
    slots: 0,
    availableSlots: 0,
    totalPlayers: 0,
    dressCodeLevel: '',
    version: 0,
  })
  expect(unchanged(after)).toEqual(unchanged(before))
})
test('refuses a stale edit, and creates no version for an edit without changes', async () => {
  const { id } = await hosted()
  must(await edit(id, { version: 1, slots: 2 }))
  expect(must(await edit(id, { version: 1, slots: 1 }), 409).body.code).toBe('STALE_EDIT')
  expect(must(await edit(id, { version: 2, slots: 2 })).body.version).toBe(2)
})
test('only the host can edit or cancel a game', async () => {
  const { id } = await hosted()
  expect(must(await edit(id, { version: 1, slots: 1 }, stranger), 403).body.code).toBe('FORBIDDEN')
  expect(must(await cancel(id, stranger), 403).body.code).toBe('FORBIDDEN')
  for (const key of [`PUT /api/games/${id}`, `POST /api/games/${id}/cancel`])
    expect((await world.call(key, { body: { version: 1 } })).status).toBe(401)
  expect((await edit('0'.repeat(14), { version: 1 })).status).toBe(404)
  expect((await cancel('0'.repeat(14))).status).toBe(404)
})
test('refuses to change the price, or to remove a taken seat, of a game with a guest', async () => {
  const { id } = await hosted()
  must(await edit(id, { version: 1, price: 90, currency: 'USD' }))
  must(await join(world, guest, id))
  expect(must(await edit(id, { version: 2, price: 80 }), 409).body.code).toBe('GAME_PRICE_LOCKED')
  expect(must(await edit(id, { version: 2, price: 90, currency: 'JPY' }), 409).body.code).toBe(
    'GAME_PRICE_LOCKED',
  )
  must(await join(world, stranger, id))
  expect(must(await edit(id, { version: 2, slots: 1 }), 409).body).toMatchObject({
    code: 'SLOTS_BELOW_GUESTS',
    params: { count: 2 },
  })
  must(await edit(id, { version: 2, slots: 2, price: 90 }))
})
test('the host can change a game with guests up to 48 hours before, then only an operator', async () => {
  const { id, teeTime } = await hosted()
  must(await join(world, guest, id))
  world.at(teeTime - hours(48))
  must(await edit(id, { version: 1, notes: 'Bring an umbrella' }))
  world.at(teeTime - hours(48) + 1)
  expect(must(await edit(id, { version: 2, notes: 'Bring two' }), 409).body).toMatchObject({
    code: 'PROTECTED_BOOKING',
    params: { hours: 48 },
  })
  expect(must(await cancel(id), 409).body.code).toBe('PROTECTED_BOOKING')
  expect((await detail(id, host)).viewer.can).toMatchObject({
    edit: 'PROTECTED_BOOKING',
    cancel: 'PROTECTED_BOOKING',
  })
})
test('the host can change a game without guests until its tee time', async () => {
  const { id, teeTime } = await hosted()
  world.at(teeTime - MINUTE)
  must(await edit(id, { version: 1, notes: 'No guests yet' }))
  world.at(teeTime)
  expect(must(await edit(id, { version: 2, notes: 'Too late' }), 409).body.code).toBe(
    'GAME_ALREADY_STARTED',
  )
  expect(must(await cancel(id), 409).body.code).toBe('GAME_ALREADY_STARTED')
})
test('checks a new tee time by the rules of a new game, and an unchanged one not again', async () => {
  const { id, teeTime } = await hosted()
  world.at(teeTime - hours(2))
  must(await edit(id, { version: 1, date: japanText(teeTime), slots: 2 }))
  expect(must(await edit(id, { version: 2, date: japanText(teeTime + HOUR) }), 400).body.code).toBe(
    'TEE_TIME_TOO_SOON',
  )
  expect(must(await edit(id, { version: 2, date: japanText(teeTime - DAY) }), 400).body.code).toBe(
    'TEE_TIME_PAST',
  )
  const other = await hostGame(world, host, teeTime + 2 * DAY)
  expect(
    must(await edit(id, { version: 2, date: japanText(teeTime + 2 * DAY + HOUR) }), 409).body,
  ).toMatchObject({ code: 'GAME_CLASH', params: { gameId: other } })
  must(await edit(id, { version: 2, date: japanText(teeTime + DAY) }))
})
test('notifies the guests of a new time and lets them leave free of charge until the leave window', async () => {
  const { id, teeTime } = await hosted()
  must(await join(world, guest, id))
  must(await edit(id, { version: 1, date: japanText(teeTime + HOUR) }))
  const leaveWindow = teeTime + HOUR - hours(48)
  world.at(leaveWindow)
  expect((await detail(id, guest)).viewer).toMatchObject({
    leavePenalty: null,
    freeUntil: new Date(leaveWindow).toISOString(),
  })
  await world.runJobs()
  const mails = must(
    await world.call<{ template: string }[]>('GET /api/dev/outbox', { query: { to: guest.email } }),
  ).body
  expect(mails.map((mail) => mail.template)).toContain('game_changed_guest')
  expect(
    must(await world.call(`POST /api/games/${id}/leave`, { cookie: guest.cookie })).body,
  ).toEqual({
    penalty: null,
  })
})
test('a changed note does not let guests leave free of charge', async () => {
  const { id, teeTime } = await hosted()
  must(await join(world, guest, id))
  must(await edit(id, { version: 1, notes: 'Lunch is at one' }))
  world.at(teeTime - HOUR)
  expect((await detail(id, guest)).viewer.leavePenalty).toEqual({ amount: 130, currency: 'USD' })
})
test('takes the place of another chosen course; an entered name is an unlisted course', async () => {
  const { id } = await hosted({ courseId: 'oarai-golf-club' })
  expect(must(await edit(id, { version: 1, courseId: 'keya-golf-club' })).body).toMatchObject({
    courseName: 'Keya Golf Club',
    region: 'kyushu',
    prefecture: 'Fukuoka',
    placeJa: '福岡県糸島市',
  })
  expect(
    must(
      await edit(id, { version: 2, courseName: 'My driving range', location: 'Sapporo, Hokkaido' }),
    ).body,
  ).toMatchObject({
    courseId: null,
    courseName: 'My driving range',
    courseNameJa: null,
    placeJa: null,
    region: 'hokkaido',
  })
})
test('cancelling releases every hold, notifies the guests of the reason and counts for the host', async () => {
  const { id } = await hosted()
  const late = await newPerson(world, 'Late')
  must(await join(world, late, id))
  expect(readProviderTotals(world, late).held).toBe(13_000)
  must(await cancel(id, host, { reason: 'Typhoon' }))
  expect(readProviderTotals(world, late).held).toBe(0)
  expect(await detail(id, late)).toMatchObject({ gameStatus: 'cancelled', cancelReason: 'Typhoon' })
  await world.runJobs()
  const mails = must(
    await world.call<{ template: string; text: string }[]>('GET /api/dev/outbox', {
      query: { to: late.email },
    }),
  ).body
  expect(mails.find((mail) => mail.template === 'game_cancelled_guest')?.text).toContain('Typhoon')
  const { transactions } = must(
    await world.call<{ transactions: { type: string; game: { id: string } }[] }>(
      'GET /api/transactions',
      { cookie: host.cookie },
    ),
  ).body
  expect(transactions.find((t) => t.type === 'game_cancelled')).toMatchObject({ game: { id } })
  expect(must(await cancel(id), 409).body.code).toBe('GAME_CANCELLED')
  expect(must(await edit(id, { version: 1, notes: 'x' }), 409).body.code).toBe('GAME_CANCELLED')
})
test('logs the changed fields with their values before and after', async () => {
  const { id } = await hosted()
  must(await edit(id, { version: 1, slots: 1, notes: null }))
  const { rows } = await world.deps.db.executeSql<{ details: string; actor_id: string }>(
    `SELECT details, actor_id FROM game_events WHERE game_id = $1 AND event = 'edited'`,
    [id],
  )
  expect(rows.map((row) => [JSON.parse(row.details), row.actor_id])).toEqual([
    [{ slots: [3, 1], notes: ['Meet at the gate', null] }, host.id],
  ])
})
