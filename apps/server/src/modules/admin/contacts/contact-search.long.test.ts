import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN_ROLES, hasPermission } from '@tomogolf/domain/team/permissions'
import { DEMO_ACCOUNTS } from '../../../demo/demo-accounts.ts'
import { seedDemo } from '../../../demo/seed-demo.ts'
import { users } from '../../accounts/accounts.table.ts'
import { importCourseList } from '../../courses/import-course-list.usecase.ts'
import { PEOPLE_SEARCH } from '../users/person-search.read.ts'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { must, type Person } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'

/** Lists that are searched by a person or a sender. */
const LISTS = ['users', 'holds', 'transactions', 'disputes', 'requests', 'inbox', 'search'] as const
const GUEST = DEMO_ACCOUNTS[0].email
const PHONE = '+819087654321'
const WHOLE = [GUEST, GUEST.toUpperCase(), '090-8765-4321', '+81 (0)90 8765 4321', PHONE]
const PARTS = [GUEST.slice(1), GUEST.slice(0, -1), '@tomogolf.example', '8765-4321', '08765432']

let world: World
const team = new Map<string, Person>()
const query = async <T>(text: string, values: unknown[] = []) =>
  (await world.deps.db.executeSql<T>(text, values)).rows
/** How many rows are found; null where the role may not read the list. */
async function count(role: string, list: string, search: string): Promise<number | null> {
  const answer = await world.call<{ rows?: unknown[]; groups?: { hits: unknown[] }[] }>(
    `GET /api/admin/${list}` as 'GET /api/admin/users',
    { cookie: team.get(role)!.cookie, query: { search } },
  )
  if (answer.status === 403) return null
  const { rows, groups } = must(answer).body
  return rows?.length ?? groups!.flatMap(({ hits }) => hits).length
}

beforeAll(async () => {
  world = await createWorld({ env: { DEMO_DATA: 'true' } })
  await importCourseList(world.deps)
  await seedDemo(world.deps)
  for (const role of ADMIN_ROLES) team.set(role, await newAdministrator(world, `R-${role}`, role))
  await query(
    `UPDATE profiles SET contact_number = $2
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [GUEST, PHONE],
  )
  // the sender of a report had no name: the address stood for it
  await query(
    `UPDATE requests SET email = $1, name = $1
     WHERE id = (SELECT min(id) FROM requests WHERE kind NOT IN ('report', 'appeal'))`,
    [GUEST],
  )
})
afterAll(() => world.close())

test('there is something to find in the lists', async () => {
  for (const list of LISTS.filter((name) => name !== 'disputes'))
    expect([list, await count('owner', list, GUEST)]).not.toEqual([list, 0])
})

describe.each(ADMIN_ROLES)('the role %s', (role) => {
  const sees = hasPermission(role, 'contacts.show')
  test.each(LISTS)('searches %s by an address or number', async (list) => {
    for (const search of WHOLE) {
      const found = await count(role, list, search)
      if (found === null || list === 'search') continue
      expect([search, found]).toEqual([search, await count('owner', list, search)])
    }
    for (const search of PARTS) {
      const found = await count(role, list, search)
      if (found === null || list === 'search') continue
      expect([search, found]).toEqual([search, sees ? await count('owner', list, search) : 0])
    }
  })
  test('finds by a part of an address everywhere, or nowhere', async () => {
    expect((await count(role, 'search', GUEST.slice(1)))! > 0).toBe(sees)
    expect(await count(role, 'search', GUEST)).toBeGreaterThan(0)
  })
  test.each(['email', '-email'])('sorts users by %s with the permission', async (sort) => {
    const answer = await world.call('GET /api/admin/users', {
      cookie: team.get(role)!.cookie,
      query: { sort },
    })
    expect(answer.status).toBe(sees ? 200 : 403)
  })
})

test.each([
  [GUEST, false, 1],
  [GUEST.slice(1), false, 0],
  [GUEST.slice(1), true, 1],
  ['9087654321', false, 1],
  ['87654321', true, 1],
  ['7654321', false, 0],
  ['guest', false, 0],
] as const)('a scan of the list for %s agrees', async (text, contactsInPart, found) => {
  const like = sql`${`%${text}%`}::text`
  const plain = sql`${text}::text`
  const rows = await world.deps.db.orm
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${users.email} = ${GUEST} AND (${PEOPLE_SEARCH.rowMatches({
        like,
        plain,
        exact: plain,
        phone: plain,
        phoneLike: like,
        contactsInPart,
      })})`,
    )
  expect(rows).toHaveLength(found)
})
