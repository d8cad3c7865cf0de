import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, japanDate, japanText, type Instant } from '@tomogolf/domain/time'
import { must, newPerson, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

const WEEK = 7 * DAY
const FIRST = NOON + 10 * DAY
let world: World, host: Person
beforeAll(async () => {
  world = await createWorld()
  host = await newPerson(world, 'Kenji')
  must(await world.call('POST /api/host-terms', { cookie: host.cookie, body: { accepted: true } }))
})
afterAll(() => world.close())
// no game of another test may clash
beforeEach(async () => {
  await world.runJobs()
  world.at(NOON)
  await world.deps.db.executeSql(`UPDATE games SET status = 'cancelled' WHERE status = 'scheduled'`)
})

const BOOKING = {
  via: 'gora',
  reference: 'G44-712 086',
  bookedPlayers: 3,
  namesDueAt: null,
  freeChangesUntil: null,
  schedule: [],
}
type Row = { id: string; at: Instant }
/** The games that one test has created, by tee time. */
const rows = async (): Promise<Row[]> => {
  const { rows: found } = await world.deps.db.executeSql<{ id: string; tee: string | Date }>(
    `SELECT id, tee_time AS tee FROM games WHERE status = 'scheduled' ORDER BY tee_time`,
  )
  return found.map(({ id, tee }) => ({ id, at: new Date(tee).getTime() }))
}
const create = (more: object = {}) =>
  world.call('POST /api/games', {
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
  const repeatOn = [1, 2, 3].map((week) => japanDate(FIRST + week * WEEK))
  must(await create({ repeatOn, ...more }), 201)
  return (await rows()).map(({ id }) => id)
}
const mails = async (to: Person, template: string) => {
  await world.runJobs()
  return must(
    await world.call<{ template: string; text: string }[]>('GET /api/dev/outbox', {
      query: { to: to.email },
    }),
  ).body.filter((mail) => mail.template === template)
}

test.each([1, -1])('a series with one booking reference moves by %d week', async (direction) => {
  const ids = await series()
  for (const id of ids)
    must(
      await world.call(`PUT /api/games/${id}/booking`, {
        cookie: host.cookie,
        // cancelled games of the other direction keep theirs
        body: { ...BOOKING, reference: `G44-712 ${direction + 2}` },
      }),
    )
  must(
    await world.call(`PUT /api/games/${ids[0]}`, {
      cookie: host.cookie,
      body: { version: 1, scope: 'following', date: japanText(FIRST + direction * WEEK) },
    }),
  )
  expect((await rows()).map(({ at }) => at)).toEqual(
    [0, 1, 2, 3].map((week) => FIRST + (week + direction) * WEEK),
  )
  const { rows: claims } = await world.deps.db.executeSql(
    `SELECT DISTINCT claim FROM course_bookings WHERE game_id = ANY($1) AND claim IS NOT NULL`,
    [ids],
  )
  expect(claims).toHaveLength(4)
})
describe('alerts about a series', () => {
  const wish = async (person: Person, from: Instant, to: Instant) =>
    must(
      await world.call('POST /api/wishes', {
        cookie: person.cookie,
        body: { from: japanDate(from), to: japanDate(to), recaptchaToken: 'development' },
      }),
      201,
    )
  test('name it once in a digest, and not again in the next one', async () => {
    const fan = await newPerson(world, 'Fan', null)
    await wish(fan, FIRST, FIRST + 4 * WEEK)
    const ids = await series()
    await world.runJobs()
    const digest = async () => {
      await world.deps.db.transaction((tx) => world.deps.jobs.enqueue(tx, 'wishes.digest', {}))
      return mails(fan, 'wish_digest')
    }
    const [mail] = await digest()
    expect(ids.filter((id) => mail!.text.includes(`/games/${id}`))).toEqual([ids[0]])
    const also = mail!.text.split('\n').filter((line) => line.includes('Also on'))
    expect(also.length).toBe(3)
    expect(await digest()).toHaveLength(1)
  })
  test('are one mail when it has a head start or is played soon', async () => {
    const friend = await newPerson(world, 'Friend', null)
    await wish(friend, FIRST, FIRST + 4 * WEEK)
    await series({ headStart: true })
    const [toFriend, ...more] = await mails(friend, 'wish_fits')
    expect(more).toEqual([])
    expect(toFriend!.text.match(/Also on/g)).toHaveLength(3)
    const early = await newPerson(world, 'Early', null)
    await wish(early, NOON + 2 * DAY, NOON + 40 * DAY)
    must(
      await create({
        date: japanText(NOON + 2 * DAY),
        repeatOn: [japanDate(NOON + 9 * DAY), japanDate(NOON + 16 * DAY)],
      }),
      201,
    )
    expect(await mails(early, 'wish_fits')).toHaveLength(1)
    await world.deps.db.transaction((tx) => world.deps.jobs.enqueue(tx, 'wishes.digest', {}))
    const digests = await mails(early, 'wish_digest')
    expect(digests.flatMap(({ text }) => /Misaki/.exec(text) ?? []).length).toBeLessThan(2)
  })
})
