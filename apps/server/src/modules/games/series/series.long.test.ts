import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, iso, japanDate, japanText, type Instant } from '@tomogolf/domain/time'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import {
  join,
  must,
  newPerson,
  readProviderTotals,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

const WEEK = 7 * DAY
const FIRST = NOON + 10 * DAY
let world: World, host: Person, guest: Person
beforeAll(async () => {
  world = await createWorld()
  host = await newPerson(world, 'Kenji')
  guest = await newPerson(world, 'Emily')
  must(await world.call('POST /api/host-terms', { cookie: host.cookie, body: { accepted: true } }))
})
afterAll(() => world.close())
// no game of another test may clash
beforeEach(async () => {
  await world.runJobs()
  world.at(NOON)
  await world.deps.db.executeSql(`UPDATE games SET status = 'cancelled' WHERE status = 'scheduled'`)
})

type Row = {
  id: string
  series: string | null
  tee: string | Date
  status: string
  key: string | null
  decide: string | Date | null
  notes: string | null
}
/** The games that one test has created, by tee time. */
const rows = async (): Promise<(Row & { at: Instant })[]> => {
  const { rows: found } = await world.deps.db.executeSql<Row>(
    `SELECT id, series_id AS series, tee_time AS tee, status, invite_key AS key,
      decide_at AS decide, notes FROM games WHERE host_id = $1 AND status = 'scheduled'
      ORDER BY tee_time`,
    [host.id],
  )
  return found.map((row) => ({ ...row, at: new Date(row.tee).getTime() }))
}
const weeks = (...numbers: number[]) => numbers.map((week) => japanDate(FIRST + week * WEEK))
const create = (more: object = {}) =>
  world.call<{ id: string; code: string; params: object; message: string }>('POST /api/games', {
    cookie: host.cookie,
    body: {
      courseName: 'Boso Misaki Golf Links',
      date: japanText(FIRST),
      location: '2240 Misaki-cho, Isumi, Chiba',
      price: 100,
      slots: 2,
      ...more,
    },
  })
const series = async (more: object = {}): Promise<string[]> => {
  must(await create({ repeatOn: weeks(1, 2, 3), ...more }), 201)
  return (await rows()).map(({ id }) => id)
}
type Detail = {
  series: { id: string; teeTime: string; gameStatus: string; guests: number }[] | null
  version: number
}
const detail = async (id: string, who?: Person) =>
  must(await world.call<Detail>(`GET /api/games/${id}`, who ? { cookie: who.cookie } : {})).body
const edit = async (id: string, body: object, who = host) =>
  world.call<{ code: string; params: object; message: string }>(`PUT /api/games/${id}`, {
    cookie: who.cookie,
    body: { version: (await detail(id, host)).version, scope: 'following', ...body },
  })
const cancel = (id: string, body: object = { scope: 'following' }, who = host) =>
  world.call<{ code: string; params: object }>(`POST /api/games/${id}/cancel`, {
    cookie: who.cookie,
    body,
  })
const mails = async (to: Person, template: string) => {
  await world.runJobs()
  return must(
    await world.call<{ template: string; text: string }[]>('GET /api/dev/outbox', {
      query: { to: to.email },
    }),
  ).body.filter((mail) => mail.template === template)
}
const setMaximum = (weekCount: number) =>
  world.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('series_weeks_max', $1, now())
      ON CONFLICT (key) DO UPDATE SET value = $1`,
    [String(weekCount)],
  )

describe('publishing a series', () => {
  test('creates one game a week, without the days that are left out, and one mail', async () => {
    const before = (await mails(host, 'game_created')).length
    must(await create({ repeatOn: weeks(3, 1), minPlayers: 2 }), 201)
    const games = await rows()
    expect(games.map(({ at }) => at)).toEqual([FIRST, FIRST + WEEK, FIRST + 3 * WEEK])
    expect(new Set(games.map((game) => game.series)).size).toBe(1)
    expect(games.map(({ at, decide }) => at - new Date(decide!).getTime())).toEqual(
      games.map(() => FIRST - new Date(games[0]!.decide!).getTime()),
    )
    const sent = await mails(host, 'game_created')
    expect(sent).toHaveLength(before + 1)
    const text = sent.map((mail) => mail.text).find((body) => body.includes('Also on'))
    expect(text).toContain('Mon, Dec 7')
    expect(text).toContain('Mon, Dec 21')
  })
  test('a single game has no series', async () => {
    const { id } = must(await create(), 201).body
    expect((await rows())[0]!.series).toBeNull()
    expect((await detail(id, host)).series).toBeNull()
  })
  test('names every day with another game, and creates nothing', async () => {
    for (const week of [1, 3])
      must(await create({ date: japanText(FIRST + week * WEEK + 5 * HOUR - MINUTE) }), 201)
    const refused = await create({ repeatOn: weeks(1, 2, 3) })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'SERIES_CLASH', params: { days: weeks(1, 3).join(',') } },
    })
    expect(refused.body.message).toContain('Mon, Dec 7 · Mon, Dec 21')
    expect(await rows()).toHaveLength(2)
    must(await create({ repeatOn: weeks(2) }), 201)
    expect(await rows()).toHaveLength(4)
  })
  test.each<[string, string[], number]>([
    ['another weekday', [japanDate(FIRST + WEEK + DAY)], 8],
    ['the first day', [japanDate(FIRST)], 8],
    ['a day twice', [...weeks(1), ...weeks(1)], 8],
    ['the week after the last allowed one', weeks(4), 4],
    ['any week while series are switched off', weeks(1), 1],
  ])('is refused with %s', async (_name, repeatOn, maximum) => {
    await setMaximum(maximum)
    expect(await create({ repeatOn })).toMatchObject({
      status: 400,
      body: { code: 'SERIES_DATES_INVALID', params: { count: maximum } },
    })
    expect(await rows()).toEqual([])
    await setMaximum(8)
  })
  test('is refused when a later week is more than a year ahead', async () => {
    const date = japanText(NOON + 360 * DAY)
    const repeatOn = [japanDate(NOON + 367 * DAY)]
    expect((await create({ date, repeatOn })).body.code).toBe('TEE_TIME_TOO_FAR')
    expect(await rows()).toEqual([])
  })
  test('gives the course booking to the first game only', async () => {
    const [first] = await series({
      booking: {
        via: 'telephone',
        reference: 'A-77',
        bookedPlayers: 3,
        namesDueAt: null,
        freeChangesUntil: null,
        schedule: [],
      },
    })
    const { rows: booked } = await world.deps.db.executeSql<{ id: string }>(
      'SELECT game_id AS id FROM course_bookings WHERE game_id IN (SELECT id FROM games WHERE status <> $1)',
      ['cancelled'],
    )
    expect(booked).toEqual([{ id: first }])
  })
  test('gives each invite-only game a link of its own, which opens no other', async () => {
    const ids = await series({ inviteOnly: true })
    const keys = (await rows()).map(({ key }) => key!)
    expect(new Set(keys).size).toBe(4)
    const open = (id: string, invite: string) =>
      world.call<Detail>(`GET /api/games/${id}`, { query: { invite } })
    expect(must(await open(ids[0]!, keys[0]!)).body.series).toBeNull()
    expect((await open(ids[1]!, keys[0]!)).status).toBe(404)
    expect((await detail(ids[0]!, host)).series).toHaveLength(4)
  })
  test('shows visitors the games in the lists, and the host also those that are cancelled', async () => {
    const [first, second] = await series()
    must(await cancel(second!, {}))
    expect((await detail(first!)).series!.map(({ teeTime }) => teeTime)).toEqual(
      [0, 2, 3].map((week) => iso(FIRST + week * WEEK)),
    )
    expect((await detail(first!, host)).series!.map(({ gameStatus }) => gameStatus)).toEqual([
      'scheduled',
      'cancelled',
      'scheduled',
      'scheduled',
    ])
  })
  test('does not tell visitors of games that only people with alerts see', async () => {
    const [first] = await series({ headStart: true })
    expect((await detail(first!, guest)).series).toBeNull()
    world.at(NOON + 13 * HOUR)
    expect((await detail(first!, guest)).series).toHaveLength(4)
  })
  test('is in the back-office and in the export', async () => {
    const ids = await series()
    must(await join(world, guest, ids[1]!))
    const admin = await newAdministrator(world)
    const { body } = must(
      await world.call<{ series: { id: string; seatsTaken: number }[] }>(
        `GET /api/admin/games/${ids[0]}`,
        { cookie: admin.cookie },
      ),
    )
    expect(body.series.map(({ id, seatsTaken }) => [id, seatsTaken])).toEqual(
      ids.map((id, index) => [id, index === 1 ? 1 : 0]),
    )
    const exported = await world.call('GET /api/account/export', { cookie: host.cookie })
    expect(JSON.stringify(exported.body)).toContain(`"seriesId":"${(await rows())[0]!.series}"`)
  })
})

describe('an edit of all following games', () => {
  const times = async () => (await rows()).map(({ at }) => at - FIRST)

  test('moves them by the same time and leaves earlier ones alone', async () => {
    const ids = await series()
    must(await edit(ids[1]!, { date: japanText(FIRST + WEEK + 30 * MINUTE), notes: 'Bring a hat' }))
    expect(await times()).toEqual([
      0,
      WEEK + 30 * MINUTE,
      2 * WEEK + 30 * MINUTE,
      3 * WEEK + 30 * MINUTE,
    ])
    expect((await rows()).map(({ notes }) => notes)).toEqual([
      null,
      'Bring a hat',
      'Bring a hat',
      'Bring a hat',
    ])
  })
  test('of one game changes one game', async () => {
    const ids = await series()
    must(await edit(ids[1]!, { date: japanText(FIRST + WEEK + HOUR), scope: 'one' }))
    expect(await times()).toEqual([0, WEEK + HOUR, 2 * WEEK, 3 * WEEK])
  })
  test.each([1, -1])('moves into the places of each other, by %d week', async (direction) => {
    const ids = await series()
    const changed = direction > 0 ? 0 : 1
    if (direction < 0) must(await cancel(ids[0]!, {}))
    must(await edit(ids[changed]!, { date: japanText(FIRST + (changed + direction) * WEEK) }))
    expect(await times()).toEqual(
      [0, 1, 2, 3].slice(changed).map((week) => (week + direction) * WEEK),
    )
  })
  test('keeps the distance of each decision from its tee time', async () => {
    const ids = await series({ minPlayers: 2 })
    must(
      await edit(ids[0]!, {
        date: japanText(FIRST + HOUR),
        decideAt: japanText(FIRST - 20 * HOUR),
      }),
    )
    expect((await rows()).map(({ at, decide }) => at - new Date(decide!).getTime())).toEqual([
      21 * HOUR,
      21 * HOUR,
      21 * HOUR,
      21 * HOUR,
    ])
  })
  test('moves the decision of a game with guests only with its tee time', async () => {
    const ids = await series({ minPlayers: 2, decideAt: japanText(FIRST - DAY) })
    must(await join(world, guest, ids[2]!))
    must(
      await edit(ids[0]!, {
        date: japanText(FIRST + HOUR),
        decideAt: japanText(FIRST - 20 * HOUR),
      }),
    )
    expect((await rows()).map(({ at, decide }) => at - new Date(decide!).getTime())).toEqual([
      21 * HOUR,
      21 * HOUR,
      24 * HOUR,
      21 * HOUR,
    ])
    // of that game alone, the host does not bring it forward either
    const alone = { scope: 'one', date: japanText(FIRST + 2 * WEEK + 2 * HOUR) }
    const forward = { ...alone, decideAt: japanText(FIRST + 2 * WEEK - 30 * HOUR) }
    expect((await edit(ids[2]!, forward)).body.code).toBe('GO_NO_GO_LOCKED')
    must(await edit(ids[2]!, alone))
  })
  test('notifies the guests of each game, who keep the normal rules of a move', async () => {
    const ids = await series()
    must(await join(world, guest, ids[2]!))
    const before = (await mails(guest, 'game_changed_guest')).length
    must(await edit(ids[0]!, { date: japanText(FIRST + 2 * HOUR) }))
    expect(await mails(guest, 'game_changed_guest')).toHaveLength(before + 1)
    const seen = must(
      await world.call<{ viewer: { freeUntil: string | null } }>(`GET /api/games/${ids[2]}`, {
        cookie: guest.cookie,
      }),
    ).body
    expect(seen.viewer.freeUntil).not.toBeNull()
  })
  test('changes nothing when guests of a later game have agreed to its price', async () => {
    const ids = await series()
    must(await join(world, guest, ids[2]!))
    const refused = await edit(ids[0]!, { price: 80 })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'SERIES_GAME_REFUSED', params: { day: weeks(2)[0] } },
    })
    expect(refused.body.message).toContain('Mon, Dec 14')
    const { rows: prices } = await world.deps.db.executeSql<{ price: number }>(
      `SELECT DISTINCT price_minor AS price FROM games WHERE status = 'scheduled'`,
    )
    expect(prices).toEqual([{ price: 10_000 }])
  })
  test('changes nothing when a later game would clash with another one', async () => {
    const ids = await series()
    must(await create({ date: japanText(FIRST + 3 * WEEK + 6 * HOUR) }), 201)
    const refused = await edit(ids[0]!, { date: japanText(FIRST + 2 * HOUR) })
    expect(refused.body).toMatchObject({
      code: 'SERIES_GAME_REFUSED',
      params: { day: weeks(3)[0] },
    })
    expect((await times()).slice(0, 3)).toEqual([0, WEEK, 2 * WEEK])
  })
  test('leaves cancelled and played games alone', async () => {
    const ids = await series()
    must(await cancel(ids[2]!, {}))
    world.at(FIRST + 6 * HOUR)
    await world.runJobs()
    must(await edit(ids[1]!, { notes: 'Later start' }))
    const { rows: notes } = await world.deps.db.executeSql<{ id: string }>(
      `SELECT id FROM games WHERE notes = 'Later start' ORDER BY tee_time`,
    )
    expect(notes.map(({ id }) => id)).toEqual([ids[1], ids[3]])
  })
  test('is only for the host', async () => {
    const ids = await series()
    expect((await edit(ids[0]!, { notes: 'Mine now' }, guest)).body.code).toBe('FORBIDDEN')
    expect((await rows()).map(({ notes }) => notes)).toEqual([null, null, null, null])
  })
})

describe('cancelling all following games', () => {
  test('releases every hold and leaves earlier games alone', async () => {
    const ids = await series()
    const noah = await newPerson(world, 'Noah')
    world.at(FIRST + WEEK - 3 * DAY)
    must(await join(world, noah, ids[1]!))
    must(await join(world, noah, ids[2]!))
    expect(readProviderTotals(world, noah).held).toBeGreaterThan(0)
    must(await cancel(ids[1]!, { scope: 'following', reason: 'Typhoon' }))
    await world.runJobs()
    expect(readProviderTotals(world, noah)).toMatchObject({ held: 0, captured: 0 })
    expect((await detail(ids[0]!, host)).series!.map(({ gameStatus }) => gameStatus)).toEqual([
      'completed',
      'cancelled',
      'cancelled',
      'cancelled',
    ])
    const told = await mails(noah, 'game_cancelled_guest')
    expect(told.filter(({ text }) => text.includes('Typhoon'))).toHaveLength(2)
  })
  test('cancels nothing when one game is protected', async () => {
    const ids = await series()
    // two games on neighbouring days: the later one is moved inside the window of the first
    must(await edit(ids[1]!, { scope: 'one', date: japanText(FIRST + DAY) }))
    world.at(FIRST + DAY - 47 * HOUR)
    must(await join(world, guest, ids[1]!))
    expect((await cancel(ids[0]!)).body).toMatchObject({
      code: 'SERIES_GAME_REFUSED',
      params: { day: japanDate(FIRST + DAY) },
    })
    expect((await rows()).map(({ id }) => id)).toEqual(ids)
  })
  test('is only for the host', async () => {
    const ids = await series()
    expect((await cancel(ids[0]!, { scope: 'following' }, guest)).body.code).toBe('FORBIDDEN')
    expect(await rows()).toHaveLength(4)
  })
})
