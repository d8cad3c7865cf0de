import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { AdminRole } from '@tomogolf/domain/team/permissions'
import { ActContext } from '../../../../test/support/admin-acts/act-context.ts'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import type { Person } from '../../../../test/support/people.ts'

type Groups = ResultOf<'GET /api/admin/search'>['groups']
const context = new ActContext()
let host: Person, guest: Person, gameId: string, holdId: string, intentId: string
beforeAll(async () => {
  await context.open()
  ;({ host, guest, gameId, holdId } = await context.seatGuest())
  const { db } = context.world.deps
  await db.executeSql(
    `UPDATE profiles SET first_name = 'Kenji', last_name = 'Watanabe',
      contact_number = '+819012345678' WHERE user_id = $1`,
    [host.id],
  )
  intentId = (
    await context.queryOne<{ intent_id: string }>('SELECT intent_id FROM holds WHERE id = $1', [
      holdId,
    ])
  ).intent_id
})
afterAll(() => context.world.close())

const find = async (path: string, search: string, cookie = context.admin.cookie) =>
  (
    await context.world.call<{ rows: { id: string }[]; groups: Groups }>(`GET ${path}`, {
      cookie,
      query: { search },
    })
  ).body

describe('people', () => {
  test.each([
    'Kenji Watanabe',
    'watanabe kenji',
    'Watanabe  Kenji',
    'WATANABE',
    'Ｗａｔａｎａｂｅ',
    '+819012345678',
    '090-1234-5678',
    '+81 (0)90 1234 5678',
    '0081 90 1234 5678',
  ])('are found by %s', async (search) => {
    const { rows } = await find('/api/admin/users', search)
    expect(rows.map((row) => row.id)).toEqual([host.id])
  })
  test('are found by the last digits of a phone number', async () => {
    const { rows } = await find('/api/admin/users', '1234-5678')
    expect(rows.map((row) => row.id)).toContain(host.id)
  })
  test.each(['Kenji Tanaka', '090-1234-5679', 'Watanabe%'])('are not found by %s', async (search) =>
    expect((await find('/api/admin/users', search)).rows).toEqual([]),
  )
})

describe.each([
  ['/api/admin/holds', () => holdId],
  ['/api/admin/transactions', () => undefined],
])('%s', (path, id) => {
  test.each([
    ['the provider’s payment', () => intentId],
    ['the ID of the hold', () => holdId],
    ['the guest’s address', () => guest.email],
    ['the ID of the game', () => gameId],
  ])('finds by %s', async (_what, search) => {
    const { rows } = await find(path, search())
    expect(rows.length).toBeGreaterThan(0)
    if (id()) expect(rows.map((row) => row.id)).toEqual([id()])
  })
  test('finds by the course', async () => {
    const { course_name } = await context.queryOne<{ course_name: string }>(
      'SELECT course_name FROM games WHERE id = $1',
      [gameId],
    )
    expect((await find(path, course_name)).rows.length).toBeGreaterThan(0)
  })
  test('finds nothing for a payment that does not exist', async () =>
    expect((await find(path, 'pi_nothing')).rows).toEqual([]))
})

describe('the search over everything', () => {
  test('finds the person, the games and the money of a guest', async () => {
    const { groups } = await find('/api/admin/search', guest.email)
    expect(groups.find(({ group }) => group === 'people')?.hits[0]?.id).toBe(guest.id)
    expect(
      groups.find(({ group }) => group === 'money')?.hits.some(({ id }) => id === holdId),
    ).toBe(true)
  })
  test.each([
    ['owner', ['people', 'money']],
    ['moderator', ['people']],
    ['content', []],
  ] as [AdminRole, string[]][])('shows %s only what the role may read', async (role, expected) => {
    const { cookie } = await newAdministrator(context.world, `Search-${role}`, role)
    const { groups } = await find('/api/admin/search', guest.email, cookie)
    expect(groups.map(({ group }) => group)).toEqual(expected)
  })
  test('refuses a text of one letter', async () => {
    const answer = await context.world.call('GET /api/admin/search', {
      cookie: context.admin.cookie,
      query: { search: 'a' },
    })
    expect(answer.status).toBe(400)
  })
})
