import { afterEach, describe, expect, test } from 'vitest'
import { money } from '@tomogolf/domain/money'
import { hours } from '@tomogolf/domain/time'
import { auditLedger } from './ledger/audit-ledger.usecase.ts'
import { captureHold, releaseHold } from './holds/decide-hold.usecase.ts'
import { decideCase } from './cases/decide-case.usecase.ts'
import { forceCancelEffects } from './on-force-cancelled.ts'
import { leaveGame } from './joining/leave-game.usecase.ts'
import { markPaidOut } from './ledger/mark-paid-out.usecase.ts'
import { reconcile } from './holds/reconcile.usecase.ts'
import { refundTransaction } from './refunds/refund-transaction.usecase.ts'
import { retryCharge } from './charges/retry-charge.usecase.ts'
import { forceCancelGame } from '../games/hosting/force-cancel-game.usecase.ts'
import { isRefused } from '../../platform/refusal.ts'
import { openServerDatabase } from '../../platform/database/server-database.ts'
import { serverUrl } from '../../../test/support/engines.ts'
import {
  CARDS,
  cardBooks,
  hostGame,
  join,
  must,
  type Person,
} from '../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../test/support/world.ts'
import {
  listCases,
  addCard,
  readHoldId,
  listMailTemplates,
  createHostAndGuests,
  listTransactions,
} from '../../../test/support/create-users.ts'

let world: World
afterEach(async () => {
  world.at(world.clock.now() + hours(1))
  expect((await auditLedger(world.deps)).discrepancies).toEqual([])
  await world.close()
})
const BY = { operatorId: 'operator000001', ip: '192.0.2.1', reason: 'The course had to close.' }
const usd = (minor: number) => money(minor, 'USD')
const teeTime = NOON + hours(72)
const server = async () =>
  openServerDatabase(await serverUrl(), 20, (err) => {
    throw err
  })

/** A game cancelled by an operator: its holds await a decision. */
async function calledOff(
  guests = 1,
): Promise<{ host: Person; guests: Person[]; gameId: string; holdIds: string[] }> {
  const people = await createHostAndGuests(world, guests)
  const gameId = await hostGame(world, people.host, teeTime)
  for (const guest of people.guests) must(await join(world, guest, gameId))
  const {
    rows: [game],
  } = await world.deps.db.executeSql<{ version: number }>(
    'SELECT version FROM games WHERE id = $1',
    [gameId],
  )
  const done = await forceCancelGame(world.deps, forceCancelEffects(world.deps), {
    gameId,
    version: game!.version,
    actorId: BY.operatorId,
    ip: BY.ip,
    reason: BY.reason,
  })
  if (isRefused(done)) throw new Error(done.refused)
  return {
    ...people,
    gameId,
    holdIds: await Promise.all(people.guests.map((guest) => readHoldId(world, guest, gameId))),
  }
}
/** A guest who left late and paid 130 dollars, 30 of them to the platform. */
async function leftLate(): Promise<{
  host: Person
  guest: Person
  gameId: string
  paid: string
  owed: string
}> {
  const {
    host,
    guests: [guest],
  } = await createHostAndGuests(world, 1)
  const gameId = await hostGame(world, host, teeTime)
  must(await join(world, guest!, gameId))
  world.at(teeTime - hours(48) + 1)
  await leaveGame(world.deps, { gameId, userId: guest!.id, confirmPenalty: true })
  const rowOf = async (person: Person) =>
    (
      await world.deps.db.executeSql<{ id: string }>(
        `SELECT id FROM transactions WHERE user_id = $1 AND type = 'left_late_charged'`,
        [person.id],
      )
    ).rows[0]!.id
  return { host, guest: guest!, gameId, paid: await rowOf(guest!), owed: await rowOf(host) }
}
/** The amount refunded to a user's card, by the provider's records. */
const refunded = (person: Person) => {
  const { customers, refunds } = world.emulator.state
  const ofPerson = (id: string) => {
    const c = customers.get(id)
    return c !== undefined && 'metadata' in c && c.metadata.user === person.id
  }
  return [...refunds.values()]
    .filter((row) => ofPerson(String(row.customer)))
    .reduce((sum, row) => sum + row.amount, 0)
}

describe('holds of a game that an operator cancelled', () => {
  test('stay until an operator releases or captures them and notifies each guest of the reason', async () => {
    world = await createWorld()
    const {
      guests: [emily, marcus],
      gameId,
      holdIds: [one, other],
    } = await calledOff(2)
    await world.runJobs()
    expect([cardBooks(world, emily!), cardBooks(world, marcus!)]).toMatchObject([
      { held: 13_000 },
      { held: 13_000 },
    ])
    expect((await listCases(world, gameId)).map((entry) => [entry.kind, entry.status])).toEqual([
      ['force_cancelled', 'open'],
      ['force_cancelled', 'open'],
    ])

    expect(await releaseHold(world.deps, { ...BY, holdId: one! })).toEqual({ success: true })
    expect(await captureHold(world.deps, { ...BY, holdId: other!, amount: usd(5000) })).toEqual({
      success: true,
    })
    expect([cardBooks(world, emily!), cardBooks(world, marcus!)]).toMatchObject([
      { held: 0, captured: 0 },
      { held: 0, captured: 5000 },
    ])
    expect(
      [await listMailTemplates(world, emily!), await listMailTemplates(world, marcus!)].map(
        (kinds) => kinds.filter((key) => key.startsWith('hold_')),
      ),
    ).toEqual([['hold_released'], ['hold_charged']])
    expect((await listCases(world, gameId)).map((entry) => entry.status)).toEqual([
      'accepted',
      'accepted',
    ])
    expect(await listTransactions(world, marcus!)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'payment_captured', amount: 5000 }),
        expect.objectContaining({ type: 'hold_released', amount: 8000 }),
      ]),
    )
    const { rows } = await world.deps.db.executeSql<{
      action: string
      actor_id: string
      reason: string
      ip: string
    }>(`SELECT action, actor_id, reason, ip FROM audit_log WHERE action = 'hold.decide'`)
    expect(rows).toEqual(
      [1, 2].map(() => ({
        action: 'hold.decide',
        actor_id: BY.operatorId,
        reason: BY.reason,
        ip: BY.ip,
      })),
    )
  })

  test.each([
    { what: 'one cent more than was held', amount: usd(13_001), refused: 'AMOUNT_TOO_HIGH' },
    { what: 'nothing', amount: usd(0), refused: 'VALIDATION_ERROR' },
    { what: 'yen for dollars', amount: money(5000, 'JPY'), refused: 'VALIDATION_ERROR' },
  ])('cannot be taken for $what', async ({ amount, refused }) => {
    world = await createWorld()
    const {
      guests: [emily],
      holdIds: [hold],
    } = await calledOff()
    expect(await captureHold(world.deps, { ...BY, holdId: hold!, amount })).toMatchObject({
      refused,
    })
    expect(cardBooks(world, emily!)).toMatchObject({ held: 13_000 })
    expect(await captureHold(world.deps, { ...BY, holdId: hold!, amount: usd(13_000) })).toEqual({
      success: true,
    })
    expect(await captureHold(world.deps, { ...BY, holdId: hold!, amount: usd(13_000) })).toEqual({
      refused: 'ALREADY_DONE',
    })
    expect(cardBooks(world, emily!)).toMatchObject({ held: 0, captured: 13_000 })
  })

  test('are released before they expire undecided; a later decision charges the saved card', async () => {
    world = await createWorld()
    const {
      guests: [emily],
      gameId,
      holdIds: [hold],
    } = await calledOff()
    const [open] = await listCases(world, gameId)
    expect(await decideCase(world.deps, { ...BY, caseId: open!.id, outcome: 'accepted' })).toEqual({
      refused: 'HOLD_NOT_DECIDED',
    })
    const end = new Date(
      (
        await world.deps.db.executeSql<{ t: string | Date }>(
          'SELECT capture_before AS t FROM holds',
        )
      ).rows[0]!.t,
    ).getTime()
    world.at(end - hours(1))
    await world.runJobs()
    expect(cardBooks(world, emily!)).toEqual({ held: 0, captured: 0, intents: 1 })
    world.at(end + hours(100))
    expect(await captureHold(world.deps, { ...BY, holdId: hold!, amount: usd(3000) })).toEqual({
      success: true,
    })
    await world.runJobs()
    expect(cardBooks(world, emily!)).toEqual({ held: 0, captured: 3000, intents: 2 })
    expect(
      (await listMailTemplates(world, emily!)).filter(
        (key) => key === 'charge_made' || key === 'hold_charged',
      ),
    ).toEqual(['charge_made'])
  })

  test('cannot be decided while the guest still has the game ahead', async () => {
    world = await createWorld()
    const {
      host,
      guests: [emily],
    } = await createHostAndGuests(world, 1)
    const gameId = await hostGame(world, host, teeTime)
    must(await join(world, emily!, gameId))
    const holdId = await readHoldId(world, emily!, gameId)
    expect(await releaseHold(world.deps, { ...BY, holdId })).toEqual({
      refused: 'HOLD_STILL_NEEDED',
    })
    expect(await captureHold(world.deps, { ...BY, holdId, amount: usd(100) })).toEqual({
      refused: 'HOLD_STILL_NEEDED',
    })
    expect(await releaseHold(world.deps, { ...BY, holdId: 'nosuchhold0000' })).toEqual({
      refused: 'NOT_FOUND',
    })
    expect(cardBooks(world, emily!)).toMatchObject({ held: 13_000 })
  })

  test('accept one of a concurrent release and capture by two operators', async () => {
    world = await createWorld({ db: await server() })
    const { guests, holdIds } = await calledOff(3)
    const results = await Promise.all(
      holdIds.flatMap((holdId) => [
        releaseHold(world.deps, { ...BY, holdId }),
        captureHold(world.deps, { ...BY, holdId, amount: usd(13_000) }),
        releaseHold(world.deps, { ...BY, holdId }),
      ]),
    )
    await world.runJobs()
    expect(results.filter((row) => !isRefused(row))).toHaveLength(3)
    for (const guest of guests) expect([0, 13_000]).toContain(cardBooks(world, guest).captured)
    for (const guest of guests) expect(cardBooks(world, guest).held).toBe(0)
  })
})

describe('a refund', () => {
  test('never exceeds the amount taken and reduces the debt to the host first', async () => {
    world = await createWorld()
    const { host, guest, paid } = await leftLate()
    expect(
      await refundTransaction(world.deps, { ...BY, transactionId: paid, amount: usd(4000) }),
    ).toMatchObject({ status: 'refunded' })
    expect(
      await refundTransaction(world.deps, { ...BY, transactionId: paid, amount: usd(9001) }),
    ).toMatchObject({ refused: 'AMOUNT_TOO_HIGH', params: { max: 90, currency: 'USD' } })
    const balance = async () =>
      Object.fromEntries(
        (
          await world.deps.db.executeSql<{ account: string; sum: number }>(
            'SELECT account, sum(amount_minor)::int AS sum FROM ledger_entries GROUP BY account',
          )
        ).rows.map((row) => [row.account, row.sum]),
      )
    expect(await balance()).toEqual({
      provider: 9000,
      platform_revenue: -3000,
      owed_to_host: -6000,
    })
    expect(
      await refundTransaction(world.deps, { ...BY, transactionId: paid, amount: usd(9000) }),
    ).toMatchObject({ status: 'refunded' })
    expect(await balance()).toEqual({ provider: 0, platform_revenue: 0, owed_to_host: 0 })
    expect(
      await refundTransaction(world.deps, { ...BY, transactionId: paid, amount: usd(1) }),
    ).toEqual({ refused: 'REFUND_NOT_POSSIBLE' })
    expect(refunded(guest)).toBe(13_000)
    expect(
      (await listTransactions(world, guest))
        .filter((t) => ['left_late_charged', 'payment_refunded'].includes(t.type))
        .map((t) => `${t.type} ${t.status} ${t.amount}`)
        .toSorted(),
    ).toEqual([
      'left_late_charged refunded 13000',
      'payment_refunded successful 4000',
      'payment_refunded successful 9000',
    ])
    expect(
      (await listTransactions(world, host))
        .filter((t) => t.reason === 'owed_to_host')
        .map((t) => `${t.type} ${t.status} ${t.amount}`)
        .toSorted(),
    ).toEqual([
      'left_late_charged refunded 10000',
      'payment_refunded successful 4000',
      'payment_refunded successful 6000',
    ])
    expect(
      (await listMailTemplates(world, guest)).filter((key) => key === 'refunded'),
    ).toHaveLength(2)
  })

  test('is made once when its response is lost and it is repeated', async () => {
    world = await createWorld({ env: { STRIPE_TIMEOUT_MS: '300' } })
    const { guest, paid } = await leftLate()
    world.emulator.faults.add({
      kind: 'timeout_after',
      silence: 'hang',
      method: 'POST',
      path: '/v1/refunds',
      times: 1,
    })
    const asked = { ...BY, transactionId: paid, amount: usd(3000), key: 'refundkey00001' }
    expect(await refundTransaction(world.deps, asked)).toMatchObject({ status: 'asked' })
    expect(await refundTransaction(world.deps, asked)).toMatchObject({
      refundId: 'refundkey00001',
      status: 'refunded',
    })
    await world.runJobs()
    // after the provider has dropped the idempotency key
    world.at(world.clock.now() + hours(30))
    await reconcile(world.deps)
    expect(refunded(guest)).toBe(3000)
  })

  test('by concurrent operators stops when the money is used up', async () => {
    world = await createWorld({ db: await server() })
    const { guest, paid } = await leftLate()
    const results = await Promise.all(
      Array.from({ length: 4 }, () =>
        refundTransaction(world.deps, { ...BY, transactionId: paid, amount: usd(5000) }),
      ),
    )
    expect(results.filter((row) => !isRefused(row))).toHaveLength(2)
    expect(refunded(guest)).toBe(10_000)
  })

  test('after the payout to the host is paid by the platform', async () => {
    world = await createWorld()
    const { host, paid, owed } = await leftLate()
    expect(await markPaidOut(world.deps, { ...BY, transactionId: paid })).toEqual({
      refused: 'NOT_FOUND',
    })
    expect(await markPaidOut(world.deps, { ...BY, transactionId: owed })).toEqual({
      amount: usd(10_000),
    })
    expect(await markPaidOut(world.deps, { ...BY, transactionId: owed })).toEqual({
      refused: 'ALREADY_DONE',
    })
    expect(await listMailTemplates(world, host)).toContain('owed_paid')
    await refundTransaction(world.deps, { ...BY, transactionId: paid, amount: usd(13_000) })
    const { rows } = await world.deps.db.executeSql<{ account: string; sum: number }>(
      'SELECT account, sum(amount_minor)::int AS sum FROM ledger_entries GROUP BY account ORDER BY account',
    )
    expect(rows).toEqual([
      { account: 'owed_to_host', sum: 0 },
      { account: 'paid_out', sum: -10_000 },
      { account: 'platform_revenue', sum: 10_000 },
      { account: 'provider', sum: 0 },
    ])
  })

  test('is refused for rows that took no money and for amounts owed to the host', async () => {
    world = await createWorld()
    const { guest, owed } = await leftLate()
    const {
      rows: [held],
    } = await world.deps.db.executeSql<{ id: string }>(
      `SELECT id FROM transactions WHERE user_id = $1 AND type = 'payment_authorized'`,
      [guest.id],
    )
    for (const transactionId of [held!.id, owed])
      expect(await refundTransaction(world.deps, { ...BY, transactionId, amount: usd(1) })).toEqual(
        {
          refused: 'REFUND_NOT_POSSIBLE',
        },
      )
    expect(
      await refundTransaction(world.deps, {
        ...BY,
        transactionId: 'nosuchrow00000',
        amount: usd(1),
      }),
    ).toEqual({ refused: 'NOT_FOUND' })
    expect(await retryCharge(world.deps, { ...BY, transactionId: owed })).toEqual({
      refused: 'CHARGE_NOT_RETRYABLE',
    })
  })
})

describe('a refused charge', () => {
  const owing = async () => {
    const made = await calledOff()
    await world.deps.db.executeSql(`UPDATE holds SET capture_before = $1`, [
      new Date(world.clock.now() + hours(2)).toISOString(),
    ])
    world.at(world.clock.now() + hours(1) + 1)
    await reconcile(world.deps)
    await addCard(world, made.guests[0]!.id, CARDS.declinesLater)
    await captureHold(world.deps, { ...BY, holdId: made.holdIds[0]!, amount: usd(3000) })
    await world.runJobs()
    const {
      rows: [row],
    } = await world.deps.db.executeSql<{ id: string; status: string }>(
      `SELECT id, status FROM transactions WHERE type = 'payment_captured'`,
    )
    expect(row).toMatchObject({ status: 'failed' })
    return {
      ...made,
      guest: made.guests[0]!,
      transactionId: row!.id,
      open: (await listCases(world, made.gameId)).find((entry) => entry.kind === 'charge_refused')!,
    }
  }
  test('can be retried by an operator, who sees the result', async () => {
    world = await createWorld()
    const { guest, transactionId } = await owing()
    expect(await retryCharge(world.deps, { ...BY, transactionId })).toEqual({ status: 'refused' })
    await addCard(world, guest.id, CARDS.good)
    expect(await retryCharge(world.deps, { ...BY, transactionId })).toEqual({ status: 'charged' })
    expect(await retryCharge(world.deps, { ...BY, transactionId })).toEqual({
      refused: 'CHARGE_NOT_RETRYABLE',
    })
    expect(cardBooks(world, guest)).toMatchObject({ captured: 3000 })
  })
  test('can be waived, and a new card does not pay it afterwards', async () => {
    world = await createWorld()
    const { guest, open, gameId } = await owing()
    expect(await decideCase(world.deps, { ...BY, caseId: open.id, outcome: 'accepted' })).toEqual({
      success: true,
    })
    expect(
      (await listCases(world, gameId)).find((entry) => entry.kind === 'charge_refused'),
    ).toMatchObject({
      status: 'accepted',
    })
    await addCard(world, guest.id, CARDS.good)
    await world.deps.db.transaction((tx) =>
      world.deps.jobs.enqueue(tx, 'cards.saved', {
        userId: guest.id,
        cardId: 'x',
        isDefault: true,
      }),
    )
    await world.runJobs()
    expect(cardBooks(world, guest)).toMatchObject({ captured: 0 })
  })
})
