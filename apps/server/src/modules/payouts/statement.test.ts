import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { japanMonth, monthRange, nextMonth } from '@tomogolf/domain/payments/japan-month'
import { money } from '@tomogolf/domain/money'
import { ActContext } from '../../../test/support/admin-acts/act-context.ts'
import { closeReconciled } from '../../../test/support/create-users.ts'
import { must } from '../../../test/support/people.ts'
import {
  createBatch,
  oweMore,
  payoutCalls,
  owePayable,
  switchToBank,
} from '../../../test/support/admin-acts/payout-steps.ts'
import { refundTransaction } from '../participations/refunds/refund-transaction.usecase.ts'
import { readStatement } from './statement.read.ts'

const context = new ActContext()
beforeEach(async () => {
  await context.open()
  await switchToBank(context)
})
afterEach(() => closeReconciled(context.world))

const monthNow = () => japanMonth(context.world.clock.now())
const { hostMoney } = payoutCalls(context)
const open = (path: string, cookie: string) =>
  context.world.app.inject({ method: 'GET', url: path, headers: { cookie } })
const mark = async (id: string, outcome: string) => {
  const { payouts } = must(await context.call(`GET /api/admin/payout-batches/${id}`))
    .body as ResultOf<'GET /api/admin/payout-batches/:id'>
  const ids = payouts.map((payout) => payout.id)
  must(
    await context.call(`POST /api/admin/payout-batches/${id}/mark`, {
      ids,
      outcome,
      reason: 'Statement',
    }),
  )
}

/** Lines of one instant have no order. */
const later = () => context.world.at(context.world.clock.now() + 1000)

test('a statement adds up from the end of the month before, whatever happened', async () => {
  const { db } = context.world.deps
  const first = monthNow()
  const { host, paid } = await owePayable(context)
  const { id } = must(await createBatch(context), 201).body as { id: string }
  later()
  await mark(id, 'paid')
  later()
  await refundTransaction(context.world.deps, {
    operatorId: 'operator000001',
    ip: null,
    reason: 'Agreed',
    transactionId: paid,
    amount: money(4000, 'USD'),
    bearer: 'host',
  })
  await oweMore(context, host)
  const second = must(await createBatch(context), 201).body as { id: string }
  await mark(second.id, 'paid')
  later()
  await mark(second.id, 'came_back')
  const last = monthNow()
  const months = [first]
  while (months.at(-1)! < last) months.push(nextMonth(months.at(-1)!))
  let before = 0
  const lines: [string, number][] = []
  for (const month of months) {
    const [part] = await readStatement(db, host.id, month)
    if (!part) continue
    expect(part.opening).toEqual(money(before, 'USD'))
    lines.push(
      ...part.lines.map(({ kind, amount }): [string, number] => [kind, amount.minor / 100]),
    )
    before = part.closing.minor
    expect(part.opening.minor + part.lines.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(
      before,
    )
  }
  expect(lines).toEqual([
    ['share', 100],
    ['paid', -100],
    ['refund', -40],
    ['share', 100],
    ['paid', -60],
    ['sent_back', 60],
  ])
  const [balance] = (await hostMoney(host)).balances
  expect(before).toBe((balance!.owed.amount - balance!.debt.amount) * 100)
})

test('a finished month is a file for its host and for administrators, in two languages', async () => {
  const { host, guest } = await owePayable(context)
  const month = monthNow()
  const { id } = must(await createBatch(context), 201).body as { id: string }
  await mark(id, 'paid')
  expect((await hostMoney(host)).statements).not.toContain(month)
  const path = `/api/payouts/statement.pdf?month=${month}`
  expect((await open(path, host.cookie)).statusCode).toBe(404)
  context.world.at(monthRange(month).end)
  expect((await hostMoney(host)).statements[0]).toBe(month)
  for (const [language, pages] of [
    ['ja', 1],
    ['ko', 2],
    ['zh', 2],
    ['en', 2],
  ] as const) {
    await context.world.deps.db.executeSql('UPDATE users SET language = $1 WHERE id = $2', [
      language,
      host.id,
    ])
    const pdf = await open(path, host.cookie)
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.rawPayload.toString('latin1')).toMatch(new RegExp(`/Count ${pages}\\b`))
  }
  const admin = await open(
    `/api/admin/users/${host.id}/statement.pdf?month=${month}`,
    context.admin.cookie,
  )
  expect(admin.statusCode).toBe(200)
  // attack: a guest asks for the own statement of that month, and a month that does not exist
  expect((await open(path, guest.cookie)).statusCode).toBe(404)
  expect((await open('/api/payouts/statement.pdf?month=2026-13', host.cookie)).statusCode).toBe(400)
  const { body } = must(await context.call(`GET /api/admin/users/${host.id}/payouts`))
  expect(body).toEqual(await hostMoney(host))
})
