import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints, type EndpointKey } from '@tomogolf/contract/api/endpoints'
import { ADMIN_ROLES, hasPermission } from '@tomogolf/domain/team/permissions'
import { MINUTE } from '@tomogolf/domain/time'
import { DEMO_ACCOUNTS } from '../../../demo/demo-accounts.ts'
import { seedDemo } from '../../../demo/seed-demo.ts'
import { importCourseList } from '../../courses/import-course-list.usecase.ts'
import { auditOf, newAdministrator } from '../../../../test/support/administrator.ts'
import { must, newPerson, type Person } from '../../../../test/support/people.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'

type Reading = Extract<EndpointKey, `GET /api/admin/${string}`>
type Shown = { email: string; phone: string | null; birthDate: string | null; until: string }
const KEYS = (Object.keys(endpoints) as EndpointKey[]).filter((key): key is Reading =>
  key.startsWith('GET /api/admin/'),
)
/** Colleagues see each other's addresses; the rest are contact details that were asked for. */
const IN_FULL: readonly Reading[] = ['GET /api/admin/team', 'GET /api/admin/contacts']
/** The rows that an endpoint with an id is asked for. */
const IDS: Partial<Record<Reading, string>> = {
  'GET /api/admin/bookings/:id/evidence': 'SELECT id FROM games',
  'GET /api/admin/disputes/:id': 'SELECT id FROM disputes',
  'GET /api/admin/disputes/:id/evidence.pdf': 'SELECT id FROM disputes',
  'GET /api/admin/games/:id': 'SELECT id FROM games',
  'GET /api/admin/holds/:id': 'SELECT id FROM holds',
  'GET /api/admin/inbox/:id': 'SELECT id FROM requests',
  'GET /api/admin/payout-batches/:id': 'SELECT id FROM payout_batches',
  'GET /api/admin/transactions/:id': 'SELECT id FROM transactions',
  'GET /api/admin/users/:id': 'SELECT id FROM users',
  'GET /api/admin/users/:id/mails': 'SELECT id FROM users',
  'GET /api/admin/users/:id/payouts': 'SELECT id FROM users',
  'GET /api/admin/users/:id/statement.pdf': 'SELECT id FROM users',
  'GET /api/admin/users/:id/timeline': 'SELECT id FROM users',
}

let world: World, owner: Person, support: Person, guest: Person
/** Emails, phone numbers and birth dates as they are stored. */
let details: string[]
const query = async <T>(sql: string, values: unknown[] = []) =>
  (await world.deps.db.executeSql<T>(sql, values)).rows
const show = (cookie: string, id: string, reason = 'asks for a call', kind = 'person') =>
  world.call<Shown & { code?: string }>('POST /api/admin/contacts', {
    cookie,
    body: { kind, id, reason },
  })
const shownTo = async (cookie: string) =>
  must(
    await world.call<{ contacts: (Shown & { id: string })[] }>('GET /api/admin/contacts', {
      cookie,
    }),
  ).body.contacts

beforeAll(async () => {
  world = await createWorld({ env: { DEMO_DATA: 'true' } })
  await importCourseList(world.deps)
  await seedDemo(world.deps)
  owner = await newAdministrator(world, 'Owen')
  support = await newAdministrator(world, 'Sue', 'support')
  guest = await newPerson(world, 'Gus')
  await query(
    `UPDATE profiles SET contact_number = '+819012345678', birth_date = '1990-05-17'
     WHERE user_id = $1`,
    [guest.id],
  )
  must(
    await world.call(`PATCH /api/admin/users/${guest.id}`, {
      cookie: owner.cookie,
      body: { reason: 'typo', seen: {}, changes: { contactNumber: '+81 90-1234-5679' } },
    }),
  )
  details = (
    await query<{ detail: string | null }>(
      `SELECT email AS detail FROM users WHERE NOT is_admin AND deleted_at IS NULL
       UNION SELECT contact_number FROM profiles UNION SELECT birth_date::text FROM profiles
       UNION SELECT email FROM requests UNION SELECT '+819012345678'`,
    )
  ).flatMap(({ detail }) => detail ?? [])
  expect(details.length).toBeGreaterThan(30)
})
afterAll(() => world.close())

describe.each(KEYS.filter((key) => !IN_FULL.includes(key)))('%s', (key) => {
  test('has no contact detail of a person in full', async () => {
    const paths = key.includes(':id')
      ? (await query<{ id: string }>(`${IDS[key]!} LIMIT 40`)).map(({ id }) =>
          key.replace(':id', id),
        )
      : [key]
    for (const path of paths) {
      const { body } = await world.call(path, {
        cookie: owner.cookie,
        query: key.endsWith('/search')
          ? { search: 'example' }
          : 'query' in endpoints[key] && key !== 'GET /api/admin/revenue'
            ? { pageSize: '100' }
            : {},
      })
      const text = JSON.stringify(body)
      expect([path, details.filter((detail) => text.includes(detail))]).toEqual([path, []])
    }
  })
})

const LISTS = KEYS.filter((key) => !key.includes(':') && !IN_FULL.includes(key))
test.each(LISTS)('the file of %s masks as well', async (key) => {
  const { body } = await world.call(key, {
    cookie: owner.cookie,
    headers: { accept: 'text/csv' },
    query: key.endsWith('/search') ? { search: 'example' } : {},
  })
  const text = JSON.stringify(body)
  expect(details.filter((detail) => text.includes(detail))).toEqual([])
})

describe('Show', () => {
  test('reveals one person to one administrator for 30 minutes, with a logged reason', async () => {
    world.at(NOON)
    const { body } = must(await show(support.cookie, guest.id, 'wants to be called back'))
    expect(body).toMatchObject({
      email: guest.email,
      phone: '+819012345679',
      birthDate: '1990-05-17',
      until: new Date(NOON + 30 * MINUTE).toISOString(),
    })
    const shown = (await auditOf(world, guest.id)).filter((row) => row.action === 'contact.show')
    expect(shown).toHaveLength(1)
    expect(shown[0]).toMatchObject({
      actor_id: support.id,
      reason: 'wants to be called back',
    })
    expect((await shownTo(support.cookie)).map(({ id }) => id)).toEqual([guest.id])
    expect(await shownTo(owner.cookie)).toEqual([])
  })
  test.each([
    [29 * MINUTE, 1],
    [30 * MINUTE - 1, 1],
    [30 * MINUTE, 0],
  ])('after %i ms it shows %i', async (after, count) => {
    world.at(NOON + after)
    expect(await shownTo(support.cookie)).toHaveLength(count)
  })
  test('needs a reason', async () => {
    expect((await show(owner.cookie, guest.id, '  ')).status).toBe(400)
  })
  test('finds no unknown person, and no request by the id of a person', async () => {
    expect((await show(owner.cookie, 'abcdefghjkmnpq')).body.code).toBe('NOT_FOUND')
    expect((await show(owner.cookie, guest.id, 'a reason', 'request')).body.code).toBe('NOT_FOUND')
  })
  test('reveals the sender of a request, and not of one that the role may not read', async () => {
    world.at(NOON)
    const [request] = await query<{ id: string; email: string }>(
      `SELECT id, email FROM requests WHERE kind NOT IN ('report', 'appeal') LIMIT 1`,
    )
    const shown = must(await show(support.cookie, request!.id, 'the mail came back', 'request'))
    expect(shown.body.email).toBe(request!.email)
    const money = await newAdministrator(world, 'Mona', 'money')
    const [report] = await query<{ id: string }>(
      `UPDATE requests SET kind = 'report' WHERE id = $1 RETURNING id`,
      [request!.id],
    )
    expect((await show(money.cookie, report!.id, 'curious', 'request')).body.code).toBe('NOT_FOUND')
  })
  test('ends with the permission', async () => {
    const leaving = await newAdministrator(world, 'Lea', 'support')
    must(await show(leaving.cookie, guest.id))
    await query(`UPDATE users SET admin_role = 'auditor' WHERE id = $1`, [leaving.id])
    const answer = await world.call('GET /api/admin/contacts', { cookie: leaving.cookie })
    expect(answer.body.code).toBe('PERMISSION_REQUIRED')
  })
  test('is not shown any more once the account is deleted', async () => {
    const gone = await newPerson(world, 'Gone')
    must(await show(owner.cookie, gone.id))
    await query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id])
    expect((await shownTo(owner.cookie)).map(({ id }) => id)).not.toContain(gone.id)
    expect((await show(owner.cookie, gone.id)).body.code).toBe('NOT_FOUND')
  })
})

describe('a file with contact details', () => {
  const download = (cookie: string, contactReason?: string) =>
    world.call<string>('GET /api/admin/users', {
      cookie,
      headers: { accept: 'text/csv' },
      query: contactReason === undefined ? {} : { contactReason },
    })
  test('needs a reason, which is logged', async () => {
    const { body } = must(await download(owner.cookie, 'mail about the typhoon'))
    expect(JSON.stringify(body)).toContain(guest.email)
    const exports = (await auditOf(world, 'users')).filter((row) => row.action === 'contact.export')
    expect(exports.map((row) => row.reason)).toEqual(['mail about the typhoon'])
    expect((await download(owner.cookie, ' ')).status).toBe(400)
  })
  test('is not of one row: “Show” says whose details they are', async () => {
    const answer = await world.call('GET /api/admin/users', {
      cookie: owner.cookie,
      headers: { accept: 'text/csv' },
      query: { contactReason: 'curious', id: guest.id },
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_ERROR'])
  })
  test('of the log names who acted, beside the masked address', async () => {
    const { body } = must(
      await world.call<string>('GET /api/admin/audit-log', {
        cookie: owner.cookie,
        headers: { accept: 'text/csv' },
      }),
    )
    const [columns, ...rows] = String(body).trim().split(/\r?\n/)
    expect(columns).toContain('at,who,who_email,')
    const people = rows.map((row) => row.split(',').slice(1, 3))
    expect(people.length).toBeGreaterThan(0)
    for (const [name, email] of people) {
      expect(name).toMatch(/^[^@•]+$/)
      expect(email).toMatch(/•@/)
    }
  })
  test('has a masked search in the log', async () => {
    must(
      await world.call('GET /api/admin/users', {
        cookie: owner.cookie,
        headers: { accept: 'text/csv' },
        query: { search: '090-1234-5679' },
      }),
    )
    const logged = (await auditOf(world, 'users')).map((row) => JSON.stringify(row)).join()
    expect(logged).toContain('•••• 79')
    expect(logged).not.toContain('1234')
  })
  test.each(ADMIN_ROLES.filter((role) => !hasPermission(role, 'contacts.show')))(
    'is refused to the role %s',
    async (role) => {
      const { cookie } = await newAdministrator(world, `File-${role}`, role)
      const answer = await world.call('GET /api/admin/users', {
        cookie,
        headers: { accept: 'text/csv' },
        query: { contactReason: 'curious' },
      })
      expect([answer.status, answer.body.code]).toEqual([403, 'PERMISSION_REQUIRED'])
    },
  )
})

test('an opened mail has no full address of its reader', async () => {
  const mails = await query<{ id: string; user: string }>(
    'SELECT id, user_id AS user FROM outbox WHERE user_id IS NOT NULL LIMIT 40',
  )
  let opened = 0
  for (const { id, user } of mails) {
    const { body } = await world.call<{ to: string; code?: string }>(
      `POST /api/admin/users/${user}/mails/${id}/open`,
      { cookie: owner.cookie, body: { reason: 'says it never came' } },
    )
    if (body.code === 'MAIL_SECRET') continue
    opened += 1
    expect(body.to).toMatch(/^.?••••@/)
    const text = JSON.stringify(body)
    expect([id, details.filter((detail) => text.includes(detail))]).toEqual([id, []])
  }
  expect(opened).toBeGreaterThan(0)
})

test('a refused stale edit does not tell the phone number', async () => {
  const answer = await world.call(`PATCH /api/admin/users/${guest.id}`, {
    cookie: support.cookie,
    body: {
      reason: 'guessing',
      seen: { contactNumber: '', birthDate: '' },
      changes: { handicap: 3 },
    },
  })
  expect(answer.body.code).toBe('STALE_EDIT')
  const text = JSON.stringify(answer.body)
  expect(details.filter((detail) => text.includes(detail))).toEqual([])
})

test('a person is still found by the whole address or number', async () => {
  for (const search of [guest.email, '090-1234-5679']) {
    const { body } = await world.call<{ rows: { id: string }[] }>('GET /api/admin/users', {
      cookie: support.cookie,
      query: { search },
    })
    expect(body.rows.map(({ id }) => id)).toEqual([guest.id])
  }
})
test('the requests of a user are found by the id, with those sent from the address', async () => {
  const { email } = DEMO_ACCOUNTS[0]
  const [user] = await query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])
  const rows = await query<{ id: string }>(
    `SELECT id FROM requests WHERE (user_id = $1 OR email = $2)
      AND kind NOT IN ('report', 'appeal') ORDER BY id`,
    [user!.id, email],
  )
  const { body } = await world.call<{ rows: { id: string }[] }>('GET /api/admin/requests', {
    cookie: support.cookie,
    query: { search: user!.id, pageSize: '100' },
  })
  expect(body.rows.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id))
})

test('how many people an administrator shows in an hour is limited', async () => {
  const limited = await createWorld({ env: { RATE_LIMITS: 'true' } })
  const { cookie, id } = await newAdministrator(limited, 'Curt', 'support')
  const statuses: number[] = []
  for (let i = 0; i < 61; i++)
    statuses.push(
      (
        await limited.call('POST /api/admin/contacts', {
          cookie,
          body: { kind: 'person', id, reason: 'curious' },
        })
      ).status,
    )
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([60, 429])
  await limited.close()
})

test('how many files with contact details an administrator loads in an hour is limited', async () => {
  const limited = await createWorld({ env: { RATE_LIMITS: 'true' } })
  const { cookie } = await newAdministrator(limited, 'Curt', 'support')
  const load = async (query: Record<string, string>) =>
    (await limited.call('GET /api/admin/users', { cookie, headers: { accept: 'text/csv' }, query }))
      .status
  const statuses: number[] = []
  for (let i = 0; i < 61; i++) statuses.push(await load({ contactReason: 'curious' }))
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([60, 429])
  expect(await load({})).toBe(200)
  await limited.close()
})
