import { afterEach, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { japanMonth, monthRange, nextMonth } from '@tomogolf/domain/payments/japan-month'
import { money } from '@tomogolf/domain/money'
import { ActContext } from '../../../../test/support/admin-acts/act-context.ts'
import { closeReconciled } from '../../../../test/support/create-users.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { must } from '../../../../test/support/people.ts'
import { createWorld } from '../../../../test/support/world.ts'
import { refundTransaction } from '../refunds/refund-transaction.usecase.ts'
import { auditLedger } from './audit-ledger.usecase.ts'
import { lockMonth } from './lock-month.usecase.ts'
import { listMonthLocks } from './month-locks.repository.ts'
import { markPaidOut } from './mark-paid-out.usecase.ts'

const context = new ActContext()
afterEach(() => closeReconciled(context.world))

const BY = { operatorId: 'operator000001', ip: null, reason: 'Closed with the tax office' }
const months = async () =>
  (
    must(await context.call('GET /api/admin/ledger/months'))
      .body as ResultOf<'GET /api/admin/ledger/months'>
  ).months
const lock = (month: string) =>
  context.call(`POST /api/admin/ledger/months/${month}/lock`, { reason: 'Closed' })
const datesOf = async (reason: string) => {
  const { rows } = await context.world.deps.db.executeSql<{ at: string }>(
    'SELECT DISTINCT at FROM ledger_entries WHERE reason = $1',
    [reason],
  )
  return rows.map(({ at }) => new Date(at).getTime())
}

/** Every test ends with an audit: what is changed by hand is put back. */
const keepEntries = () =>
  context.world.deps.db.executeSql('CREATE TABLE ledger_before AS TABLE ledger_entries')
async function restoreEntries(): Promise<void> {
  const { db } = context.world.deps
  await db.executeSql('DELETE FROM ledger_entries')
  await db.executeSql('INSERT INTO ledger_entries TABLE ledger_before')
  await db.executeSql('DROP TABLE ledger_before')
}

describe('a locked month', () => {
  test('takes no entry, whenever the clock says that it happened', async () => {
    await context.open()
    const { paid, owed } = await context.leaveLate()
    const now = context.world.clock.now()
    const month = japanMonth(now)
    const { end } = monthRange(month)
    expect((await lock(month)).body.code).toBe('MONTH_NOT_OVER')
    context.world.at(end)
    expect(await months()).toMatchObject([{ month, isOver: true, locked: null, canLock: true }])
    must(await lock(month))
    expect((await lock(month)).body.code).toBe('ALREADY_DONE')
    expect(await months()).toMatchObject([
      { month, canLock: false, locked: { reason: 'Closed' }, totals: [{ debit: { amount: 130 } }] },
    ])
    // attack: a clock that is behind books into the locked month
    context.world.at(now)
    await refundTransaction(context.world.deps, {
      ...BY,
      transactionId: paid,
      amount: money(2000, 'USD'),
    })
    expect(await datesOf('refund')).toEqual([end])
    context.world.at(end + 1000)
    await markPaidOut(context.world.deps, { ...BY, transactionId: owed })
    expect(await datesOf('payout')).toEqual([end + 1000])
    expect((await auditLedger(context.world.deps)).discrepancies).toEqual([])
  })
  test('that was changed in the database is found by the audit and the reconcile command', async () => {
    await context.open()
    await context.leaveLate()
    const month = japanMonth(context.world.clock.now())
    const { end } = monthRange(month)
    context.world.at(end)
    must(await lock(month))
    await keepEntries()
    await context.world.deps.db.executeSql('UPDATE ledger_entries SET at = $1', [new Date(end)])
    const { discrepancies } = await auditLedger(context.world.deps)
    expect(discrepancies.map(({ what }) => what)).toEqual([
      `locked month ${month} has 0 entries, had 3`,
    ])
    await restoreEntries()
  })
  test.each([
    ['at', "at = at + interval '1 second'"],
    ['party_id', "party_id = coalesce(party_id, '') || 'x'"],
    ['income', "income = income || 'x'"],
    ['booking', "booking = booking || 'x'"],
  ])('%s of an entry in it, or in a month that was closed with it, is found', async (_, change) => {
    await context.open()
    const { owed } = await context.leaveLate()
    const month = japanMonth(context.world.clock.now())
    context.world.at(monthRange(nextMonth(month)).end - 10_000)
    await markPaidOut(context.world.deps, { ...BY, transactionId: owed })
    context.world.at(monthRange(nextMonth(month)).end)
    // the session of the administrator has ended meanwhile
    await lockMonth(context.world.deps, { ...BY, month: nextMonth(month) })
    const { db } = context.world.deps
    await keepEntries()
    await db.executeSql(`UPDATE ledger_entries SET ${change}`)
    const found = (await auditLedger(context.world.deps)).discrepancies.map(({ what }) => what)
    for (const changed of [month, nextMonth(month)])
      expect(found.filter((what) => what.startsWith(`locked month ${changed} `))).toHaveLength(1)
    await restoreEntries()
  })
  test('that was empty gets no entry later without the audit', async () => {
    await context.open()
    await context.leaveLate()
    const month = japanMonth(context.world.clock.now())
    const { start, end } = monthRange(month)
    context.world.at(end)
    must(await lock(month))
    const { db } = context.world.deps
    await db.executeSql(
      `INSERT INTO ledger_entries (id, booking, account, party_id, amount_minor, currency,
          capture_id, game_id, income, cause, reason, at)
        SELECT id || '-copy', booking || '-copy', account, party_id, amount_minor, currency, capture_id,
          game_id, income, cause, reason, $1::timestamptz
        FROM ledger_entries WHERE account NOT IN ('provider')`,
      [new Date(start - 1).toISOString()],
    )
    const found = (await auditLedger(context.world.deps)).discrepancies.map(({ what }) => what)
    expect(found.filter((what) => what.includes('was locked without any'))).toHaveLength(1)
    await db.executeSql("DELETE FROM ledger_entries WHERE id LIKE '%-copy'")
  })
  test('closes those before it, and a month without entries is none', async () => {
    await context.open()
    const { owed } = await context.leaveLate()
    const month = japanMonth(context.world.clock.now())
    context.world.at(monthRange(nextMonth(month)).end - 1)
    await markPaidOut(context.world.deps, { ...BY, transactionId: owed })
    context.world.at(monthRange(nextMonth(nextMonth(month))).end)
    const close = (name: string) => lockMonth(context.world.deps, { ...BY, month: name })
    expect(await close(nextMonth(nextMonth(month)))).toEqual({ refused: 'NOT_FOUND' })
    expect(await close(nextMonth(month))).toEqual({ success: true })
    expect(await close(month)).toEqual({ refused: 'ALREADY_DONE' })
    const locks = await listMonthLocks(context.world.deps.db)
    expect(locks.map((row) => row.month).toSorted()).toEqual([month, nextMonth(month)])
    expect((await auditLedger(context.world.deps)).discrepancies).toEqual([])
  })
})

test('the journal of a month balances, line by line as in the ledger', async () => {
  await context.open()
  const { paid, owed } = await context.leaveLate()
  await refundTransaction(context.world.deps, {
    ...BY,
    transactionId: paid,
    amount: money(2000, 'USD'),
  })
  await markPaidOut(context.world.deps, { ...BY, transactionId: owed })
  const month = japanMonth(context.world.clock.now())
  const { body } = await context.world.call<string>(
    `GET /api/admin/ledger/journal?month=${month}`,
    { cookie: context.admin.cookie, headers: { accept: 'text/csv' } },
  )
  const [head, ...lines] = String(body).replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toBe('date,entry,account,debit,credit,currency,reference,reason')
  const { rows } = must(await context.call(`GET /api/admin/ledger/journal?month=${month}`))
    .body as ResultOf<'GET /api/admin/ledger/journal'>
  expect(lines).toHaveLength(rows.length)
  for (const [entry, own] of Map.groupBy(rows, (row) => row.entry)) {
    const sumOf = (side: 'credit' | 'debit') =>
      Math.round(own.reduce((total, row) => total + (row[side] ?? 0), 0) * 100)
    expect([entry, sumOf('debit')]).toEqual([entry, sumOf('credit')])
  }
  expect(rows.every(({ date }) => date.startsWith(month))).toBe(true)
  expect(rows.map(({ account, debit, credit }) => [account, debit, credit])).toEqual(
    expect.arrayContaining([
      ['provider', 130, null],
      ['platform_revenue', null, 30],
      ['owed_to_host', null, 100],
    ]),
  )
})

test('on a PostgreSQL server, a lock and bookings at once leave no entry behind the lock', async () => {
  context.world = await createWorld({ db: await databaseForRaces() })
  context.admin = await newAdministrator(context.world)
  const { paid, owed } = await context.leaveLate()
  const now = context.world.clock.now()
  const month = japanMonth(now)
  const { end } = monthRange(month)
  context.world.at(end - 1)
  const by = { ...BY, operatorId: context.admin.id }
  const refund = () =>
    refundTransaction(context.world.deps, {
      ...BY,
      transactionId: paid,
      amount: money(1000, 'USD'),
    })
  const [first] = await Promise.all([
    lockMonth(
      { ...context.world.deps, clock: { ...context.world.clock, now: () => end } },
      {
        ...by,
        month,
      },
    ),
    refund(),
    markPaidOut(context.world.deps, { ...BY, transactionId: owed }),
    refund(),
    refund(),
  ])
  expect(first).toEqual({ success: true })
  await context.world.runJobs()
  // in either order, the month is as it was locked
  expect((await auditLedger(context.world.deps)).discrepancies).toEqual([])
})
