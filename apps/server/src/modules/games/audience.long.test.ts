import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, japanDate } from '@tomogolf/domain/time'
import { importCourseList } from '../courses/import-course-list.usecase.ts'
import { ENGINES, databaseForRaces } from '../../../test/support/engines.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../test/support/world.ts'

type Code = { code?: string }
type Detail = Code & {
  invite: string | null
  inviteOnly: boolean
  womenOnly: boolean
  version: number
}
const COURSE = 'wakasu-golf-links'

const declare = (world: World, { cookie }: Person, gender: string | null) =>
  world.call<Code>('PUT /api/profile', { cookie, body: { gender } })
const detail = (world: World, id: string, person?: Person, invite?: string) =>
  world.call<Detail>(`GET /api/games/${id}`, {
    ...(person && { cookie: person.cookie }),
    ...(invite && { query: { invite } }),
  })
const edit = async (world: World, { cookie }: Person, id: string, change: object) => {
  const { version } = must(await detail(world, id, { cookie } as Person)).body
  return world.call<Code>(`PUT /api/games/${id}`, { cookie, body: { version, ...change } })
}

describe.each(ENGINES)('an invite-only game on the %s database', (_name, open) => {
  let world: World, kenji: Person, emily: Person, sofia: Person, id: string, key: string
  beforeAll(async () => {
    world = await createWorld({ db: await open() })
    await importCourseList(world.deps)
    kenji = await newPerson(world, 'Kenji')
    emily = await newPerson(world, 'Emily')
    sofia = await newPerson(world, 'Sofia')
    id = await hostGame(world, kenji, NOON + 3 * DAY, {
      courseId: COURSE,
      slots: 2,
      inviteOnly: true,
    })
    key = must(await detail(world, id, kenji)).body.invite!
  })
  afterAll(() => world.close())

  test('is in no list, count, calendar or course, for visitors and for members', async () => {
    const day = japanDate(NOON + 3 * DAY)
    for (const cookie of [undefined, sofia.cookie, kenji.cookie]) {
      const read = async (address: string, query: Record<string, string> = {}) =>
        must(await world.call(address, { query, ...(cookie && { cookie }) })).body
      const queries: Record<string, string>[] = [
        {},
        { search: 'Wakasu' },
        { course: COURSE },
        { open: 'true' },
      ]
      for (const query of queries)
        expect(await read('GET /api/games', query)).toMatchObject({ games: [] })
      expect(await read('GET /api/games/counts')).toMatchObject({ games: 0, open: 0, days: [] })
      expect(await read('GET /api/games/by-day', { date: day })).toEqual({ days: [] })
      expect(await read('GET /api/community')).toMatchObject({ week: { total: 0 } })
      expect(await read(`GET /api/golf-courses/${COURSE}`)).toMatchObject({ openGames: 0 })
    }
    const { rows } = await world.deps.db.executeSql('SELECT word FROM search_words')
    expect(rows).toEqual([])
  })
  test.each([
    ['its page', () => `GET /api/games/${id}`],
    ['its calendar file', () => `GET /api/games/${id}/calendar.ics`],
    ['its preview', () => `GET /api/games/${id}/share-image.png`],
  ])('%s is unknown without the key', async (_what, address) => {
    const call = (person?: Person, invite?: string) =>
      world.call(address(), {
        ...(person && { cookie: person.cookie }),
        ...(invite && { query: { invite } }),
      })
    expect((await call()).status).toBe(404)
    expect((await call(sofia)).status).toBe(404)
    expect((await call(sofia, `${key.slice(0, -1)}!`)).status).toBe(404)
    expect((await call(undefined, key.slice(0, -1))).status).toBe(404)
    expect((await call(undefined, key)).status).toBe(200)
    expect((await call(sofia, key)).status).toBe(200)
    expect((await call(kenji)).status).toBe(200)
  })
  test('cannot be joined, saved or renewed by a stranger', async () => {
    const refused = await join(world, sofia, id)
    expect([refused.status, refused.body]).toMatchObject([404, { code: 'GAME_NOT_FOUND' }])
    const { cookie } = sofia
    expect((await world.call(`PUT /api/games/${id}/saved`, { cookie })).status).toBe(404)
    expect((await world.call(`POST /api/games/${id}/invite`, { cookie })).status).toBe(404)
  })
  test('a guest joins with the key, sees the game without it, and cannot read the key', async () => {
    const { cookie } = emily
    must(await world.call(`POST /api/games/${id}/join`, { cookie, body: { invite: key } }))
    expect(must(await detail(world, id, emily)).body).toMatchObject({
      inviteOnly: true,
      invite: null,
    })
    expect(must(await detail(world, id, sofia, key)).body.invite).toBe(key)
    must(await world.call(`PUT /api/games/${id}/saved`, { cookie }))
  })
  test('a new link ends the old one', async () => {
    const { cookie } = kenji
    const { body } = must(
      await world.call<{ invite: string }>(`POST /api/games/${id}/invite`, { cookie }),
    )
    expect((await detail(world, id, sofia, key)).status).toBe(404)
    must(await detail(world, id, sofia, body.invite))
    key = body.invite
  })
  test('an edit makes it public and hides it again, with another key', async () => {
    const { cookie } = sofia
    must(await edit(world, kenji, id, { inviteOnly: false }))
    expect(must(await detail(world, id)).body).toMatchObject({ invite: null, inviteOnly: false })
    const renewed = await world.call<Code>(`POST /api/games/${id}/invite`, {
      cookie: kenji.cookie,
    })
    expect(renewed.body.code).toBe('NOT_INVITE_ONLY')
    must(await world.call(`PUT /api/games/${id}/saved`, { cookie }))
    must(await edit(world, kenji, id, { inviteOnly: true }))
    expect((await detail(world, id, sofia, key)).status).toBe(404)
    // saved while it was public
    expect(must(await world.call('GET /api/saved-games', { cookie })).body).toEqual({ games: [] })
    expect(
      must(await world.call('GET /api/saved-games', { cookie: emily.cookie })).body,
    ).toMatchObject({ games: [{ id }] })
  })
})

describe.each(ENGINES)('a women-only game on the %s database', (_name, open) => {
  let world: World, haruka: Person, emily: Person, tom: Person, id: string
  beforeAll(async () => {
    world = await createWorld({ db: await open() })
    haruka = await newPerson(world, 'Haruka')
    emily = await newPerson(world, 'Emily')
    tom = await newPerson(world, 'Tom')
    must(await declare(world, haruka, 'female'))
    must(await declare(world, emily, 'female'))
    must(await declare(world, tom, 'male'))
    id = await hostGame(world, haruka, NOON + 3 * DAY, { womenOnly: true })
  })
  afterAll(() => world.close())

  test('is marked, and found by its filter', async () => {
    await hostGame(world, haruka, NOON + 4 * DAY)
    const list = (query: Record<string, string>) =>
      world.call<{ games: { id: string; womenOnly: boolean }[] }>('GET /api/games', { query })
    expect(must(await list({ women: 'true' })).body.games).toMatchObject([{ id, womenOnly: true }])
    expect(must(await list({})).body.games).toHaveLength(2)
  })
  test('is hosted by women', async () => {
    must(await world.call('POST /api/host-terms', { cookie: tom.cookie, body: { accepted: true } }))
    const own = await hostGame(world, tom, NOON + 5 * DAY)
    expect((await edit(world, tom, own, { womenOnly: true })).body.code).toBe('WOMEN_ONLY_HOST')
    await expect(hostGame(world, tom, NOON + 6 * DAY, { womenOnly: true })).rejects.toThrow(
      'WOMEN_ONLY_HOST',
    )
  })
  test('refuses men, tells them before, and takes women', async () => {
    const refused = await world.call<Code>(`POST /api/games/${id}/join`, { cookie: tom.cookie })
    expect([refused.status, refused.body.code]).toEqual([403, 'WOMEN_ONLY'])
    expect(must(await detail(world, id, tom)).body).toMatchObject({
      viewer: { can: { join: 'WOMEN_ONLY' } },
    })
    must(await join(world, emily, id))
  })
  test('keeps the gender of its players and its audience until they leave', async () => {
    for (const person of [emily, haruka])
      for (const gender of ['male', 'other', null]) {
        const { status, body } = await declare(world, person, gender)
        expect([status, body.code]).toEqual([409, 'WOMEN_ONLY_SEAT'])
      }
    must(await declare(world, emily, 'female'))
    expect((await edit(world, haruka, id, { womenOnly: false })).body.code).toBe(
      'WOMEN_ONLY_LOCKED',
    )
    must(await world.call(`POST /api/games/${id}/leave`, { cookie: emily.cookie }))
    must(await declare(world, emily, 'other'))
    expect((await join(world, emily, id)).body).toMatchObject({ code: 'WOMEN_ONLY' })
    must(await edit(world, haruka, id, { womenOnly: false }))
    must(await join(world, emily, id))
    expect((await edit(world, haruka, id, { womenOnly: true })).body.code).toBe('WOMEN_ONLY_LOCKED')
  })
  test('asks for a gender that is missing', async () => {
    const other = await hostGame(world, haruka, NOON + 7 * DAY, { womenOnly: true })
    const nora = await newPerson(world, 'Nora')
    must(await declare(world, nora, null))
    expect((await join(world, nora, other)).body).toMatchObject({ code: 'PROFILE_INCOMPLETE' })
    must(await declare(world, nora, 'other'))
    expect((await join(world, nora, other)).body).toMatchObject({ code: 'WOMEN_ONLY' })
    must(await declare(world, nora, 'female'))
    must(await join(world, nora, other))
  })
})

test('race: a seat in a women-only game and another gender never come together', async () => {
  const world = await createWorld({
    db: await databaseForRaces(),
  })
  const haruka = await newPerson(world, 'Haruka')
  must(await declare(world, haruka, 'female'))
  for (let round = 0; round < 6; round++) {
    const id = await hostGame(world, haruka, NOON + (3 + round) * DAY, { womenOnly: true })
    const guest = await newPerson(world, `Guest${round}`)
    must(await declare(world, guest, 'female'))
    const [joined, declared] = await Promise.all([
      join(world, guest, id),
      declare(world, guest, 'male'),
    ])
    expect([joined.status, declared.status].toSorted()).toEqual(
      joined.status === 200 ? [200, 409] : [200, 403],
    )
  }
  await world.close()
})
