import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, fromJapanText, japanDate, japanText } from '@tomogolf/domain/time'
import type { AdminRole } from '@tomogolf/domain/team/permissions'
import { DEFAULT_SETTINGS } from '@tomogolf/domain/settings'
import { importCourseList } from '../src/modules/courses/import-course-list.usecase.ts'
import { policyText } from '../src/modules/participations/joining/policy-text.presenter.ts'
import { auditOf, newAdministrator } from './support/administrator.ts'
import {
  hostGame,
  join,
  must,
  newPerson,
  readProviderTotals,
  type Person,
} from './support/people.ts'
import { NOON, createWorld, type World } from './support/world.ts'

const KYUSHU = { courseName: 'Sea Breeze Golf Club', location: 'Itoshima, Fukuoka' }
/** A listed course of the same region. */
const LISTED = { courseId: 'keya-golf-club' }
const IN_TOKYO = { courseId: 'wakasu-golf-links' }
const DAYS = { from: japanDate(NOON + 3 * DAY), to: japanDate(NOON + 5 * DAY) }
const FEE = { percent: 10, baseUsd: 5, baseJpy: 500, ...DAYS }
let world: World, host: Person, admin: Person
const versions: Record<string, number> = {}
beforeAll(async () => {
  world = await createWorld()
  await importCourseList(world.deps)
  host = await newPerson(world, 'Kenji')
  admin = await newAdministrator(world)
  must(await world.call('POST /api/host-terms', { cookie: host.cookie, body: { accepted: true } }))
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.runJobs()
  world.at(NOON)
  await world.deps.db.executeSql(`UPDATE games SET status = 'cancelled' WHERE status = 'scheduled'`)
  for (const region of ['kyushu', 'hokkaido']) await set({ region })
})

type Launch = { region: string; state: string; version: number }
const call = (body: object, { cookie }: Person = admin) =>
  world.call<{ code: string; regions: Launch[] }>('PUT /api/admin/regions', { cookie, body })
/** Sets a region, with what is not named as usual. */
async function set(change: {
  region: string
  state?: string
  fee?: object
  headStartHours?: number
}) {
  const { regions } = must(
    await call({
      state: 'open',
      fee: null,
      headStartHours: null,
      version: versions[change.region] ?? 0,
      reason: 'Launch plan',
      ...change,
    }),
  ).body
  versions[change.region] = regions.find(({ region }) => region === change.region)!.version
}
const publishAt = (game: object, teeTime = NOON + 4 * DAY) =>
  world.call<{ id: string; code: string; message: string }>('POST /api/games', {
    cookie: host.cookie,
    body: { ...KYUSHU, date: japanText(teeTime), price: 100, slots: 3, ...game },
  })
const publish = (game: object = {}) => publishAt(game)
const published = async () => must(await publish(), 201).body.id
const editGame = (id: string, body: object) =>
  world.call<{ code: string }>(`PUT /api/games/${id}`, { cookie: host.cookie, body })
type Detail = {
  fee: number
  version: number
  listedFrom: string | null
  joinPreview: { fee: { amount: number }; hold: { amount: number } }
  viewer: { participation: { terms: { fee: { amount: number }; hold: { amount: number } } } }
}
const detail = async (id: string, { cookie }: Person = host) =>
  must(await world.call<Detail>(`GET /api/games/${id}`, { cookie })).body

describe('a closed region', () => {
  beforeEach(() => set({ region: 'kyushu', state: 'closed' }))

  test.each([
    ['an address there', {}],
    ['a listed course there', { courseId: 'keya-golf-club', location: 'Tokyo' }],
  ])('has no new games, by %s', async (_name, game) => {
    const refused = await publish(game)
    expect([refused.status, refused.body.code]).toEqual([409, 'REGION_CLOSED'])
    expect(refused.body.message).toContain('isn’t open for new games')
  })
  test('opens no case when a booking is given, and creates no game of a series', async () => {
    expect((await publish({ repeatOn: [japanDate(NOON + 11 * DAY)] })).body.code).toBe(
      'REGION_CLOSED',
    )
    const { rows } = await world.deps.db.executeSql(
      `SELECT 1 FROM games WHERE status = 'scheduled'`,
    )
    expect(rows).toEqual([])
  })
  test('is not reached by moving a game there; a game that was there stays', async () => {
    await set({ region: 'kyushu' })
    const there = await published()
    const elsewhere = await hostGame(world, host, NOON + 8 * DAY)
    await set({ region: 'kyushu', state: 'closed' })
    const edit = (id: string, body: object) => editGame(id, { version: 1, ...body })
    expect((await edit(elsewhere, KYUSHU)).body.code).toBe('REGION_CLOSED')
    must(await edit(there, { notes: 'Still on' }))
    const guest = await newPerson(world, 'Ines')
    must(await join(world, guest, there))
  })
  test('still accepts wishes, and is named by the site', async () => {
    must(
      await world.call('POST /api/wishes', {
        cookie: host.cookie,
        body: { ...DAYS, areas: ['kyushu'], recaptchaToken: 'development' },
      }),
      201,
    )
    const site = must(await world.call<{ regions: Launch[] }>('GET /api/site')).body
    expect(site.regions.find(({ region }) => region === 'kyushu')).toMatchObject({
      state: 'closed',
    })
  })
  test.each(['Itoshima', '糸島市志摩', 'Near the airport'])(
    'is not entered by an address without a prefecture: %s',
    async (location) => {
      const refused = await publish({ location })
      expect([refused.status, refused.body.code]).toEqual([409, 'REGION_UNKNOWN'])
      expect(refused.body.message).toContain('prefecture')
      const id = await hostGame(world, host, NOON + 8 * DAY)
      expect((await editGame(id, { version: 1, location })).body.code).toBe('REGION_UNKNOWN')
      must(await editGame(id, { version: 1, location: 'Isumi, Chiba' }))
    },
  )
  test('leaves a game alone whose region was not known before', async () => {
    await set({ region: 'kyushu' })
    const id = must(await publish({ location: 'Itoshima' }), 201).body.id
    await set({ region: 'kyushu', state: 'closed' })
    must(await editGame(id, { version: 1, notes: 'Still on' }))
    const moved = await editGame(id, { version: 2, location: 'Shima, Itoshima' })
    expect(moved.body.code).toBe('REGION_UNKNOWN')
  })
  test('leaves other regions open', async () => {
    expect((await publish({ location: 'Isumi, Chiba' })).status).toBe(201)
  })
})

describe('the fee of a region', () => {
  const publish = (game: object = {}, teeTime = NOON + 4 * DAY) =>
    publishAt({ ...LISTED, ...game }, teeTime)
  const published = async (teeTime?: number) => must(await publish({}, teeTime), 201).body.id
  const at = (day: string, clock: string) => fromJapanText(`${day} ${clock}:00`)!
  test.each<[string, number, number]>([
    ['the minute before its first day', at(DAYS.from, '00:00') - MINUTE, 30],
    ['the first minute', at(DAYS.from, '00:00'), 10],
    ['the last minute', at(DAYS.to, '23:59'), 10],
    ['the minute after its last day', at(DAYS.to, '23:59') + MINUTE, 30],
  ])('at %s', async (_name, teeTime, fee) => {
    await set({ region: 'kyushu', fee: FEE })
    const shown = await detail(await published(teeTime))
    expect([shown.fee, shown.joinPreview.fee.amount, shown.joinPreview.hold.amount]).toEqual([
      fee,
      fee,
      100 + fee,
    ])
    const { games } = must(await world.call<{ games: { fee: number }[] }>('GET /api/games')).body
    expect(games.map((game) => game.fee)).toEqual([fee])
  })
  test('is what a guest agrees to, and stays when it ends or the game moves', async () => {
    await set({ region: 'kyushu', fee: FEE })
    const id = await published()
    const early = await newPerson(world, 'Early')
    must(await join(world, early, id))
    await set({ region: 'kyushu' })
    const late = await newPerson(world, 'Late')
    const shown = (await detail(id, late)).joinPreview
    must(await join(world, late, id))
    const agreed = async (who: Person) => (await detail(id, who)).viewer.participation.terms
    expect(await agreed(early)).toMatchObject({ fee: { amount: 10 }, hold: { amount: 110 } })
    expect(await agreed(late)).toMatchObject({ fee: shown.fee, hold: { amount: 130 } })
    await set({ region: 'kyushu', fee: { ...FEE, percent: 50 } })
    must(
      await world.call(`PUT /api/games/${id}`, {
        cookie: host.cookie,
        body: { version: (await detail(id)).version, date: japanText(NOON + 8 * DAY) },
      }),
    )
    expect(await agreed(early)).toMatchObject({ fee: { amount: 10 }, hold: { amount: 110 } })
    expect(await agreed(late)).toMatchObject({ fee: { amount: 30 }, hold: { amount: 130 } })
  })
  test('attack: is not had by an address of the host’s own', async () => {
    await set({ region: 'kyushu', fee: FEE })
    const id = must(await publishAt(KYUSHU), 201).body.id
    expect((await detail(id)).fee).toBe(30)
    const guest = await newPerson(world, 'Address')
    must(await join(world, guest, id))
    expect((await detail(id, guest)).viewer.participation.terms).toMatchObject({
      fee: { amount: 30 },
      hold: { amount: 130 },
    })
  })
  test.each<[string, object, number, string]>([
    ['to a course elsewhere', IN_TOKYO, 409, 'Ayako'],
    ['to an address there', { courseName: 'Sea Breeze Golf Club' }, 409, 'Bea'],
    ['to the day after its last one', { date: japanText(NOON + 6 * DAY) }, 409, 'Chie'],
    ['to its last day', { date: japanText(NOON + 5 * DAY) }, 200, 'Dai'],
  ])('attack: with guests the game does not move %s', async (_name, change, status, who) => {
    await set({ region: 'kyushu', fee: FEE })
    const [id, empty] = [await published(), await published(NOON + 3 * DAY)]
    must(await join(world, await newPerson(world, who), id))
    const moved = await editGame(id, { version: (await detail(id)).version, ...change })
    expect([moved.status, moved.body.code]).toEqual([
      status,
      status === 200 ? undefined : 'GAME_FEE_LOCKED',
    ])
    expect((await detail(id)).fee).toBe(10)
    if (status !== 200) must(await editGame(empty, { version: 1, ...change }))
  })
  test('of a region that guests pay more in does not bind them to stay', async () => {
    await set({ region: 'kyushu', fee: { ...FEE, percent: 50 } })
    const id = await published()
    must(await join(world, await newPerson(world, 'Dear'), id))
    must(await editGame(id, { version: (await detail(id)).version, ...IN_TOKYO }))
    expect((await detail(id)).fee).toBe(30)
  })
  test.each(['join', 'ask', 'wait'] as const)(
    'leaves the policy that a guest who %ss agrees to as its page shows it',
    async (way) => {
      await set({ region: 'kyushu', fee: FEE })
      const id = must(
        await publish({ slots: 1, joining: way === 'ask' ? 'approve' : 'instant' }),
        201,
      ).body.id
      if (way === 'wait') must(await join(world, await newPerson(world, 'First'), id))
      const guest = await newPerson(world, `Reader${way}`)
      const path = { join: 'join', ask: 'requests', wait: 'waiting-list' }[way]
      const body = { agreed: true }
      const answer = await world.call(`POST /api/games/${id}/${path}`, {
        cookie: guest.cookie,
        body,
      })
      expect(answer.status).toBeLessThan(300)
      const { rows } = await world.deps.db.executeSql('SELECT text FROM policy_texts')
      expect(rows).toEqual([{ text: policyText(world.deps.phrase, 'en', DEFAULT_SETTINGS) }])
    },
  )
  test('is what is charged at check-in, booked and on the receipt', async () => {
    await set({ region: 'kyushu', fee: FEE })
    const teeTime = NOON + 4 * DAY
    const id = await published(teeTime)
    const guest = await newPerson(world, 'Mika')
    world.at(teeTime - 3 * DAY)
    must(await join(world, guest, id))
    await set({ region: 'kyushu' })
    expect(readProviderTotals(world, guest).held).toBe(11_000)
    world.at(teeTime - HOUR)
    const { code } = must(
      await world.call<{ code: string }>(`GET /api/games/${id}/qr`, { cookie: host.cookie }),
    ).body
    must(
      await world.call(`POST /api/games/${id}/check-in`, { cookie: guest.cookie, body: { code } }),
    )
    await world.runJobs()
    expect(readProviderTotals(world, guest)).toMatchObject({ held: 0, captured: 1000 })
    const { transactions } = must(
      await world.call<{ transactions: { type: string; amount: { amount: number } | null }[] }>(
        'GET /api/transactions',
        { cookie: guest.cookie },
      ),
    ).body
    expect(transactions.find(({ type }) => type === 'platform_fee')?.amount).toMatchObject({
      amount: 10,
    })
  })
  test('refuses a guest who saw another amount', async () => {
    const id = await published()
    const guest = await newPerson(world, 'Sora')
    const { hold } = (await detail(id, guest)).joinPreview
    await set({ region: 'kyushu', fee: FEE })
    const joined = await world.call<{ code: string }>(`POST /api/games/${id}/join`, {
      cookie: guest.cookie,
      body: { agreed: true, holdAmount: hold.amount },
    })
    expect(joined.body.code).toBe('TERMS_CHANGED')
  })
  test('that cannot be charged for an earlier price is waived for who joins', async () => {
    const id = must(await publish({ price: 20 }), 201).body.id
    await set({ region: 'kyushu', fee: { ...FEE, percent: 1, baseUsd: 0 } })
    const guest = await newPerson(world, 'Nana')
    expect((await detail(id, guest)).joinPreview.hold.amount).toBe(20)
    must(await join(world, guest, id))
    expect((await detail(id, guest)).viewer.participation.terms.fee.amount).toBe(0)
    expect(readProviderTotals(world, guest).held).toBe(2000)
  })
  test('makes a price too low whose fee the card provider cannot charge', async () => {
    await set({ region: 'kyushu', fee: { ...FEE, percent: 1, baseUsd: 0 } })
    expect((await publish({ price: 20 })).body.code).toBe('PRICE_TOO_LOW')
    must(await publish({ price: 50 }), 201)
  })
})

test('the head start of a region replaces the usual one', async () => {
  await set({ region: 'kyushu', headStartHours: 24 })
  const { id } = must(await publish({ headStart: true }), 201).body
  expect((await detail(id)).listedFrom).toBe(new Date(NOON + DAY).toISOString())
})

describe('the back-office', () => {
  const body = () => ({
    region: 'hokkaido',
    state: 'seeding',
    fee: null,
    headStartHours: null,
    version: versions.hokkaido,
    reason: 'First hosts found',
  })
  test('shows every region and records who changed one, with the reason', async () => {
    must(await call(body()))
    versions.hokkaido!++
    const { regions } = must(
      await world.call<{ regions: Launch[] }>('GET /api/admin/regions', { cookie: admin.cookie }),
    ).body
    expect(regions).toHaveLength(8)
    expect(regions[0]).toMatchObject({ region: 'hokkaido', state: 'seeding' })
    expect(await auditOf(world, 'hokkaido')).toContainEqual(
      expect.objectContaining({
        action: 'regions.change',
        reason: 'First hosts found',
        actor_id: admin.id,
      }),
    )
  })
  test('refuses a second change of one version', async () => {
    const answers = await Promise.all([call(body()), call(body())])
    versions.hokkaido!++
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('STALE_EDIT')
  })
  test.each<[string, object]>([
    ['swapped days', { fee: { ...FEE, from: DAYS.to, to: DAYS.from } }],
    ['a fee that cannot be charged', { fee: { ...FEE, baseUsd: 0.3 } }],
    ['a negative percentage', { fee: { ...FEE, percent: -5 } }],
    ['a head start of three days', { headStartHours: 72 }],
  ])('refuses %s', async (_name, change) => {
    expect((await call({ ...body(), ...change })).body.code).toBe('LAUNCH_INVALID')
  })
  test.each<AdminRole>(['support', 'money', 'content', 'moderator', 'auditor'])(
    'does not let the role %s change a region',
    async (role) => {
      const person = await newAdministrator(world, `Role${role}`, role)
      expect((await call(body(), person)).body.code).toBe('PERMISSION_REQUIRED')
    },
  )
})
