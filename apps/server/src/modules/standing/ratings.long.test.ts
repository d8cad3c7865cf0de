import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY, hours } from '@tomogolf/domain/time'
import { newAdministrator } from '../../../test/support/administrator.ts'
import { must, type Person } from '../../../test/support/people.ts'
import { createJoinedGame, checkIn, TEE, type JoinedGame } from '../../../test/support/course.ts'
import { listMailTemplates } from '../../../test/support/create-users.ts'
import { createWorld, type World } from '../../../test/support/world.ts'

let world: World, course: JoinedGame, emily: Person, marcus: Person
beforeEach(async () => {
  world = await createWorld()
  course = await createJoinedGame(world, 2)
  ;[emily, marcus] = course.guests as [Person, Person]
  world.at(TEE)
  must(await checkIn(world, emily, course.gameId, { code: course.shown.code }))
})
afterEach(() => world.close())

type Mates = {
  state: string
  mates: {
    player: { id: string; rating: number | null; ratingCount: number }
    mine: { stars: number; comment: string; shown: boolean } | null
    theirs: { id: string; stars: number; comment: string; reported: boolean } | null
  }[]
}
const rate = (from: Person, to: Person, stars: number, comment = '') =>
  world.call(`PUT /api/games/${course.gameId}/ratings/${to.id}`, {
    cookie: from.cookie,
    body: { stars, comment },
  })
const seenBy = async (person: Person) =>
  must(
    await world.call<Mates>(`GET /api/games/${course.gameId}/ratings`, { cookie: person.cookie }),
  ).body
const hostCard = async () =>
  must(
    await world.call<{ host: { rating: number | null; ratingCount: number } }>(
      `GET /api/games/${course.gameId}`,
    ),
  ).body.host
const finish = async () => {
  world.at(TEE + hours(6))
  await world.runJobs()
  world.at(TEE + hours(13))
  await world.runJobs()
}

test('publishes both ratings once guest and host have rated each other', async () => {
  expect(must(await rate(emily, course.host, 5), 409).body).toMatchObject({
    code: 'RATING_NOT_ALLOWED',
  })
  await finish()
  expect(
    [await listMailTemplates(world, emily), await listMailTemplates(world, course.host)].map(
      (kinds) => kinds.filter((key) => key === 'rating_ask').length,
    ),
  ).toEqual([1, 1])
  expect(await hostCard()).toMatchObject({ rating: null, ratingCount: 0 })
  must(await rate(emily, course.host, 3, 'Late, but kind.'))
  must(await rate(emily, course.host, 4, 'Kind, and knows every bunker.'))
  expect((await seenBy(emily)).mates).toMatchObject([
    { mine: { stars: 4, shown: false }, theirs: null },
  ])
  expect((await seenBy(course.host)).mates).toMatchObject([
    { player: { id: emily.id }, mine: null, theirs: null },
  ])
  expect(await hostCard()).toMatchObject({ rating: null, ratingCount: 0 })

  must(await rate(course.host, emily, 5))
  expect(await hostCard()).toMatchObject({ rating: 4, ratingCount: 1 })
  expect((await seenBy(course.host)).mates).toMatchObject([
    {
      mine: { stars: 5, shown: true },
      theirs: { stars: 4, comment: 'Kind, and knows every bunker.' },
    },
  ])
  expect(must(await rate(emily, course.host, 1), 409).body).toMatchObject({ code: 'RATING_CLOSED' })
  expect(
    must(await world.call<{ ratings: object[] }>(`GET /api/users/${course.host.id}/ratings`)).body
      .ratings,
  ).toMatchObject([
    {
      stars: 4,
      comment: 'Kind, and knows every bunker.',
      by: expect.stringContaining('T.') as string,
    },
  ])
  expect(
    (await listMailTemplates(world, course.host)).filter((key) => key === 'rating_shown'),
  ).toHaveLength(1)
})

test('publishes a single rating after seven days and closes the rating period', async () => {
  await finish()
  must(await rate(emily, course.host, 2))
  world.at(TEE + hours(6) + 7 * DAY)
  await world.runJobs()
  must(await rate(emily, course.host, 3))
  expect(await hostCard()).toMatchObject({ rating: null })
  world.at(TEE + hours(6) + 7 * DAY + 1)
  await world.runJobs()
  expect(await hostCard()).toMatchObject({ rating: 3, ratingCount: 1 })
  expect(must(await rate(course.host, emily, 1), 409).body).toMatchObject({ code: 'RATING_CLOSED' })
})

test('own games say who is still to be rated, what was given, and which receipt there is', async () => {
  type Row = {
    rating: {
      next: { displayName: string } | null
      given: { player: { id: string }; stars: number }[]
    } | null
    receiptId: string | null
  }
  const rowOf = async ({ cookie }: Person): Promise<Row> => {
    const { games } = must(
      await world.call<{ games: Row[] }>('GET /api/my-games', { cookie, query: { tab: 'past' } }),
    ).body
    return games[0]!
  }
  await finish()
  expect(await rowOf(emily)).toMatchObject({
    rating: { next: { id: course.host.id }, given: [] },
    receiptId: expect.any(String) as string,
  })
  // a host pays nothing; a guest who stayed away may not rate, and has the receipt of the charge
  expect(await rowOf(course.host)).toMatchObject({
    rating: { next: { id: emily.id }, given: [] },
    receiptId: null,
  })
  expect(await rowOf(marcus)).toMatchObject({
    rating: null,
    receiptId: expect.any(String) as string,
  })
  const { receiptId } = await rowOf(emily)
  must(await world.call(`GET /api/transactions/${receiptId}/receipt`, { cookie: emily.cookie }))

  must(await rate(emily, course.host, 4))
  expect((await rowOf(emily)).rating).toMatchObject({
    next: null,
    given: [{ player: { id: course.host.id }, stars: 4 }],
  })
  expect((await rowOf(course.host)).rating).toMatchObject({ next: { id: emily.id }, given: [] })
  world.at(TEE + hours(6) + 7 * DAY)
  expect((await rowOf(emily)).rating).not.toBeNull()
  world.at(TEE + hours(6) + 7 * DAY + 1)
  expect((await rowOf(emily)).rating).toBeNull()
})

test('refuses ratings by or of users who did not play the round together', async () => {
  await finish()
  for (const [from, to] of [
    [marcus, course.host],
    [course.host, marcus],
    [emily, marcus],
    [emily, emily],
    [course.host, course.host],
  ] as const)
    expect(must(await rate(from, to, 5), 409).body).toMatchObject({ code: 'RATING_NOT_ALLOWED' })
  for (const stars of [0, 6, 4.5]) expect((await rate(emily, course.host, stars)).status).toBe(400)
  expect((await seenBy(marcus)).mates).toEqual([])
})

test('asks a guest who was marked present after the game to rate, once', async () => {
  world.at(TEE + hours(6))
  await world.runJobs()
  const {
    rows: [place],
  } = await world.deps.db.executeSql<{ id: string }>(
    'SELECT id FROM participations WHERE guest_id = $1',
    [marcus.id],
  )
  must(
    await world.call(`POST /api/games/${course.gameId}/guests/${place!.id}/present`, {
      cookie: course.host.cookie,
    }),
  )
  // the guest does not object
  world.at(TEE + hours(12) + 1)
  await world.runJobs()
  const asked = async (person: Person) =>
    (await listMailTemplates(world, person)).filter((key) => key === 'rating_ask').length
  expect([await asked(emily), await asked(marcus), await asked(course.host)]).toEqual([1, 1, 2])
  must(await rate(marcus, course.host, 5))
  must(await rate(course.host, marcus, 4))
  expect(await hostCard()).toMatchObject({ rating: 5, ratingCount: 1 })
})

test('lets an operator hide a reported rating, which leaves the average but stays on record', async () => {
  await finish()
  must(await rate(emily, course.host, 1, 'Rude words.'))
  must(await rate(course.host, emily, 5))
  const [about] = (await seenBy(course.host)).mates,
    id = about!.theirs!.id
  must(
    await world.call(`POST /api/ratings/${id}/report`, {
      cookie: emily.cookie,
      body: { message: 'not mine' },
    }),
    404,
  )
  must(
    await world.call(`POST /api/ratings/${id}/report`, {
      cookie: course.host.cookie,
      body: { message: 'This is an insult.' },
    }),
  )
  must(
    await world.call(`POST /api/ratings/${id}/report`, {
      cookie: course.host.cookie,
      body: { message: 'again' },
    }),
    409,
  )
  const admin = await newAdministrator(world)
  const { rows } = must(
    await world.call<{ rows: { reason: string; message: string; rating: object }[] }>(
      'GET /api/admin/issues',
      { cookie: admin.cookie, query: { reason: 'rating' } },
    ),
  ).body
  expect(rows).toMatchObject([
    {
      message: 'This is an insult.',
      rating: { id, stars: 1, comment: 'Rude words.', by: { id: emily.id }, hidden: false },
    },
  ])
  must(
    await world.call(`POST /api/admin/ratings/${id}/hide`, {
      cookie: course.host.cookie,
      body: { reason: 'no' },
    }),
    403,
  )
  must(
    await world.call(`POST /api/admin/ratings/${id}/hide`, {
      cookie: admin.cookie,
      body: { reason: 'Insults are not a rating.' },
    }),
  )
  must(
    await world.call(`POST /api/admin/ratings/${id}/hide`, {
      cookie: admin.cookie,
      body: { reason: 'Insults are not a rating.' },
    }),
    409,
  )
  expect(await hostCard()).toMatchObject({ rating: null, ratingCount: 0 })
  const { records } = must(
    await world.call<{ records: Record<string, object[]> }>('GET /api/account/export', {
      cookie: emily.cookie,
    }),
  ).body
  expect([records.ratingsGiven, records.ratingsReceived]).toMatchObject([
    [{ stars: 1, comment: 'Rude words.' }],
    [{ stars: 5 }],
  ])
})
