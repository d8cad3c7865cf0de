import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, MINUTE, hours, minutes } from '@tomogolf/domain/time'
import { ENGINES } from '../../../../test/support/engines.ts'
import {
  CARDS,
  hostGame,
  join,
  must,
  newPerson,
  readProviderTotals,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

type Code = { code?: string }
type Detail = {
  availableSlots: number
  viewer: {
    can: { join: true | string; wait: true | string }
    waiting: { status: string; position: number | null; offerUntil: string | null } | null
    waitingCount: number
    offeredSeats?: { count: number; until: string }[]
    participation: {
      status: string
      terms: { hold: { amount: number } }
      hold: { status: string }
    } | null
  }
}
type Listed = { games: { id: string; waiting?: { position: number | null } | null }[] }

describe.each(ENGINES)('the waiting list of a full game, on the %s database', (_name, open) => {
  let world: World,
    kenji: Person,
    rina: Person,
    emily: Person,
    tom: Person,
    lena: Person,
    days = 0,
    id: string
  beforeAll(async () => {
    world = await createWorld({ db: await open() })
    kenji = await newPerson(world, 'Kenji')
    rina = await newPerson(world, 'Rina')
    emily = await newPerson(world, 'Emily')
    tom = await newPerson(world, 'Tom')
    lena = await newPerson(world, 'Lena')
  })
  afterAll(() => world.close())
  // a full game of its own for each test, three days ahead; Rina has the only seat
  beforeEach(async () => {
    days += 5
    world.at(NOON + days * DAY)
    id = await fullGame(3 * DAY)
    await world.runJobs()
  })
  const now = () => NOON + days * DAY
  async function fullGame(ahead: number): Promise<string> {
    const gameId = await hostGame(world, kenji, now() + ahead, { slots: 1 })
    must(await join(world, rina, gameId))
    return gameId
  }
  const wait = ({ cookie } = emily, body: object = {}) =>
    world.call<Code>(`POST /api/games/${id}/waiting-list`, { cookie, body })
  const accept = ({ cookie } = emily) =>
    world.call<Code>(`POST /api/games/${id}/waiting-list/accept`, { cookie })
  const unwait = (call: { cookie?: string; query?: Record<string, string> }) =>
    world.call<Code>(`DELETE /api/games/${id}/waiting-list`, call)
  const leave = ({ cookie } = rina) =>
    world.call<Code>(`POST /api/games/${id}/leave`, { cookie, body: { confirmPenalty: true } })
  const detail = async ({ cookie } = emily) =>
    must(await world.call<Detail>(`GET /api/games/${id}`, { cookie })).body
  const mails = async (kind: string, { id: userId }: Person) =>
    (
      await world.deps.db.executeSql<{ text: string }>(
        `SELECT text FROM outbox WHERE template = $1 AND to_address =
          (SELECT email FROM users WHERE id = $2) AND created_at >= $3`,
        [kind, userId, new Date(now())],
      )
    ).rows
  /** Rina leaves, and the jobs run. */
  const freeSeat = async () => {
    must(await leave())
    await world.runJobs()
  }

  test('shows everybody the position, and holds nothing', async () => {
    const before = readProviderTotals(world, emily)
    expect((await detail()).viewer.can).toMatchObject({ join: 'GAME_FULL', wait: true })
    must(await wait())
    must(await wait(tom))
    await world.runJobs()
    expect(readProviderTotals(world, emily)).toEqual(before)
    expect((await detail()).viewer).toMatchObject({
      can: { join: 'GAME_FULL', wait: 'ALREADY_WAITING' },
      waiting: { status: 'waiting', position: 1 },
    })
    expect((await detail(tom)).viewer).toMatchObject({ waiting: { position: 2 } })
    expect((await detail(kenji)).viewer).toMatchObject({ waiting: null, waitingCount: 2 })
    expect((await wait()).body.code).toBe('ALREADY_WAITING')
    const query = { query: { pageSize: '24' }, cookie: tom.cookie }
    for (const call of ['GET /api/games', 'GET /api/my-games'])
      expect(
        must(
          await world.call<Listed>(
            call,
            call === 'GET /api/games' ? query : { cookie: tom.cookie },
          ),
        ).body.games.find((game) => game.id === id),
      ).toMatchObject(
        call === 'GET /api/games' ? { waiting: { position: 2 } } : { viewer: { waiting: {} } },
      )
    expect(await mails('waiting_joined', tom)).toHaveLength(1)
  })
  test('gives a freed seat to the first in line while more than a day is left', async () => {
    const before = readProviderTotals(world, emily)
    must(await wait())
    must(await wait(tom))
    must(await leave())
    // before the job has run: no stranger overtakes
    expect((await join(world, lena, id)).body).toMatchObject({ code: 'GAME_FULL' })
    await world.runJobs()
    expect(await detail()).toMatchObject({
      availableSlots: 0,
      viewer: {
        waiting: null,
        participation: { status: 'confirmed', hold: { status: 'authorised' } },
      },
    })
    expect(readProviderTotals(world, emily).held).toBe(before.held + 13_000)
    expect(await mails('waiting_seat', emily)).toHaveLength(1)
    expect((await detail(tom)).viewer).toMatchObject({ waiting: { position: 1 } })
  })
  test('schedules the hold of a game far ahead', async () => {
    id = await fullGame(20 * DAY)
    must(await wait())
    await freeSeat()
    expect((await detail()).viewer.participation).toMatchObject({
      status: 'confirmed',
      hold: { status: 'scheduled' },
    })
  })
  test('holds what the guest agreed to', async () => {
    must(await wait(emily, { holdAmount: 130 }))
    await world.deps.db.executeSql('UPDATE games SET price_minor = 20000 WHERE id = $1', [id])
    await freeSeat()
    expect((await detail()).viewer.participation!.terms.hold.amount).toBe(130)
    expect((await wait(tom, { holdAmount: 1 })).body.code).toBe('TERMS_CHANGED')
  })
  test('offers a seat in the last day, which counts as taken, and passes it on', async () => {
    must(await wait())
    must(await wait(tom))
    const late = now() + 2 * DAY + hours(1)
    world.at(late)
    await freeSeat()
    expect(await detail()).toMatchObject({
      availableSlots: 0,
      viewer: {
        waiting: {
          status: 'offered',
          position: null,
          offerUntil: new Date(late + hours(2)).toISOString(),
        },
      },
    })
    // the host reads why the game is full without a guest; others do not
    expect((await detail(kenji)).viewer.offeredSeats).toEqual([
      { count: 1, until: new Date(late + hours(2)).toISOString() },
    ])
    expect((await detail(tom)).viewer.offeredSeats).toBeUndefined()
    expect((await join(world, lena, id)).body).toMatchObject({ code: 'GAME_FULL' })
    expect((await accept(tom)).body.code).toBe('OFFER_ENDED')
    world.at(late + hours(2))
    await world.runJobs()
    expect((await detail()).viewer.waiting).toMatchObject({ status: 'offered' })
    world.at(late + hours(2) + 1)
    expect((await accept()).body.code).toBe('OFFER_ENDED')
    world.at(late + hours(2) + MINUTE)
    await world.runJobs()
    expect(await mails('waiting_ended', emily)).toHaveLength(1)
    expect((await detail(tom)).viewer.waiting).toMatchObject({ status: 'offered' })
    must(await accept(tom))
    expect((await accept(tom)).body.code).toBe('ALREADY_JOINED')
    await world.runJobs()
    expect(await detail(tom)).toMatchObject({
      availableSlots: 0,
      viewer: { waiting: null, participation: { status: 'confirmed' } },
    })
  })
  test('offers for half an hour in the last six hours, and opens the seat when all decline', async () => {
    must(await wait())
    const late = now() + 3 * DAY - hours(5)
    world.at(late)
    await freeSeat()
    expect((await detail()).viewer.waiting!.offerUntil).toBe(
      new Date(late + minutes(30)).toISOString(),
    )
    must(await unwait({ cookie: emily.cookie }))
    await world.runJobs()
    expect((await detail()).availableSlots).toBe(1)
    expect((await wait(tom)).body.code).toBe('GAME_NOT_FULL')
    must(await join(world, tom, id))
  })
  test('passes a seat on when the card of the guest is refused', async () => {
    const nora = await newPerson(world, `Nora${days}`, CARDS.declinesLater)
    await world.runJobs()
    must(await wait(nora))
    must(await wait(tom))
    await freeSeat()
    expect((await detail(nora)).viewer.participation).toMatchObject({
      status: 'confirmed',
      hold: { status: 'refused' },
    })
    world.at(now() + minutes(30))
    await world.runJobs()
    expect((await detail(nora)).viewer.participation!.status).toBe('confirmed')
    world.at(now() + minutes(31))
    await world.runJobs()
    expect((await detail(nora)).viewer.participation!.status).toBe('seat_released')
    expect((await detail(tom)).viewer.participation!.status).toBe('confirmed')
  })
  test('is left by the link of a mail, without a login', async () => {
    must(await wait())
    await world.runJobs()
    const [mail] = await mails('waiting_joined', emily)
    const [, encoded = ''] = /waiting-list\?game=\w+&token=([\w.%-]+)/.exec(mail!.text) ?? []
    const token = decodeURIComponent(encoded)
    expect((await unwait({})).body.code).toBe('UNAUTHORIZED')
    expect((await unwait({ query: { token: `${token}x` } })).body.code).toBe('INVALID_TOKEN')
    const other = await fullGame(2 * DAY)
    expect(
      (await world.call<Code>(`DELETE /api/games/${other}/waiting-list`, { query: { token } })).body
        .code,
    ).toBe('INVALID_TOKEN')
    must(await unwait({ query: { token } }))
    expect((await unwait({ query: { token } })).body.code).toBe('NOT_WAITING')
    expect((await detail()).viewer.waiting).toBeNull()
  })
  test('removes guests with another game at that time, and says so', async () => {
    must(await wait())
    const clash = await hostGame(world, tom, now() + 3 * DAY + hours(2))
    must(await join(world, emily, clash))
    await world.runJobs()
    expect((await detail()).viewer.waiting).toBeNull()
    expect(await mails('waiting_ended', emily)).toHaveLength(1)
    expect((await wait()).body.code).toBe('GAME_CLASH')
  })
  test('skips a guest without a card, who is notified', async () => {
    must(await wait())
    must(await wait(tom))
    await world.deps.db.executeSql('UPDATE cards SET exp_year = 2020 WHERE user_id = $1', [
      emily.id,
    ])
    await freeSeat()
    await world.deps.db.executeSql('UPDATE cards SET exp_year = 2040 WHERE user_id = $1', [
      emily.id,
    ])
    expect((await detail()).viewer).toMatchObject({ waiting: null, participation: null })
    expect(await mails('waiting_ended', emily)).not.toHaveLength(0)
    expect((await detail(tom)).viewer.participation!.status).toBe('confirmed')
  })
  test('ends with a changed or a cancelled game, and when joining closes', async () => {
    const { cookie } = kenji
    must(await wait())
    must(await world.call(`PUT /api/games/${id}`, { cookie, body: { version: 1, notes: 'Hello' } }))
    expect((await detail()).viewer.waiting).not.toBeNull()
    must(await world.call(`POST /api/games/${id}/cancel`, { cookie }))
    expect((await detail()).viewer.waiting).toBeNull()
    id = await fullGame(3 * DAY + hours(8))
    must(await wait())
    world.at(now() + 3 * DAY + hours(4) + MINUTE)
    await world.runJobs()
    expect((await detail()).viewer.waiting).toBeNull()
  })
  test('gives the seats of a larger group to the list', async () => {
    must(await wait())
    must(await wait(tom))
    const { cookie } = kenji
    must(await world.call(`PUT /api/games/${id}`, { cookie, body: { version: 1, slots: 3 } }))
    await world.runJobs()
    for (const guest of [emily, tom])
      expect((await detail(guest)).viewer.participation!.status).toBe('confirmed')
    expect((await detail()).availableSlots).toBe(0)
  })
  test('is for full games without approval, and not for their players', async () => {
    expect((await wait(kenji)).body.code).toBe('HOST_CANNOT_JOIN')
    expect((await wait(rina)).body.code).toBe('ALREADY_JOINED')
    id = await hostGame(world, kenji, now() + 4 * DAY)
    expect((await wait()).body.code).toBe('GAME_NOT_FULL')
    id = await hostGame(world, kenji, now() + 2 * DAY, { joining: 'approve' })
    expect((await wait()).body.code).toBe('APPROVAL_REQUIRED')
  })
  test('is left when the account is deleted, and is in the export', async () => {
    const leaver = await newPerson(world, `Leaver${days}`)
    const { cookie } = leaver
    must(await wait(leaver))
    must(await wait(tom))
    const exported = must(await world.call('GET /api/account/export', { cookie })).body
    expect(JSON.stringify(exported)).toContain('"waitingLists":[{')
    must(await world.call('DELETE /api/account', { cookie }))
    expect((await detail(tom)).viewer.waiting).toMatchObject({ position: 1 })
  })
})
