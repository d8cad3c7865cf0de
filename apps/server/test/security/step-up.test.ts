import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '@tomogolf/contract/api/endpoint'
import { endpoints, type EndpointKey } from '@tomogolf/contract/api/endpoints'
import { PERMISSION_GROUPS } from '@tomogolf/domain/team/permissions'
import { STEP_UP_VALID } from '@tomogolf/domain/sign-in/step-up'
import { newAdministrator } from '../support/administrator.ts'
import { newPerson, must, PASSWORD, saveCard, CARDS, type Person } from '../support/people.ts'
import { createWorld, type World } from '../support/world.ts'

const KEYS = Object.keys(endpoints) as EndpointKey[]
const declaration = (key: EndpointKey): Endpoint => endpoints[key]
const ALWAYS = KEYS.filter((key) => declaration(key).stepUp === 'always')

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld({ env: { STEP_UP: 'true' } })
  admin = await newAdministrator(world)
  world.at(world.clock.now() + STEP_UP_VALID)
})
afterAll(() => world.close())

const prove = async ({ cookie }: Person) =>
  must(
    await world.call('POST /api/auth/step-up', {
      cookie,
      body: { method: 'password', password: PASSWORD },
    }),
  )

/** Acts with a permission of money that move none. */
const WITHOUT_MONEY = ['PUT /api/admin/cases/:id/assignee', 'POST /api/admin/cases/:id/notes']

test('every act of administrators with money needs a step-up', () => {
  const money: readonly string[] = [...PERMISSION_GROUPS.money, 'cases.decide']
  const acts = KEYS.filter((key) => {
    const { permission } = declaration(key)
    return (
      permission &&
      money.includes(permission) &&
      !key.startsWith('GET') &&
      !WITHOUT_MONEY.includes(key)
    )
  })
  expect(acts.length).toBeGreaterThan(8)
  expect(acts.filter((key) => declaration(key).stepUp !== 'always')).toEqual([])
})
test('the acts of users that need one', () => {
  expect(
    KEYS.filter((key) => declaration(key).stepUp && !key.includes('/api/admin/')).sort(),
  ).toEqual([
    'DELETE /api/account',
    'DELETE /api/auth/identities/:id',
    'DELETE /api/auth/passkeys/:id',
    'DELETE /api/payment-methods/:id',
    'DELETE /api/payouts/account',
    'DELETE /api/payouts/setup',
    'GET /api/account/export',
    'POST /api/account/email-change',
    'POST /api/auth/identities/link',
    'POST /api/auth/identities/pending/link',
    'POST /api/auth/passkeys/begin',
    'POST /api/payouts/setup',
    'PUT /api/payouts/account',
  ])
})
test.each(ALWAYS)('%s is refused ten minutes after the login, whatever its input', async (key) => {
  const answer = await world.call(key.replace(/:\w+/g, 'abcdefghjkmnpq'), {
    cookie: admin.cookie,
    ...(!key.startsWith('GET') && { body: {} }),
  })
  expect([answer.status, answer.body.code]).toEqual([403, 'STEP_UP_REQUIRED'])
})
test.each(ALWAYS.filter((key) => key.includes('/api/admin/')))(
  '%s is open after a step-up',
  async (key) => {
    const person = await newAdministrator(world, `Proved-${ALWAYS.indexOf(key)}`)
    world.at(world.clock.now() + STEP_UP_VALID)
    await prove(person)
    const answer = await world.call(key.replace(/:\w+/g, 'abcdefghjkmnpq'), {
      cookie: person.cookie,
      body: { reason: '' },
    })
    expect(answer.body.code).not.toBe('STEP_UP_REQUIRED')
  },
)
test('the last card needs a step-up, an earlier one does not', async () => {
  const guest = await newPerson(world, 'Emily', null)
  const first = await saveCard(world, guest, CARDS.good)
  const second = await saveCard(world, guest, '5555555555554444')
  world.at(world.clock.now() + STEP_UP_VALID)
  const remove = (id: string) =>
    world.call(`DELETE /api/payment-methods/${id}`, { cookie: guest.cookie })
  must(await remove(first.id))
  const last = await remove(second.id)
  expect([last.status, last.body.code]).toEqual([403, 'STEP_UP_REQUIRED'])
  await prove(guest)
  must(await remove(second.id))
})
