import { afterEach, describe, expect, test } from 'vitest'
import { money } from '@tomogolf/domain/money'
import { hours } from '@tomogolf/domain/time'
import { auditLedger } from './ledger/audit-ledger.usecase.ts'
import { captureHold, releaseHold } from './holds/decide-hold.usecase.ts'
import { decideCase } from './cases/decide-case.usecase.ts'
import { forceCancelEffects } from './on-force-cancelled.ts'
import { leaveGame } from './joining/leave-game.usecase.ts'
import { markOwedPaid } from './ledger/mark-paid-out.usecase.ts'
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
  casesOf,
  giveCard,
  holdIdOf,
  mailsTo,
  party,
  transactionsOf,
} from '../../../test/support/create-users.ts'

let w: World
afterEach(async () => {
  w.at(w.clock.now() + hours(1))
  expect((await auditLedger(w.deps)).faults).toEqual([])
  await w.close()
})
const BY = { operatorId: 'operator000001', ip: '192.0.2.1', reason: 'The course had to close.' }
const usd = (minor: number) => money(minor, 'USD')
const teeTime = NOON + hours(72)
const server = async () =>
  openServerDatabase(await serverUrl(), 20, (err) => {
    throw err
  })

/** A game that an operator called off: its holds wait for a decision. */
async function calledOff(
  guests = 1,
): Promise<{ host: Person; guests: Person[]; gameId: string; holdIds: string[] }> {
  const people = await party(w, guests)
  const gameId = await hostGame(w, people.host, teeTime)
  for (const guest of people.guests) must(await join(w, guest, gameId))
  const {
    rows: [game],
  } = await w.deps.db.executeSql<{ version: number }>('SELECT version FROM games WHERE id = $1', [
    gameId,
  ])
  const done = await forceCancelGame(w.deps, forceCancelEffects(w.deps), {
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
    holdIds: await Promise.all(people.guests.map((g) => holdIdOf(w, g, gameId))),
  }
}
/** A guest who left late: 130 dollars were taken, 30 of them the platform's. */
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
  } = await party(w, 1)
  const gameId = await hostGame(w, host, teeTime)
  must(await join(w, guest!, gameId))
  w.at(teeTime - hours(48) + 1)
  await leaveGame(w.deps, { gameId, userId: guest!.id, confirmPenalty: true })
  const rowOf = async (p: Person) =>
    (
      await w.deps.db.executeSql<{ id: string }>(
        `SELECT id FROM transactions WHERE user_id = $1 AND type = 'left_late_charged'`,
        [p.id],
      )
    ).rows[0]!.id
  return { host, guest: guest!, gameId, paid: await rowOf(guest!), owed: await rowOf(host) }
}
/** What went back to somebody's card, by the provider's books. */
const refunded = (p: Person) => {
  const { customers, refunds } = w.emulator.state
  const ofPerson = (id: string) => {
    const c = customers.get(id)
    return c !== undefined && 'metadata' in c && c.metadata.user === p.id
  }
  return [...refunds.values()]
    .filter((r) => ofPerson(String(r.customer)))
    .reduce((sum, r) => sum + r.amount, 0)
}

describe('the holds of a game that an operator called off', () => {
  test('stay on the cards until somebody decides: one is released, one taken in part, and each guest is told why', async () => {
    w = await createWorld()
    const {
      guests: [emily, marcus],
      gameId,
      holdIds: [one, other],
    } = await calledOff(2)
    await w.runJobs()
    expect([cardBooks(w, emily!), cardBooks(w, marcus!)]).toMatchObject([
      { held: 13_000 },
      { held: 13_000 },
    ])
    expect((await casesOf(w, gameId)).map((c) => [c.kind, c.status])).toEqual([
      ['force_cancelled', 'open'],
      ['force_cancelled', 'open'],
    ])

    expect(await releaseHold(w.deps, { ...BY, holdId: one! })).toEqual({ success: true })
    expect(await captureHold(w.deps, { ...BY, holdId: other!, amount: usd(5000) })).toEqual({
      success: true,
    })
    expect([cardBooks(w, emily!), cardBooks(w, marcus!)]).toMatchObject([
      { held: 0, captured: 0 },
      { held: 0, captured: 5000 },
    ])
    expect(
      [await mailsTo(w, emily!), await mailsTo(w, marcus!)].map((kinds) =>
        kinds.filter((k) => k.startsWith('hold_')),
      ),
    ).toEqual([['hold_released'], ['hold_charged']])
    expect((await casesOf(w, gameId)).map((c) => c.status)).toEqual(['accepted', 'accepted'])
    expect(await transactionsOf(w, marcus!)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'payment_captured', amount: 5000 }),
        expect.objectContaining({ type: 'hold_released', amount: 8000 }),
      ]),
    )
    const { rows } = await w.deps.db.executeSql<{
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
    w = await createWorld()
    const {
      guests: [emily],
      holdIds: [hold],
    } = await calledOff()
    expect(await captureHold(w.deps, { ...BY, holdId: hold!, amount })).toMatchObject({ refused })
    expect(cardBooks(w, emily!)).toMatchObject({ held: 13_000 })
    expect(await captureHold(w.deps, { ...BY, holdId: hold!, amount: usd(13_000) })).toEqual({
      success: true,
    })
    expect(await captureHold(w.deps, { ...BY, holdId: hold!, amount: usd(13_000) })).toEqual({
      refused: 'ALREADY_DONE',
    })
    expect(cardBooks(w, emily!)).toMatchObject({ held: 0, captured: 13_000 })
  })

  test('go back in time when nobody decides, and what is decided later is charged to the saved card', async () => {
    w = await createWorld()
    const {
      guests: [emily],
      gameId,
      holdIds: [hold],
    } = await calledOff()
    const [open] = await casesOf(w, gameId)
    expect(await decideCase(w.deps, { ...BY, caseId: open!.id, outcome: 'accepted' })).toEqual({
      refused: 'HOLD_NOT_DECIDED',
    })
    const end = new Date(
      (await w.deps.db.executeSql<{ t: string | Date }>('SELECT capture_before AS t FROM holds'))
        .rows[0]!.t,
    ).getTime()
    w.at(end - hours(1))
    await w.runJobs()
    expect(cardBooks(w, emily!)).toEqual({ held: 0, captured: 0, intents: 1 })
    w.at(end + hours(100))
    expect(await captureHold(w.deps, { ...BY, holdId: hold!, amount: usd(3000) })).toEqual({
      success: true,
    })
    await w.runJobs()
    expect(cardBooks(w, emily!)).toEqual({ held: 0, captured: 3000, intents: 2 })
    expect(
      (await mailsTo(w, emily!)).filter((k) => k === 'charge_made' || k === 'hold_charged'),
    ).toEqual(['charge_made'])
  })

  test('are left alone while a guest still has the game ahead', async () => {
    w = await createWorld()
    const {
      host,
      guests: [emily],
    } = await party(w, 1)
    const gameId = await hostGame(w, host, teeTime)
    must(await join(w, emily!, gameId))
    const holdId = await holdIdOf(w, emily!, gameId)
    expect(await releaseHold(w.deps, { ...BY, holdId })).toEqual({ refused: 'HOLD_STILL_NEEDED' })
    expect(await captureHold(w.deps, { ...BY, holdId, amount: usd(100) })).toEqual({
      refused: 'HOLD_STILL_NEEDED',
    })
    expect(await releaseHold(w.deps, { ...BY, holdId: 'nosuchhold0000' })).toEqual({
      refused: 'NOT_FOUND',
    })
    expect(cardBooks(w, emily!)).toMatchObject({ held: 13_000 })
  })

  test('released and taken by two operators at the same moment: one of them counts', async () => {
    w = await createWorld({ db: await server() })
    const { guests, holdIds } = await calledOff(3)
    const results = await Promise.all(
      holdIds.flatMap((holdId) => [
        releaseHold(w.deps, { ...BY, holdId }),
        captureHold(w.deps, { ...BY, holdId, amount: usd(13_000) }),
        releaseHold(w.deps, { ...BY, holdId }),
      ]),
    )
    await w.runJobs()
    expect(results.filter((r) => !isRefused(r))).toHaveLength(3)
    for (const guest of guests) expect([0, 13_000]).toContain(cardBooks(w, guest).captured)
    for (const guest of guests) expect(cardBooks(w, guest).held).toBe(0)
  })
})

describe('a refund', () => {
  test('in parts never exceeds what was taken, and comes out of what is still owed to the host first', async () => {
    w = await createWorld()
    const { host, guest, paid } = await leftLate()
    expect(
      await refundTransaction(w.deps, { ...BY, transactionId: paid, amount: usd(4000) }),
    ).toMatchObject({ status: 'refunded' })
    expect(
      await refundTransaction(w.deps, { ...BY, transactionId: paid, amount: usd(9001) }),
    ).toMatchObject({ refused: 'AMOUNT_TOO_HIGH', params: { max: 90, currency: 'USD' } })
    const balance = async () =>
      Object.fromEntries(
        (
          await w.deps.db.executeSql<{ account: string; sum: number }>(
            'SELECT account, sum(amount_minor)::int AS sum FROM ledger_entries GROUP BY account',
          )
        ).rows.map((r) => [r.account, r.sum]),
      )
    expect(await balance()).toEqual({
      provider: 9000,
      platform_revenue: -3000,
      owed_to_host: -6000,
    })
    expect(
      await refundTransaction(w.deps, { ...BY, transactionId: paid, amount: usd(9000) }),
    ).toMatchObject({ status: 'refunded' })
    expect(await balance()).toEqual({ provider: 0, platform_revenue: 0, owed_to_host: 0 })
    expect(await refundTransaction(w.deps, { ...BY, transactionId: paid, amount: usd(1) })).toEqual(
      { refused: 'REFUND_NOT_POSSIBLE' },
    )
    expect(refunded(guest)).toBe(13_000)
    expect(
      (await transactionsOf(w, guest))
        .filter((t) => ['left_late_charged', 'payment_refunded'].includes(t.type))
        .map((t) => `${t.type} ${t.status} ${t.amount}`)
        .toSorted(),
    ).toEqual([
      'left_late_charged refunded 13000',
      'payment_refunded successful 4000',
      'payment_refunded successful 9000',
    ])
    expect(
      (await transactionsOf(w, host))
        .filter((t) => t.reason === 'owed_to_host')
        .map((t) => `${t.type} ${t.status} ${t.amount}`)
        .toSorted(),
    ).toEqual([
      'left_late_charged refunded 10000',
      'payment_refunded successful 4000',
      'payment_refunded successful 6000',
    ])
    expect((await mailsTo(w, guest)).filter((k) => k === 'refunded')).toHaveLength(2)
  })

  test('whose answer is lost is made once, whoever asks again', async () => {
    w = await createWorld({ env: { STRIPE_TIMEOUT_MS: '300' } })
    const { guest, paid } = await leftLate()
    w.emulator.faults.add({
      kind: 'timeout_after',
      silence: 'hang',
      method: 'POST',
      path: '/v1/refunds',
      times: 1,
    })
    const asked = { ...BY, transactionId: paid, amount: usd(3000), key: 'refundkey00001' }
    expect(await refundTransaction(w.deps, asked)).toMatchObject({ status: 'asked' })
    expect(await refundTransaction(w.deps, asked)).toMatchObject({
      refundId: 'refundkey00001',
      status: 'refunded',
    })
    await w.runJobs()
    // and after the provider has forgotten the key
    w.at(w.clock.now() + hours(30))
    await reconcile(w.deps)
    expect(refunded(guest)).toBe(3000)
  })

  test('that two operators give at the same moment is given as far as there is money', async () => {
    w = await createWorld({ db: await server() })
    const { guest, paid } = await leftLate()
    const results = await Promise.all(
      Array.from({ length: 4 }, () =>
        refundTransaction(w.deps, { ...BY, transactionId: paid, amount: usd(5000) }),
      ),
    )
    expect(results.filter((r) => !isRefused(r))).toHaveLength(2)
    expect(refunded(guest)).toBe(10_000)
  })

  test('of what was paid out to the host already costs the platform, and the host nothing', async () => {
    w = await createWorld()
    const { host, paid, owed } = await leftLate()
    expect(await markOwedPaid(w.deps, { ...BY, transactionId: paid })).toEqual({
      refused: 'NOT_FOUND',
    })
    expect(await markOwedPaid(w.deps, { ...BY, transactionId: owed })).toEqual({
      amount: usd(10_000),
    })
    expect(await markOwedPaid(w.deps, { ...BY, transactionId: owed })).toEqual({
      refused: 'ALREADY_DONE',
    })
    expect(await mailsTo(w, host)).toContain('owed_paid')
    await refundTransaction(w.deps, { ...BY, transactionId: paid, amount: usd(13_000) })
    const { rows } = await w.deps.db.executeSql<{ account: string; sum: number }>(
      'SELECT account, sum(amount_minor)::int AS sum FROM ledger_entries GROUP BY account ORDER BY account',
    )
    expect(rows).toEqual([
      { account: 'owed_to_host', sum: 0 },
      { account: 'paid_out', sum: -10_000 },
      { account: 'platform_revenue', sum: 10_000 },
      { account: 'provider', sum: 0 },
    ])
  })

  test('is refused for a row that took nothing, and for what is owed to the host', async () => {
    w = await createWorld()
    const { guest, owed } = await leftLate()
    const {
      rows: [held],
    } = await w.deps.db.executeSql<{ id: string }>(
      `SELECT id FROM transactions WHERE user_id = $1 AND type = 'payment_authorized'`,
      [guest.id],
    )
    for (const transactionId of [held!.id, owed])
      expect(await refundTransaction(w.deps, { ...BY, transactionId, amount: usd(1) })).toEqual({
        refused: 'REFUND_NOT_POSSIBLE',
      })
    expect(
      await refundTransaction(w.deps, { ...BY, transactionId: 'nosuchrow00000', amount: usd(1) }),
    ).toEqual({ refused: 'NOT_FOUND' })
    expect(await retryCharge(w.deps, { ...BY, transactionId: owed })).toEqual({
      refused: 'CHARGE_NOT_RETRYABLE',
    })
  })
})

describe('a refused charge', () => {
  const owing = async () => {
    const made = await calledOff()
    await w.deps.db.executeSql(`UPDATE holds SET capture_before = $1`, [
      new Date(w.clock.now() + hours(2)).toISOString(),
    ])
    w.at(w.clock.now() + hours(1) + 1)
    await reconcile(w.deps)
    await giveCard(w, made.guests[0]!.id, CARDS.declinesLater)
    await captureHold(w.deps, { ...BY, holdId: made.holdIds[0]!, amount: usd(3000) })
    await w.runJobs()
    const {
      rows: [row],
    } = await w.deps.db.executeSql<{ id: string; status: string }>(
      `SELECT id, status FROM transactions WHERE type = 'payment_captured'`,
    )
    expect(row).toMatchObject({ status: 'failed' })
    return {
      ...made,
      guest: made.guests[0]!,
      transactionId: row!.id,
      open: (await casesOf(w, made.gameId)).find((c) => c.kind === 'charge_refused')!,
    }
  }
  test('is tried again by an operator, and says how it went', async () => {
    w = await createWorld()
    const { guest, transactionId } = await owing()
    expect(await retryCharge(w.deps, { ...BY, transactionId })).toEqual({ status: 'refused' })
    await giveCard(w, guest.id, CARDS.good)
    expect(await retryCharge(w.deps, { ...BY, transactionId })).toEqual({ status: 'charged' })
    expect(await retryCharge(w.deps, { ...BY, transactionId })).toEqual({
      refused: 'CHARGE_NOT_RETRYABLE',
    })
    expect(cardBooks(w, guest)).toMatchObject({ captured: 3000 })
  })
  test('is let go unpaid, and no new card pays it any more', async () => {
    w = await createWorld()
    const { guest, open, gameId } = await owing()
    expect(await decideCase(w.deps, { ...BY, caseId: open.id, outcome: 'accepted' })).toEqual({
      success: true,
    })
    expect((await casesOf(w, gameId)).find((c) => c.kind === 'charge_refused')).toMatchObject({
      status: 'accepted',
    })
    await giveCard(w, guest.id, CARDS.good)
    await w.deps.db.transaction((tx) =>
      w.deps.jobs.enqueue(tx, 'cards.saved', { userId: guest.id, cardId: 'x', isDefault: true }),
    )
    await w.runJobs()
    expect(cardBooks(w, guest)).toMatchObject({ captured: 0 })
  })
})
