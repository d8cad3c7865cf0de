import { afterEach, describe, expect, test } from 'vitest'
import { DAY, hours } from '@tomogolf/domain/time'
import { createHostAndGuests, readPlace } from '../../../../test/support/create-users.ts'
import { hostGame, must, type Person } from '../../../../test/support/people.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'

let world: World
afterEach(() => world.close())

/** Enrolled in 3-D Secure, but the bank does not ask by itself. */
const ENROLLED = '4000000000003055'
const set = (value: string) =>
  world.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('three_d_secure', $1, now())`,
    [value],
  )
type Joined = {
  action: { clientSecret: string; publishableKey: string; apiBase: string } | null
  participation: { status: string }
}
const join = async (guest: Person, gameId: string) =>
  must(await world.call<Joined>(`POST /api/games/${gameId}/join`, { cookie: guest.cookie })).body

describe('the setting three_d_secure', () => {
  test.each([
    ['automatic', false],
    ['any', true],
  ])('%s at a hold on the page: authentication is requested: %s', async (value, requested) => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1, ENROLLED)
    const gameId = await hostGame(world, host, NOON + hours(48))
    await set(value)
    const { action, participation } = await join(guest!, gameId)
    expect([participation.status, action !== null]).toEqual([
      requested ? 'reserved' : 'confirmed',
      requested,
    ])
    if (!action) return
    const intentId = action.clientSecret.split('_secret_')[0]!
    await fetch(`${action.apiBase}/v1/payment_intents/${intentId}/authenticate`, {
      method: 'POST',
      body: new URLSearchParams({
        key: action.publishableKey,
        client_secret: action.clientSecret,
        outcome: 'succeed',
      }),
    })
    must(await world.call(`POST /api/games/${gameId}/confirm-hold`, { cookie: guest!.cookie }))
    expect(await readPlace(world, gameId, guest!)).toMatchObject({ status: 'confirmed' })
  })

  test.each([
    ['automatic', 'automatic'],
    ['any', 'any'],
  ])('%s when a card is saved requests %s', async (value, requested) => {
    world = await createWorld()
    const {
      guests: [guest],
    } = await createHostAndGuests(world, 1)
    await set(value)
    must(await world.call('POST /api/payment-methods/setup-intent', { cookie: guest!.cookie }))
    const setup = [...world.emulator.state.setupIntents.values()].at(-1)!
    expect(setup.payment_method_options?.card?.request_three_d_secure).toBe(requested)
  })

  test('never asks a guest who is absent: a scheduled hold is placed off-session', async () => {
    world = await createWorld()
    const {
      host,
      guests: [guest],
    } = await createHostAndGuests(world, 1, ENROLLED)
    await set('any')
    const teeTime = NOON + 10 * DAY
    const gameId = await hostGame(world, host, teeTime)
    await join(guest!, gameId)
    world.at(teeTime - hours(96))
    await world.runJobs()
    expect(await readPlace(world, gameId, guest!)).toMatchObject({
      status: 'confirmed',
      hold: { status: 'authorised' },
    })
  })
})
