import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR, fromJapanText, japanDate, japanText } from '@tomogolf/domain/time'
import { hostGame, newPerson, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { newId } from '../../../platform/security/ids.ts'
import { importCourseList } from '../../courses/import-course-list.usecase.ts'
import { toTerms } from '../wish-terms.policy.ts'
import { nextHostDigest } from '../wishes.jobs.ts'
import { insertWish } from '../wishes.repository.ts'

let world: World, kenji: Person, idle: Person
beforeAll(async () => {
  world = await createWorld()
  await importCourseList(world.deps)
  kenji = await newPerson(world, 'Kenji')
  idle = await newPerson(world, 'Aiko')
  await hostGame(world, kenji, NOON + 10 * DAY)
})
afterAll(() => world.close())

const wish = (email: string, userId: string | null = null) =>
  world.deps.db.transaction((tx) =>
    insertWish(tx, {
      ...toTerms(
        {
          areas: [],
          from: japanDate(NOON + 3 * DAY),
          to: japanDate(NOON + 9 * DAY),
          weekdays: [],
          maxPrice: null,
          level: null,
          partySize: 1,
          languages: [],
          needsClubs: true,
        },
        NOON,
      )!,
      id: newId(),
      owner: userId ?? email,
      userId,
      email: userId === null ? email : null,
      language: 'en',
      createdAt: NOON - DAY,
      confirmedAt: NOON - DAY,
      pausedAt: null,
      changedAt: null,
    }),
  )
const send = async () => {
  const { db, jobs } = world.deps
  await db.transaction((tx) => jobs.enqueue(tx, 'wishes.host_digest', {}))
  await world.runJobs()
}
const digests = async () =>
  (
    await world.deps.db.executeSql<{ to: string; text: string; unsubscribe: string | null }>(
      `SELECT to_address AS to, text, unsubscribe FROM outbox WHERE template = 'host_digest'
       ORDER BY created_at`,
    )
  ).rows

test.each([
  ['on a Sunday', '2026-12-06 23:59', '2026-12-07 09:00'],
  ['on a Monday before nine', '2026-12-07 08:59', '2026-12-07 09:00'],
  ['at nine', '2026-12-07 09:00', '2026-12-14 09:00'],
])('the next digest, seen %s', (_name, now, next) => {
  expect(japanText(nextHostDigest(fromJapanText(`${now}:00`)!)).slice(0, 16)).toBe(next)
})

test('notifies hosts from three people on, once a week, and can be stopped', async () => {
  await wish('one@visitor.example')
  await wish('two@visitor.example')
  // the own wish of a host does not count
  await wish(kenji.email, kenji.id)
  await send()
  expect(await digests()).toEqual([])

  await wish('three@visitor.example')
  await send()
  await send()
  const [mail, ...others] = await digests()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: kenji.email })
  expect(mail!.text).toContain('3+ visitors')
  expect(mail!.text).toContain('3+ need rental clubs')
  for (const name of ['one', 'two', 'three', idle.email])
    expect(mail!.text).not.toContain(`${name}@`)
  const { pathname, search } = new URL(mail!.unsubscribe!)
  expect((await world.call(`POST ${pathname}${search}`)).status).toBe(200)
  world.at(NOON + 7 * DAY + HOUR)
  await wish('four@visitor.example')
  await send()
  expect(await digests()).toHaveLength(1)
  world.at(NOON)
})

test('several processes at once send one', async () => {
  const { db, jobs } = world.deps
  await world.call('PUT /api/notification-settings', {
    cookie: kenji.cookie,
    body: { mail: { hosting: true } },
  })
  await db.executeSql('DELETE FROM host_digests')
  await Promise.all(
    [1, 2, 3].map((key) =>
      db.transaction((tx) =>
        jobs.enqueue(tx, 'wishes.host_digest_of', { userId: kenji.id }, { key: String(key) }),
      ),
    ),
  )
  await world.runJobs()
  expect(await digests()).toHaveLength(2)
})

test('says nothing where hosts cannot publish, nor to hosts who do not post any more', async () => {
  const { db } = world.deps
  const sent = (await digests()).length
  await db.executeSql('DELETE FROM host_digests')
  await db.executeSql(
    `INSERT INTO region_launches (region, state, version, updated_at, updated_by)
     SELECT DISTINCT region, 'closed', 1, now(), '' FROM games`,
  )
  await send()
  expect(await digests()).toHaveLength(sent)
  await db.executeSql('DELETE FROM region_launches')
  await db.executeSql("UPDATE games SET created_at = created_at - interval '181 days'")
  await send()
  expect(await digests()).toHaveLength(sent)
  await db.executeSql("UPDATE games SET created_at = created_at + interval '181 days'")
  await send()
  expect(await digests()).toHaveLength(sent + 1)
})
