import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { auditLedger } from './audit-ledger.usecase.ts'
import { reportDiscrepancies } from './report-discrepancies.usecase.ts'
import { cardBooks, hostGame, join, must, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { casesOf, holdIdOf, party } from '../../../../test/support/create-users.ts'

let w: World, gameId: string, guest: Person, other: Person
/** One guest has left late and paid, the other's hold stands; everything has come to rest. */
beforeEach(async () => {
  w = await createWorld()
  const people = await party(w, 2)
  guest = people.guests[0]!
  other = people.guests[1]!
  gameId = await hostGame(w, people.host, NOON + hours(40))
  for (const p of people.guests) must(await join(w, p, gameId))
  must(
    await w.call(`POST /api/games/${gameId}/leave`, {
      cookie: guest.cookie,
      body: { confirmPenalty: true },
    }),
  )
  w.at(NOON + hours(1))
})
afterEach(() => w.close())
const sql = (text: string, values: unknown[] = []) => w.deps.db.executeSql(text, values)
const provider = (path: string, body: Record<string, string> = {}) =>
  fetch(`${w.emulator.url}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_emulator' },
    body: new URLSearchParams(body),
  })
const intentOf = async (p: Person) =>
  (
    await w.deps.db.executeSql<{ intent_id: string }>('SELECT intent_id FROM holds WHERE id = $1', [
      await holdIdOf(w, p, gameId),
    ])
  ).rows[0]!.intent_id

test('books that nobody touched have no fault', async () => {
  expect(await auditLedger(w.deps)).toMatchObject({ faults: [], payments: 2 })
})

describe('the check of the books finds', () => {
  test.each([
    [
      'a booking that does not add up',
      `UPDATE ledger_entries SET amount_minor = amount_minor - 1 WHERE account = 'platform_revenue'`,
      /is off by -1/,
    ],
    ['a capture that was never booked', 'DELETE FROM ledger_entries', /booked are 0/],
    [
      'a booking of nothing',
      `INSERT INTO ledger_entries (id, booking, account, amount_minor, currency, reason, at) VALUES ('a', 'ghost', 'provider', 5, 'USD', 'x', now()), ('b', 'ghost', 'platform_revenue', -5, 'USD', 'x', now())`,
      /ghost has nothing/,
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
      /the provider took 13000 USD, we booked 12000/,
    ],
    [
      'a payment that the provider does not know',
      `UPDATE holds SET intent_id = 'pi_nobody' WHERE status = 'captured'`,
      /the provider knows no pi_nobody/,
    ],
  ])('%s', async (_, damage, expected) => {
    await sql(damage)
    expect((await auditLedger(w.deps)).faults.map((f) => f.what)).toEqual(
      expect.arrayContaining([expect.stringMatching(expected)]),
    )
  })

  test('money that the provider took or gave back without us', async () => {
    await provider(`payment_intents/${await intentOf(other)}/capture`, { amount_to_capture: '700' })
    await provider('refunds', { payment_intent: await intentOf(guest), amount: '300' })
    const faults = (await auditLedger(w.deps)).faults.map((f) => f.what)
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/the provider took 700 USD, we booked 0/),
        expect.stringMatching(/the provider gave back 300 USD, we booked 0/),
      ]),
    )
  })

  test('an authorisation that stands for a hold that has ended, and one that belongs to no hold', async () => {
    const [mine] = [...w.emulator.state.paymentIntents.values()]
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
      'metadata[hold]': await holdIdOf(w, guest, gameId),
      'metadata[attempt]': '1',
    })
    await provider('payment_intents', {
      ...card,
      'metadata[hold]': 'nosuchhold0000',
      'metadata[attempt]': '1',
    })
    const faults = (await auditLedger(w.deps)).faults.map((f) => f.what)
    expect(faults).toHaveLength(2)
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/is not the payment of hold .*still holds/),
        expect.stringMatching(/nosuchhold0000 that we do not know/),
      ]),
    )
  })
})

test('what is found is put before an operator once, and repaired by nobody', async () => {
  await provider(`payment_intents/${await intentOf(other)}/capture`, { amount_to_capture: '700' })
  const before = cardBooks(w, other)
  expect(await reportDiscrepancies(w.deps)).toBe(1)
  expect(await reportDiscrepancies(w.deps)).toBe(1)
  expect((await casesOf(w, gameId)).filter((c) => c.kind === 'drift')).toHaveLength(1)
  await w.runJobs()
  expect(
    (await w.deps.db.executeSql(`SELECT 1 FROM outbox WHERE template = 'money_problem'`)).rows,
  ).toHaveLength(1)
  expect(cardBooks(w, other)).toEqual(before)
  expect(
    (
      await w.deps.db.executeSql<{ status: string }>('SELECT status FROM holds WHERE id = $1', [
        await holdIdOf(w, other, gameId),
      ])
    ).rows[0]!.status,
  ).toBe('authorised')
})

test('what moved in the last minutes is not yet compared', async () => {
  await provider(`payment_intents/${await intentOf(other)}/capture`, { amount_to_capture: '700' })
  await sql('UPDATE holds SET updated_at = $1 WHERE id = $2', [
    w.clock.iso(),
    await holdIdOf(w, other, gameId),
  ])
  expect((await auditLedger(w.deps)).faults).toEqual([])
})
