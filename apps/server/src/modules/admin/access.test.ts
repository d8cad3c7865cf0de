import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '@tomogolf/contract/api/endpoint'
import { endpoints, type EndpointKey, type ResultOf } from '@tomogolf/contract/api/endpoints'
import { ADMIN_ROLES, hasPermission, type AdminRole } from '@tomogolf/domain/team/permissions'
import { gamePorts } from '../../module-ports.ts'
import { adminRoutes } from './admin.routes.ts'
import { createBase } from '../../platform/http/base.plugin.ts'
import { sessionHook } from '../accounts/sessions/session.hook.ts'
import { hostGame, newPerson, type Person } from '../../../test/support/people.ts'
import { caller, createWorld, type World } from '../../../test/support/world.ts'
import { newAdministrator } from '../../../test/support/administrator.ts'

const CALLS = (Object.keys(endpoints) as EndpointKey[]).filter(
  (key) => key.includes('/api/admin/') && key !== 'GET /api/admin/settings',
)
const addressed = (key: string) => key.replace(/:\w+/g, 'abcdefghjkmnpq')

let world: World
let user: Person, host: Person, admin: Person
beforeAll(async () => {
  world = await createWorld()
  user = await newPerson(world, 'Uma', null)
  host = await newPerson(world, 'Hana')
  await hostGame(world, host, world.clock.now() + 6 * 86_400_000)
  admin = await newAdministrator(world)
})
afterAll(() => world.close())

test('covers the admin endpoints of the contract', () => expect(CALLS.length).toBeGreaterThan(20))

describe.each(CALLS)('%s', (key) => {
  test('refuses a visitor', async () => {
    const answer = await world.call(addressed(key))
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHORIZED'])
  })
  test('refuses a guest and a host', async () => {
    for (const who of [user, host]) {
      const answer = await world.call(addressed(key), {
        cookie: who.cookie,
        ...(!key.startsWith('GET') && { body: { reason: 'I would like to' } }),
      })
      expect([answer.status, answer.body.code]).toEqual([403, 'ADMIN_REQUIRED'])
    }
  })
})

describe.each(ADMIN_ROLES)('the role %s', (role) => {
  let cookie: string
  beforeAll(async () => {
    cookie = (await newAdministrator(world, `Role-${role}`, role)).cookie
  })
  test.each(CALLS)('%s by its permissions', async (key) => {
    const { permission } = endpoints[key] as Endpoint
    // an id of nothing and an empty reason: an allowed call is refused for its input
    const answer = await world.call(addressed(key), {
      cookie,
      ...(!key.startsWith('GET') && { body: { reason: '' } }),
    })
    const isRefused = answer.body.code === 'PERMISSION_REQUIRED'
    expect([isRefused, answer.status === 403]).toEqual(
      hasPermission(role, permission!) ? [false, false] : [true, true],
    )
  })
})

test('an administrator without a role may do nothing', async () => {
  const unassigned = await newAdministrator(world, 'Nobody')
  await world.deps.db.executeSql('UPDATE users SET admin_role = NULL WHERE id = $1', [
    unassigned.id,
  ])
  for (const key of CALLS) {
    const answer = await world.call(addressed(key), { cookie: unassigned.cookie })
    expect([key, answer.body.code]).toEqual([key, 'PERMISSION_REQUIRED'])
  }
})

test('the overview shows a role the money and decisions that it may read', async () => {
  const read = async (role: AdminRole) =>
    (
      await world.call<ResultOf<'GET /api/admin/overview'>>('GET /api/admin/overview', {
        cookie: (await newAdministrator(world, `Reader-${role}`, role)).cookie,
      })
    ).body
  const moderator = await read('moderator')
  expect([moderator.revenue, moderator.held, moderator.revenuePeriods]).toEqual([[], null, []])
  expect((await read('auditor')).held).not.toBeNull()
})

describe('in production', () => {
  test('requires two-step sign-in of an administrator', async () => {
    const deps = { ...world.deps, config: { ...world.deps.config, isProduction: true } }
    const app = await createBase(deps.config, deps.clock, deps.phrase, deps.log)
    sessionHook(app, deps)
    await adminRoutes(app, deps, gamePorts(deps))
    const cookie = admin.cookie
    const call = caller(app)
    const refused = await call('GET /api/admin/users', { cookie })
    expect([refused.status, refused.body.code]).toEqual([403, 'TOTP_ENROLMENT_REQUIRED'])
    await deps.db.executeSql('UPDATE users SET totp_enrolled_at = now() WHERE id = $1', [admin.id])
    expect((await call('GET /api/admin/users', { cookie })).status).toBe(200)
    await app.close()
  })
})
