import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, hours, iso, japanDate } from '@tomogolf/domain/time'
import { ENGINES } from '../../../../test/support/engines.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { isBlockBetween } from './blocks.repository.ts'

type Code = { code?: string }
type Shared = { gameId: string; freeUntil: string | null }
type Blocked = { id: string; displayName: string; sharedGames: Shared[] }
type Detail = Code & { availableSlots: number; viewer: { can: { join: true | string } } }
const NOBODY = 'abcdefghjkmnpq'

describe.each(ENGINES)('a block on the %s database', (_name, open) => {
  let world: World, kenji: Person, emily: Person, tom: Person, days: number
  beforeAll(async () => {
    world = await createWorld({ db: await open() })
    kenji = await newPerson(world, 'Kenji')
    emily = await newPerson(world, 'Emily')
    tom = await newPerson(world, 'Tom')
    days = 0
  })
  afterAll(() => world.close())
  // days of its own for each test, and no block
  beforeEach(async () => {
    days += 10
    world.at(NOON + days * DAY)
    for (const person of [kenji, emily, tom])
      for (const other of [kenji, emily, tom]) await unblock(person, other)
  })
  const newGame = (game = {}) => hostGame(world, kenji, NOON + (days + 4) * DAY, game)
  const block = ({ cookie }: Person, { id }: { id: string }) =>
    world.call<Code & { sharedGames: Shared[] }>(`POST /api/users/${id}/block`, { cookie })
  const unblock = ({ cookie }: Person, { id }: { id: string }) =>
    world.call<Code>(`DELETE /api/users/${id}/block`, { cookie })
  const blockedBy = async ({ cookie }: Person) =>
    must(await world.call<{ blocked: Blocked[] }>('GET /api/blocks', { cookie })).body.blocked
  const detail = async (id: string, person?: Person) =>
    must(await world.call<Detail>(`GET /api/games/${id}`, person && { cookie: person.cookie })).body
  const listed = async (person?: Person, address = 'GET /api/games') => {
    const { body } = must(
      await world.call<{ games: { id: string; availableSlots: number }[] }>(address, {
        ...(person && { cookie: person.cookie }),
      }),
    )
    return body.games
  }

  test.each([
    ['the guest blocked the host', () => [emily, kenji] as const],
    ['the host blocked the guest', () => [kenji, emily] as const],
  ])('closes the games of the host like full ones: %s', async (_how, pair) => {
    const id = await newGame()
    must(await block(...pair()))
    expect((await join(world, emily, id)).body).toMatchObject({ code: 'GAME_FULL' })
    expect(await detail(id, emily)).toMatchObject({
      availableSlots: 0,
      viewer: { can: { join: 'GAME_FULL' } },
    })
    expect((await listed(emily)).map((game) => game.id)).not.toContain(id)
    const day = { query: { date: japanDate(NOON + (days + 4) * DAY) }, cookie: emily.cookie }
    expect((await world.call('GET /api/games/by-day', day)).body).toEqual({ days: [] })
    expect((await world.call('GET /api/games/counts', day)).body).toMatchObject({ games: 0 })
    // for everybody else nothing has changed
    expect((await listed(tom)).map((game) => game.id)).toContain(id)
    expect(await detail(id)).toMatchObject({ availableSlots: 3 })
    expect(await detail(id, kenji)).toMatchObject({ availableSlots: 3 })
    must(await unblock(...pair()))
    must(await join(world, emily, id))
  })
  test('closes a game in which the other has a seat', async () => {
    const id = await newGame()
    must(await join(world, emily, id))
    must(await block(emily, tom))
    expect((await listed(tom)).find((game) => game.id === id)).toMatchObject({ availableSlots: 0 })
    expect((await join(world, tom, id)).body).toMatchObject({ code: 'GAME_FULL' })
  })
  test('answers like a full game for a guest who has more to fix', async () => {
    const id = await newGame()
    const poor = await newPerson(world, `Poor${days}`, null)
    must(await block(kenji, poor))
    expect((await join(world, poor, id)).body).toMatchObject({ code: 'GAME_FULL' })
    must(await unblock(kenji, poor))
  })
  test('leaves shared games as they are, and says until when leaving is free', async () => {
    const id = await newGame()
    must(await join(world, emily, id))
    const { body } = must(await block(emily, kenji))
    const freeUntil = iso(NOON + (days + 4) * DAY - hours(48))
    expect(body.sharedGames).toMatchObject([{ gameId: id, freeUntil }])
    expect(await blockedBy(emily)).toMatchObject([
      { id: kenji.id, displayName: 'Kenji T.', sharedGames: [{ gameId: id }] },
    ])
    expect(await detail(id, emily)).toMatchObject({
      availableSlots: 2,
      viewer: { role: 'guest', can: { leave: true } },
    })
    expect(await detail(id, kenji)).toMatchObject({ players: [{}, { id: emily.id }] })
    const left = await world.call(`POST /api/games/${id}/leave`, { cookie: emily.cookie })
    expect(must(left).body).toEqual({ penalty: null })
    expect((await join(world, emily, id)).body).toMatchObject({ code: 'GAME_FULL' })
  })
  test('of a host names the games of the guest, which the host cancels free', async () => {
    const id = await newGame()
    must(await join(world, emily, id))
    const { body } = must(await block(kenji, emily))
    expect(body.sharedGames).toMatchObject([{ gameId: id, freeUntil: null }])
  })
  test('ends unanswered requests: the own one silently, the other as declined', async () => {
    const id = await newGame({ joining: 'approve' })
    const ask = ({ cookie }: Person) =>
      world.call<Code>(`POST /api/games/${id}/requests`, { cookie, body: {} })
    must(await ask(emily))
    must(await ask(tom))
    must(await block(emily, kenji))
    must(await block(kenji, tom))
    const { rows } = await world.deps.db.executeSql(
      'SELECT guest_id AS id, status FROM join_requests WHERE game_id = $1',
      [id],
    )
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: emily.id, status: 'withdrawn' },
        { id: tom.id, status: 'declined' },
      ]),
    )
    expect((await ask(emily)).body).toMatchObject({ code: 'GAME_FULL' })
  })
  test('is not told: not in lists, mails or the export of the other', async () => {
    const id = await newGame()
    await world.runJobs()
    const mails = async () => (await world.deps.db.executeSql('SELECT id FROM outbox')).rows.length
    const before = await mails()
    must(await block(emily, kenji))
    await world.runJobs()
    expect(await mails()).toBe(before)
    expect(await blockedBy(kenji)).toEqual([])
    const exported = async ({ cookie }: Person) =>
      must(
        await world.call<{ records: { blocks: object[] } }>('GET /api/account/export', { cookie }),
      ).body.records.blocks
    expect(await exported(kenji)).toEqual([])
    expect(await exported(emily)).toMatchObject([{ blockedId: kenji.id }])
    expect(await isBlockBetween(world.deps.db, kenji.id, emily.id)).toBe(true)
    expect(await isBlockBetween(world.deps.db, kenji.id, tom.id)).toBe(false)
    await world.call(`POST /api/games/${id}/cancel`, { cookie: kenji.cookie })
  })
  test('twice is one, and one of two stays', async () => {
    must(await block(emily, kenji))
    must(await block(emily, kenji))
    must(await block(kenji, emily))
    expect(await blockedBy(emily)).toHaveLength(1)
    must(await unblock(emily, kenji))
    must(await unblock(emily, kenji))
    expect(await isBlockBetween(world.deps.db, kenji.id, emily.id)).toBe(true)
  })
  test('is refused for oneself and for an unknown person', async () => {
    expect((await block(emily, emily)).body).toMatchObject({ code: 'NOT_FOUND' })
    expect((await block(emily, { id: NOBODY })).body).toMatchObject({ code: 'NOT_FOUND' })
    expect((await unblock(emily, { id: NOBODY })).body).toMatchObject({ code: 'NOT_FOUND' })
    const visitor = await world.call<Code>(`POST /api/users/${kenji.id}/block`)
    expect(visitor.status).toBe(401)
  })
})
