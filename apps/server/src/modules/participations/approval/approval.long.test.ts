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
  saveCard,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

type Code = { code?: string }
type Requests = { requests: { id: string; player: { firstName: string } }[] }
type Detail = {
  availableSlots: number
  joinPreview: { answerUntil: string | null }
  viewer: {
    can: { join: true | string }
    pendingRequests?: number
    request: { status: string } | null
    participation: {
      status: string
      terms: { hold: { amount: number } }
      hold: { status: string }
    } | null
  }
}

describe.each(ENGINES)('a game whose host approves guests, on the %s database', (_name, open) => {
  let world: World,
    kenji: Person,
    emily: Person,
    tom: Person,
    days = 0,
    id: string
  beforeAll(async () => {
    world = await createWorld({ db: await open() })
    kenji = await newPerson(world, 'Kenji')
    emily = await newPerson(world, 'Emily')
    tom = await newPerson(world, 'Tom')
  })
  afterAll(() => world.close())
  // a game of its own for each test, three days ahead: the hold is placed on acceptance
  beforeEach(async () => {
    days += 5
    world.at(NOON + days * DAY)
    id = await hostGame(world, kenji, NOON + (days + 3) * DAY, { joining: 'approve', slots: 1 })
  })
  const now = () => NOON + days * DAY
  const ask = ({ cookie } = emily, body: object = {}) =>
    world.call<Code>(`POST /api/games/${id}/requests`, { cookie, body })
  const withdraw = ({ cookie } = emily) =>
    world.call<Code>(`DELETE /api/games/${id}/requests`, { cookie })
  const detail = async ({ cookie } = emily) =>
    must(await world.call<Detail>(`GET /api/games/${id}`, { cookie })).body
  const list = async () =>
    must(await world.call<Requests>(`GET /api/games/${id}/requests`, { cookie: kenji.cookie })).body
      .requests
  const answer = (does: 'accept' | 'decline', requestId: string, { cookie } = kenji) =>
    world.call<Code>(`POST /api/games/${id}/requests/${requestId}/${does}`, { cookie })
  const mails = async (kind: string, { id: userId }: Person) =>
    (
      await world.deps.db.executeSql<{ count: number }>(
        `SELECT count(*)::int AS count FROM outbox WHERE template = $1 AND to_address =
          (SELECT email FROM users WHERE id = $2)`,
        [kind, userId],
      )
    ).rows[0]!.count

  test('cannot be joined at once, and says when the host answers', async () => {
    expect((await join(world, emily, id)).body).toMatchObject({ code: 'APPROVAL_REQUIRED' })
    const { joinPreview, viewer } = await detail()
    expect(viewer.can.join).toBe(true)
    expect(joinPreview.answerUntil).toBe(new Date(now() + DAY).toISOString())
  })
  test('takes a request without a hold, and the seat with one once the host accepts', async () => {
    const before = readProviderTotals(world, emily)
    must(await ask())
    await world.runJobs()
    expect(readProviderTotals(world, emily)).toEqual(before)
    expect((await detail()).viewer).toMatchObject({
      can: { join: 'REQUEST_PENDING' },
      request: { status: 'pending' },
      participation: null,
    })
    const [request] = await list()
    expect(request!.player.firstName).toBe('Emily')
    expect((await detail(kenji)).viewer.pendingRequests).toBe(1)
    must(await answer('accept', request!.id))
    await world.runJobs()
    expect(await detail()).toMatchObject({
      availableSlots: 0,
      viewer: {
        request: null,
        participation: { status: 'confirmed', hold: { status: 'authorised' } },
      },
    })
    expect(readProviderTotals(world, emily).held).toBe(before.held + 13_000)
    expect(await list()).toEqual([])
    expect(await mails('join_accepted_guest', emily)).toBeGreaterThan(0)
  })
  test('takes the request of a guest who knows an invite-only game by the link of a player', async () => {
    id = await hostGame(world, kenji, now() + 2 * DAY, { joining: 'approve', inviteOnly: true })
    const { invite } = must(
      await world.call<{ invite: string }>(`GET /api/games/${id}`, { cookie: kenji.cookie }),
    ).body
    must(await ask(emily, { invite }))
    must(await answer('accept', (await list())[0]!.id))
    world.at(now() + hours(2))
    await world.runJobs()
    const { key } = must(
      await world.call<{ key: string }>(`POST /api/games/${id}/substitute`, {
        cookie: emily.cookie,
      }),
    ).body
    expect((await ask(tom)).status).toBe(404)
    must(await ask(tom, { invite: key }))
    expect((await list())[0]!.player.firstName).toBe('Tom')
  })
  test('schedules the hold of a game far ahead', async () => {
    id = await hostGame(world, kenji, now() + 20 * DAY, { joining: 'approve' })
    must(await ask(tom))
    must(await answer('accept', (await list())[0]!.id))
    expect((await detail(tom)).viewer.participation).toMatchObject({
      status: 'confirmed',
      hold: { status: 'scheduled' },
    })
  })
  test('holds the amount that the guest agreed to', async () => {
    must(await ask(emily, { holdAmount: 130 }))
    await world.deps.db.executeSql('UPDATE games SET price_minor = 20000 WHERE id = $1', [id])
    must(await answer('accept', (await list())[0]!.id))
    expect((await detail()).viewer.participation!.terms.hold.amount).toBe(130)
    id = await hostGame(world, kenji, now() + 10 * DAY, { joining: 'approve' })
    expect((await ask(tom, { holdAmount: 1 })).body.code).toBe('TERMS_CHANGED')
  })
  test('lets the guest leave free for an hour after the acceptance, however late it is', async () => {
    id = await hostGame(world, kenji, now() + hours(30), { joining: 'approve' })
    must(await ask())
    const [request] = await list()
    world.at(now() + hours(10))
    must(await answer('accept', request!.id))
    world.at(now() + hours(10) + minutes(60))
    const { cookie } = emily
    expect(must(await world.call(`POST /api/games/${id}/leave`, { cookie })).body).toEqual({
      penalty: null,
    })
    await world.runJobs()
    // no second free hour
    must(await ask())
    must(await answer('accept', (await list())[0]!.id))
    expect((await world.call<Code>(`POST /api/games/${id}/leave`, { cookie })).body.code).toBe(
      'LEAVE_PENALTY_CONFIRMATION_REQUIRED',
    )
  })
  test('ends unanswered requests in time, after a reminder', async () => {
    must(await ask())
    const [request] = await list()
    await world.runJobs()
    const reminders = await mails('join_asked_host', kenji)
    world.at(now() + hours(18))
    await world.runJobs()
    expect(await mails('join_asked_host', kenji)).toBe(reminders + 1)
    world.at(now() + DAY)
    await world.runJobs()
    expect((await detail()).viewer.request).toMatchObject({ status: 'pending' })
    world.at(now() + DAY + 1)
    expect((await answer('accept', request!.id)).body.code).toBe('REQUEST_ENDED')
    world.at(now() + DAY + MINUTE)
    await world.runJobs()
    expect((await detail()).viewer).toMatchObject({
      can: { join: true },
      request: { status: 'expired' },
    })
    expect((await answer('accept', request!.id)).body.code).toBe('REQUEST_ENDED')
  })
  test('is declined for good, and withdrawn at any time', async () => {
    must(await ask())
    must(await answer('decline', (await list())[0]!.id))
    expect((await detail()).viewer).toMatchObject({
      can: { join: 'REQUEST_DECLINED' },
      request: { status: 'declined' },
    })
    expect((await ask()).body.code).toBe('REQUEST_DECLINED')
    for (let i = 0; i < 3; i++) {
      must(await ask(tom))
      expect((await ask(tom)).body.code).toBe('REQUEST_PENDING')
      must(await withdraw(tom))
      expect((await withdraw(tom)).body.code).toBe('REQUEST_ENDED')
    }
    expect((await ask(tom)).body.code).toBe('REQUEST_LIMIT')
  })
  test('gives the last seat once; the other request waits', async () => {
    must(await ask())
    const [first] = await list()
    must(await ask(tom))
    const second = (await list()).find(({ id: other }) => other !== first!.id)
    must(await answer('accept', first!.id))
    expect((await answer('accept', second!.id)).body.code).toBe('GAME_FULL')
    expect((await answer('accept', first!.id)).body.code).toBe('REQUEST_ENDED')
    expect((await detail(tom)).viewer.request).toMatchObject({ status: 'pending' })
  })
  test('is answered by its host only', async () => {
    must(await ask())
    const [request] = await list()
    for (const stranger of [emily, tom]) {
      expect((await answer('accept', request!.id, stranger)).status).toBe(404)
      expect((await answer('decline', request!.id, stranger)).status).toBe(404)
      const { cookie } = stranger
      expect((await world.call(`GET /api/games/${id}/requests`, { cookie })).status).toBe(404)
    }
    // a request for another game of the same host
    const other = await hostGame(world, kenji, now() + 9 * DAY, { joining: 'approve' })
    const moved = await world.call<Code>(
      `POST /api/games/${other}/requests/${request!.id}/accept`,
      {
        cookie: kenji.cookie,
      },
    )
    expect(moved.body.code).toBe('REQUEST_ENDED')
    expect((await ask(kenji)).body.code).toBe('HOST_CANNOT_JOIN')
  })
  test('notifies a guest once whose account stands in the way, without the reason for the host', async () => {
    must(await ask())
    const clash = await hostGame(world, tom, now() + 3 * DAY + hours(2))
    must(await join(world, emily, clash))
    const [request] = await list()
    for (let i = 0; i < 2; i++) {
      const { status, body } = await answer('accept', request!.id)
      expect([status, body.code]).toEqual([409, 'GUEST_CANNOT_JOIN'])
    }
    await world.runJobs()
    expect(await mails('join_blocked_guest', emily)).toBe(1)
    must(await world.call(`POST /api/games/${clash}/leave`, { cookie: emily.cookie }))
    must(await answer('accept', request!.id))
  })
  test('ends with a changed or a cancelled game', async () => {
    const { cookie } = kenji
    must(await ask())
    must(await world.call(`PUT /api/games/${id}`, { cookie, body: { version: 1, notes: 'Hello' } }))
    expect((await detail()).viewer.request).toMatchObject({ status: 'pending' })
    must(await world.call(`PUT /api/games/${id}`, { cookie, body: { version: 2, price: 90 } }))
    expect((await detail()).viewer.request).toMatchObject({ status: 'closed' })
    must(await ask())
    must(await world.call(`POST /api/games/${id}/cancel`, { cookie }))
    expect((await detail()).viewer.request).toMatchObject({ status: 'closed' })
    await world.runJobs()
    expect(await mails('join_ended_guest', emily)).toBeGreaterThan(1)
  })
  test('keeps requests that came before the host let everybody join', async () => {
    const { cookie } = kenji
    must(await ask())
    must(
      await world.call(`PUT /api/games/${id}`, {
        cookie,
        body: { version: 1, joining: 'instant' },
      }),
    )
    expect((await ask(tom)).body.code).toBe('NO_APPROVAL_NEEDED')
    must(await join(world, emily, id))
    expect(await list()).toEqual([])
  })
  test('is found by the filter for games without approval', async () => {
    const listed = async (query: Record<string, string>) =>
      must(
        await world.call<{ games: { id: string }[] }>('GET /api/games', {
          query: { ...query, pageSize: '24' },
        }),
      ).body.games.some((game) => game.id === id)
    expect(await listed({})).toBe(true)
    expect(await listed({ instant: 'true' })).toBe(false)
  })
  test('gives a guest with a refused card time to fix it, and frees the seat then', async () => {
    const nora = await newPerson(world, `Nora${days}`, CARDS.declinesLater)
    // the new card would be tried again
    await world.runJobs()
    must(await ask(nora))
    must(await answer('accept', (await list())[0]!.id))
    await world.runJobs()
    expect((await detail(nora)).viewer.participation).toMatchObject({
      status: 'confirmed',
      hold: { status: 'refused' },
    })
    expect(await mails('hold_refused', nora)).toBe(1)
    const good = await saveCard(world, nora, CARDS.good)
    must(await world.call(`PUT /api/payment-methods/${good.id}/default`, { cookie: nora.cookie }))
    await world.runJobs()
    expect((await detail(nora)).viewer.participation).toMatchObject({
      hold: { status: 'authorised' },
    })
    const other = await newPerson(world, `Other${days}`, CARDS.declinesLater)
    id = await hostGame(world, kenji, now() + 3 * DAY + hours(6), { joining: 'approve' })
    await world.runJobs()
    must(await ask(other))
    must(await answer('accept', (await list())[0]!.id))
    await world.runJobs()
    world.at(now() + hours(24) + MINUTE)
    await world.runJobs()
    expect((await detail(other)).viewer.participation).toMatchObject({ status: 'seat_released' })
    expect((await detail(kenji)).availableSlots).toBe(3)
  })
  test('is withdrawn when the account is deleted, and is in the export', async () => {
    const leaver = await newPerson(world, `Leaver${days}`)
    const { cookie } = leaver
    must(await ask(leaver))
    const exported = must(await world.call('GET /api/account/export', { cookie })).body
    expect(JSON.stringify(exported)).toContain('"joinRequests":[{')
    must(await world.call('GET /api/my-games', { cookie, query: { tab: 'upcoming' } }))
    const { games } = must(
      await world.call<{ games: { id: string }[] }>('GET /api/my-games', {
        cookie,
        query: { tab: 'upcoming' },
      }),
    ).body
    expect(games).toMatchObject([{ id, status: 'guest' }])
  })
})
