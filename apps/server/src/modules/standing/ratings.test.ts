import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY, hours } from '@tomogolf/domain/time'
import { newAdministrator } from '../../../test/support/administrator.ts'
import { must, type Person } from '../../../test/support/people.ts'
import { atTheCourse, checkIn, TEE, type Course } from '../../../test/support/course.ts'
import { mailsTo } from '../../../test/support/create-users.ts'
import { createWorld, type World } from '../../../test/support/world.ts'

let w: World, c: Course, emily: Person, marcus: Person
beforeEach(async () => {
  w = await createWorld()
  c = await atTheCourse(w, 2)
  ;[emily, marcus] = c.guests as [Person, Person]
  w.at(TEE)
  must(await checkIn(w, emily, c.gameId, { code: c.shown.code }))
})
afterEach(() => w.close())

type Mates = {
  state: string
  mates: {
    player: { id: string; rating: number | null; ratingCount: number }
    mine: { stars: number; words: string; shown: boolean } | null
    theirs: { id: string; stars: number; words: string; reported: boolean } | null
  }[]
}
const rate = (from: Person, to: Person, stars: number, words = '') =>
  w.call(`PUT /api/games/${c.gameId}/ratings/${to.id}`, {
    cookie: from.cookie,
    body: { stars, words },
  })
const seenBy = async (p: Person) =>
  must(await w.call<Mates>(`GET /api/games/${c.gameId}/ratings`, { cookie: p.cookie })).body
const hostCard = async () =>
  must(
    await w.call<{ host: { rating: number | null; ratingCount: number } }>(
      `GET /api/games/${c.gameId}`,
    ),
  ).body.host
const finish = async () => {
  w.at(TEE + hours(6))
  await w.runJobs()
  w.at(TEE + hours(13))
  await w.runJobs()
}

test('guest and host rate each other; nothing is seen before both have, and then it stands on every card', async () => {
  expect(must(await rate(emily, c.host, 5), 409).body).toMatchObject({ code: 'RATING_NOT_ALLOWED' })
  await finish()
  expect(
    [await mailsTo(w, emily), await mailsTo(w, c.host)].map(
      (kinds) => kinds.filter((k) => k === 'rating_ask').length,
    ),
  ).toEqual([1, 1])
  expect(await hostCard()).toMatchObject({ rating: null, ratingCount: 0 })
  must(await rate(emily, c.host, 3, 'Late, but kind.'))
  must(await rate(emily, c.host, 4, 'Kind, and knows every bunker.'))
  expect((await seenBy(emily)).mates).toMatchObject([
    { mine: { stars: 4, shown: false }, theirs: null },
  ])
  expect((await seenBy(c.host)).mates).toMatchObject([
    { player: { id: emily.id }, mine: null, theirs: null },
  ])
  expect(await hostCard()).toMatchObject({ rating: null, ratingCount: 0 })

  must(await rate(c.host, emily, 5))
  expect(await hostCard()).toMatchObject({ rating: 4, ratingCount: 1 })
  expect((await seenBy(c.host)).mates).toMatchObject([
    {
      mine: { stars: 5, shown: true },
      theirs: { stars: 4, words: 'Kind, and knows every bunker.' },
    },
  ])
  expect(must(await rate(emily, c.host, 1), 409).body).toMatchObject({ code: 'RATING_CLOSED' })
  expect(
    must(await w.call<{ ratings: object[] }>(`GET /api/users/${c.host.id}/ratings`)).body.ratings,
  ).toMatchObject([
    {
      stars: 4,
      words: 'Kind, and knows every bunker.',
      by: expect.stringContaining('T.') as string,
    },
  ])
  expect((await mailsTo(w, c.host)).filter((k) => k === 'rating_shown')).toHaveLength(1)
})

test('after seven days what one of them said is shown without the other, and nobody can answer it any more', async () => {
  await finish()
  must(await rate(emily, c.host, 2))
  w.at(TEE + hours(6) + 7 * DAY)
  await w.runJobs()
  must(await rate(emily, c.host, 3))
  expect(await hostCard()).toMatchObject({ rating: null })
  w.at(TEE + hours(6) + 7 * DAY + 1)
  await w.runJobs()
  expect(await hostCard()).toMatchObject({ rating: 3, ratingCount: 1 })
  expect(must(await rate(c.host, emily, 1), 409).body).toMatchObject({ code: 'RATING_CLOSED' })
})

test('only those who were there: not who never came, not strangers, not two guests, not oneself', async () => {
  await finish()
  for (const [from, to] of [
    [marcus, c.host],
    [c.host, marcus],
    [emily, marcus],
    [emily, emily],
    [c.host, c.host],
  ] as const)
    expect(must(await rate(from, to, 5), 409).body).toMatchObject({ code: 'RATING_NOT_ALLOWED' })
  for (const stars of [0, 6, 4.5]) expect((await rate(emily, c.host, stars)).status).toBe(400)
  expect((await seenBy(marcus)).mates).toEqual([])
})

test('a guest whom the host marks present after the game has ended is asked too, and nobody is asked twice', async () => {
  w.at(TEE + hours(6))
  await w.runJobs()
  const {
    rows: [place],
  } = await w.deps.db.executeSql<{ id: string }>(
    'SELECT id FROM participations WHERE guest_id = $1',
    [marcus.id],
  )
  must(
    await w.call(`POST /api/games/${c.gameId}/guests/${place!.id}/present`, {
      cookie: c.host.cookie,
    }),
  )
  await w.runJobs()
  const asked = async (p: Person) => (await mailsTo(w, p)).filter((k) => k === 'rating_ask').length
  expect([await asked(emily), await asked(marcus), await asked(c.host)]).toEqual([1, 1, 2])
  must(await rate(marcus, c.host, 5))
  must(await rate(c.host, marcus, 4))
  expect(await hostCard()).toMatchObject({ rating: 5, ratingCount: 1 })
})

test('a rating that is complained of reaches the desk, which takes it away; the card forgets it, and the record does not', async () => {
  await finish()
  must(await rate(emily, c.host, 1, 'Rude words.'))
  must(await rate(c.host, emily, 5))
  const [about] = (await seenBy(c.host)).mates,
    id = about!.theirs!.id
  must(
    await w.call(`POST /api/ratings/${id}/report`, {
      cookie: emily.cookie,
      body: { message: 'not mine' },
    }),
    404,
  )
  must(
    await w.call(`POST /api/ratings/${id}/report`, {
      cookie: c.host.cookie,
      body: { message: 'This is an insult.' },
    }),
  )
  must(
    await w.call(`POST /api/ratings/${id}/report`, {
      cookie: c.host.cookie,
      body: { message: 'again' },
    }),
    409,
  )
  const admin = await newAdministrator(w)
  const { rows } = must(
    await w.call<{ rows: { reason: string; message: string; rating: object }[] }>(
      'GET /api/admin/issues',
      { cookie: admin.cookie, query: { reason: 'rating' } },
    ),
  ).body
  expect(rows).toMatchObject([
    {
      message: 'This is an insult.',
      rating: { id, stars: 1, words: 'Rude words.', by: { id: emily.id }, hidden: false },
    },
  ])
  must(
    await w.call(`POST /api/admin/ratings/${id}/hide`, {
      cookie: c.host.cookie,
      body: { reason: 'no' },
    }),
    403,
  )
  must(
    await w.call(`POST /api/admin/ratings/${id}/hide`, {
      cookie: admin.cookie,
      body: { reason: 'Insults are not a rating.' },
    }),
  )
  must(
    await w.call(`POST /api/admin/ratings/${id}/hide`, {
      cookie: admin.cookie,
      body: { reason: 'Insults are not a rating.' },
    }),
    409,
  )
  expect(await hostCard()).toMatchObject({ rating: null, ratingCount: 0 })
  const { records } = must(
    await w.call<{ records: Record<string, object[]> }>('GET /api/account/export', {
      cookie: emily.cookie,
    }),
  ).body
  expect([records.ratingsGiven, records.ratingsReceived]).toMatchObject([
    [{ stars: 1, words: 'Rude words.' }],
    [{ stars: 5 }],
  ])
})
