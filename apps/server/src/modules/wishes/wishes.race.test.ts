import { afterAll, beforeAll, expect, test } from 'vitest'
import { SKILL_LEVELS } from '@tomogolf/domain/game'
import { DAY, HOUR, japanDate } from '@tomogolf/domain/time'
import { MAX_WISHES, wishFits, type WishedGame } from '@tomogolf/domain/wishes/wish-matching'
import { databaseForRaces } from '../../../test/support/engines.ts'
import { hostGame, newPerson, type Person } from '../../../test/support/people.ts'
import { NOON, RACE, createWorld, type World } from '../../../test/support/world.ts'
import { newId } from '../../platform/security/ids.ts'
import { alertOwner } from './alert-owner.usecase.ts'
import { findFitting } from './find-wishes.repository.ts'
import { toTerms } from './wish-terms.policy.ts'
import { insertWish, type WishRow } from './wishes.repository.ts'

let world: World, kenji: Person, emily: Person
beforeAll(async () => {
  const db = await databaseForRaces()
  world = await createWorld({ db, env: RACE })
  kenji = await newPerson(world, 'Kenji')
  emily = await newPerson(world, 'Emily')
})
afterAll(() => world.close())

test('parallel calls stay within the limit of open wishes', async () => {
  const { cookie } = emily
  const answers = await Promise.all(
    Array.from({ length: MAX_WISHES + 5 }, () =>
      world.call('POST /api/wishes', { cookie, body: { weekdays: [0] } }),
    ),
  )
  const created = answers.filter(({ status }) => status === 201)
  expect(created).toHaveLength(MAX_WISHES)
})

test('parallel workers alert once', async () => {
  const sofia = await newPerson(world, 'Sofia')
  const day = japanDate(NOON + 3 * DAY)
  await world.call('POST /api/wishes', { cookie: sofia.cookie, body: { from: day, to: day } })
  await hostGame(world, kenji, NOON + 3 * DAY - HOUR)
  await world.runJobs()
  const { db } = world.deps
  await db.executeSql(`UPDATE wish_alerts SET state = 'due'`)
  await db.executeSql('UPDATE wish_recipients SET alerts = 0')
  await Promise.all(Array.from({ length: 8 }, () => alertOwner(world.deps, sofia.id, 'wish_fits')))
  await world.runJobs()
  const { rows } = await db.executeSql(
    `SELECT 1 FROM outbox WHERE to_address = $1 AND template = 'wish_fits'`,
    [sofia.email],
  )
  // the first one, and one of the parallel workers
  expect(rows).toHaveLength(2)
})

test('the index finds what the rule finds', async () => {
  const { db } = world.deps
  await db.executeSql('DELETE FROM wishes')
  let state = 7
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const some = <T>(list: readonly T[]): T[] => list.filter(() => random() < 0.4)
  const areas = ['Chiba', 'Okinawa', 'kanto', 'station-tokyo/60']
  const languages = ['en', 'ja', 'ko', 'zh'] as const
  const wishes: WishRow[] = []
  for (let i = 0; i < 300; i++) {
    const from = NOON + Math.floor(random() * 5) * DAY
    const terms = toTerms(
      {
        areas: some(areas),
        from: japanDate(from),
        to: japanDate(from + Math.floor(random() * 5) * DAY),
        weekdays: [],
        maxPrice: pick([null, 80, 120]),
        level: pick([null, ...SKILL_LEVELS]),
        partySize: pick([1, 2, 3]),
        languages: some(languages),
        needsClubs: false,
      },
      NOON,
    )!
    const wish: WishRow = {
      ...terms,
      id: newId(),
      owner: `${i}@visitor.example`,
      userId: null,
      email: `${i}@visitor.example`,
      language: 'en',
      createdAt: NOON,
      confirmedAt: pick([NOON, NOON, NOON, null]),
      pausedAt: pick([null, null, null, NOON]),
      changedAt: null,
    }
    wishes.push(wish)
    await insertWish(db, wish)
  }
  let found = 0
  for (let i = 0; i < 100; i++) {
    const game: WishedGame = {
      areas: ['anywhere', ...some(areas)],
      teeTime: NOON + Math.floor(random() * 8 * 24) * HOUR,
      price: pick([null, 79.5, 80, 80.5, 120, 121]),
      level: pick(SKILL_LEVELS),
      freeSeats: pick([0, 1, 2, 3]),
      languages: some(languages),
    }
    const expected = wishes
      .filter((wish) => wish.confirmedAt !== null && wish.pausedAt === null && wishFits(wish, game))
      .map(({ id }) => id)
    found += expected.length
    expect((await findFitting(db, game)).toSorted()).toEqual(expected.toSorted())
  }
  expect(found).toBeGreaterThan(100)
})
