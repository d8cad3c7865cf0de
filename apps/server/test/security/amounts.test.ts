import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAdministrator } from '../support/administrator.ts'
import { createChargedGame, readChargeRow } from '../support/disputes.ts'
import { newPerson, readProviderTotals, type Person } from '../support/people.ts'
import { createWorld, type World } from '../support/world.ts'

/** What an attacker, a broken page or another notation may send as an amount, as JSON. */
const AMOUNTS = [
  '1e15',
  '1e21',
  '1e400',
  '0.015',
  '-1',
  '0',
  'NaN',
  '"NaN"',
  '"1,5"',
  '"100"',
  'null',
  '[]',
  'true',
]
const SETTING_VALUES = ['1e15', '0.015', '-1', 'NaN', '1,5', '', '0x10', '１０', '1e2', 'Infinity']

let world: World, host: Person, guest: Person, admin: { cookie: string }
let transactionId: string, holdId: string
beforeAll(async () => {
  world = await createWorld()
  ;({ guest } = await createChargedGame(world))
  host = await newPerson(world, 'Haruka')
  admin = await newAdministrator(world)
  await world.call('POST /api/host-terms', { cookie: host.cookie, body: { accepted: true } })
  transactionId = await readChargeRow(world, guest)
  const { rows } = await world.deps.db.executeSql<{ id: string }>('SELECT id FROM holds')
  holdId = rows[0]!.id
}, 60_000)
afterAll(() => world.close())

/** Sends the text as it is: `NaN` and `1e400` are no values of JavaScript's JSON. */
const post = async (url: string, cookie: string, payload: string) => {
  const answer = await world.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { cookie, 'content-type': 'application/json' },
  })
  return [answer.statusCode, answer.json<{ code: string }>().code]
}

describe.each(AMOUNTS)('attack: the amount %s', (amount) => {
  test.each(['USD', 'JPY'])('is no price in %s', async (currency) => {
    const game = {
      courseName: 'Boso Misaki Golf Links',
      date: '2026-12-20 10:00:00',
      location: 'Isumi, Chiba',
      currency,
    }
    const body = `${JSON.stringify(game).slice(0, -1)},"price":${amount}}`
    expect(await post('/api/games', host.cookie, body)).toEqual([400, 'VALIDATION_ERROR'])
  })
  test('is neither refunded nor captured', async () => {
    const body = `{"amount":${amount},"reason":"A test."}`
    expect(
      await post(`/api/admin/transactions/${transactionId}/refund`, admin.cookie, body),
    ).toEqual([400, 'VALIDATION_ERROR'])
    expect(await post(`/api/admin/holds/${holdId}/capture`, admin.cookie, body)).toEqual([
      400,
      'VALIDATION_ERROR',
    ])
    expect(readProviderTotals(world, guest)).toMatchObject({ held: 0, captured: 13_000 })
  })
})
test.each(SETTING_VALUES)('attack: the value %j is no setting', async (settingValue) => {
  for (const settingKey of ['platform_fee_base_usd', 'platform_fee_base_jpy']) {
    const answer = await world.call('PUT /api/admin/settings', {
      cookie: admin.cookie,
      body: { settings: [{ settingKey, settingValue }], reason: 'A test.' },
    })
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'VALIDATION_ERROR' }])
  }
  const { rows } = await world.deps.db.executeSql<{ n: number }>(
    `SELECT count(*)::int AS n FROM settings WHERE key LIKE 'platform_fee_base%'`,
  )
  expect(rows[0]!.n).toBe(0)
})
