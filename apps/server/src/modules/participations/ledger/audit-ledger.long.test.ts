import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { auditLedger } from './audit-ledger.usecase.ts'
import { reportDiscrepancies } from './report-discrepancies.usecase.ts'
import {
  readProviderTotals,
  hostGame,
  join,
  must,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  listCases,
  readHoldId,
  createHostAndGuests,
} from '../../../../test/support/create-users.ts'

let world: World, gameId: string, guest: Person, other: Person
/** One guest left late and paid, the other's hold stands, and no job is pending. */
beforeEach(async () => {
  world = await createWorld()
  const people = await createHostAndGuests(world, 2)
  guest = people.guests[0]!
  other = people.guests[1]!
  gameId = await hostGame(world, people.host, NOON + hours(40))
  for (const person of people.guests) must(await join(world, person, gameId))
  world.at(NOON + hours(2))
  must(
    await world.call(`POST /api/games/${gameId}/leave`, {
      cookie: guest.cookie,
      body: { confirmPenalty: true },
    }),
  )
  world.at(NOON + hours(3))
})
afterEach(() => world.close())
const sql = (text: string, values: unknown[] = []) => world.deps.db.executeSql(text, values)
const provider = (path: string, body: Record<string, string> = {}) =>
  fetch(`${world.emulator.url}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_emulator' },
    body: new URLSearchParams(body),
  })
const intentOf = async (person: Person) =>
  (
    await world.deps.db.executeSql<{ intent_id: string }>(
      'SELECT intent_id FROM holds WHERE id = $1',
      [await readHoldId(world, person, gameId)],
    )
  ).rows[0]!.intent_id

test('finds no discrepancy in an untouched ledger', async () => {
  expect(await auditLedger(world.deps)).toMatchObject({ discrepancies: [], payments: 2 })
})

describe('the ledger audit finds', () => {
  test.each([
    [
      'a booking that does not add up',
      `UPDATE ledger_entries SET amount_minor = amount_minor - 1 WHERE account = 'platform_revenue'`,
      /is off by -1/,
    ],
    ['a capture that was never booked', 'DELETE FROM ledger_entries', /booked are 0/],
    [
      'a booking of nothing',
      `INSERT INTO ledger_entries (id, booking, account, amount_minor, currency, reason, at)
        VALUES ('a', 'ghost', 'provider', 5, 'USD', 'x', now()),
          ('b', 'ghost', 'platform_revenue', -5, 'USD', 'x', now())`,
      /ghost has no money movement/,
    ],
    [
      'a transaction that shows another amount',
      `UPDATE transactions SET amount_minor = 12999 WHERE type = 'left_late_charged' AND reason IS NULL`,
      /show 12999/,
    ],
    [
      'a hold that shows more than it should',
      `UPDATE transactions SET amount_minor = 13001 WHERE type = 'payment_authorized'`,
      /13001 held/,
    ],
    [
      'a capture that the provider never made',
      `UPDATE captures SET amount_minor = 12000`,
      /the provider took 130.00 USD, we booked 120.00 USD/,
    ],
    [
      'a payment that the provider does not know',
      `UPDATE holds SET intent_id = 'pi_nobody' WHERE status = 'captured'`,
      /the provider knows no pi_nobody/,
    ],
  ])('%s', async (_, damage, expected) => {
    await sql(damage)
    expect(
      (await auditLedger(world.deps)).discrepancies.map((discrepancy) => discrepancy.what),
    ).toEqual(expect.arrayContaining([expect.stringMatching(expected)]))
  })

  test('captures and refunds made directly at the provider', async () => {
    await provider(`payment_intents/${await intentOf(other)}/capture`, { amount_to_capture: '700' })
    await provider('refunds', { payment_intent: await intentOf(guest), amount: '300' })
    const discrepancies = (await auditLedger(world.deps)).discrepancies.map(
      (discrepancy) => discrepancy.what,
    )
    expect(discrepancies).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/the provider took 7.00 USD, we booked 0.00 USD/),
        expect.stringMatching(/the provider gave back 3.00 USD, we booked 0.00 USD/),
      ]),
    )
  })

  test('authorisations of ended holds and of no hold', async () => {
    const [mine] = [...world.emulator.state.paymentIntents.values()]
    const card = {
      amount: '13000',
      currency: 'usd',
      customer: String(mine!.customer),
      payment_method: String(mine!.payment_method),
      'allowed_payment_method_types[0]': 'card',
      capture_method: 'manual',
      confirm: 'true',
      off_session: 'true',
    }
    await provider('payment_intents', {
      ...card,
      'metadata[hold]': await readHoldId(world, guest, gameId),
      'metadata[attempt]': '1',
    })
    await provider('payment_intents', {
      ...card,
      'metadata[hold]': 'nosuchhold0000',
      'metadata[attempt]': '1',
    })
    const discrepancies = (await auditLedger(world.deps)).discrepancies.map(
      (discrepancy) => discrepancy.what,
    )
    expect(discrepancies).toHaveLength(2)
    expect(discrepancies).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/is not the payment of hold .*still holds/),
        expect.stringMatching(/nosuchhold0000 that we do not know/),
      ]),
    )
  })
})

test('reports a discrepancy to an operator once and repairs nothing', async () => {
  await provider(`payment_intents/${await intentOf(other)}/capture`, { amount_to_capture: '700' })
  const before = readProviderTotals(world, other)
  expect(await reportDiscrepancies(world.deps)).toBe(1)
  expect(await reportDiscrepancies(world.deps)).toBe(1)
  expect((await listCases(world, gameId)).filter((entry) => entry.kind === 'drift')).toHaveLength(1)
  await world.runJobs()
  expect(
    (await world.deps.db.executeSql(`SELECT 1 FROM outbox WHERE template = 'money_problem'`)).rows,
  ).toHaveLength(1)
  expect(readProviderTotals(world, other)).toEqual(before)
  expect(
    (
      await world.deps.db.executeSql<{ status: string }>('SELECT status FROM holds WHERE id = $1', [
        await readHoldId(world, other, gameId),
      ])
    ).rows[0]!.status,
  ).toBe('authorised')
})

test('attack: compares rows that a moved clock dated in the future', async () => {
  await provider(`payment_intents/${await intentOf(other)}/capture`, { amount_to_capture: '700' })
  world.at(NOON - hours(24 * 30))
  expect(
    (await auditLedger(world.deps)).discrepancies.map((discrepancy) => discrepancy.what),
  ).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/the provider took 7.00 USD, we booked 0.00 USD/),
    ]),
  )
})

test('does not compare rows of the last minutes', async () => {
  await provider(`payment_intents/${await intentOf(other)}/capture`, { amount_to_capture: '700' })
  await sql('UPDATE holds SET updated_at = $1 WHERE id = $2', [
    world.clock.iso(),
    await readHoldId(world, other, gameId),
  ])
  expect((await auditLedger(world.deps)).discrepancies).toEqual([])
})
