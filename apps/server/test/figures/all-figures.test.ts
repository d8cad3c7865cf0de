import { afterEach, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { fromMajor, money } from '@tomogolf/domain/money'
import { japanMonth } from '@tomogolf/domain/payments/japan-month'
import { hours } from '@tomogolf/domain/time'
import { formatMoney } from '@tomogolf/format/money'
import { refundTransaction } from '../../src/modules/participations/refunds/refund-transaction.usecase.ts'
import { auditLedger } from '../../src/modules/participations/ledger/audit-ledger.usecase.ts'
import { readStatement, sumOf } from '../../src/modules/payouts/statement.read.ts'
import { mailsTo } from '../support/administrator.ts'
import { ActContext } from '../support/admin-acts/act-context.ts'
import { must, type Person } from '../support/people.ts'
import { randomFrom } from '../simulation/chaos.ts'
import { BY, debtOf, owedOf, playStep, takePayments, toMinor, type Expected } from './history.ts'

const HISTORIES = Number(process.env.FIGURE_HISTORIES ?? 6)
const SEED = Number(process.env.FIGURE_SEED ?? 19)
const STEPS = 14

const context = new ActContext()
afterEach(() => context.world.close())

const net = (payment: Expected) => payment.taken - payment.refunded
const sum = (payments: readonly Expected[], of: (payment: Expected) => number) =>
  payments.reduce((total, payment) => total + of(payment), 0)

test.each(Array.from({ length: HISTORIES }, (_, i) => [SEED + i] as const))(
  'every list, sum, file, receipt and mail shows the same figures after history %d',
  async (seed) => {
    await context.open()
    const { world } = context
    const next = randomFrom(seed)
    const random = {
      between: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
      chance: (percent: number) => next() * 100 < percent,
    }
    const currency = seed % 2 ? ('USD' as const) : ('JPY' as const)
    const payments = await takePayments(context, random, currency)
    for (let step = 0; step < STEPS; step++) await playStep(context, random, payments, currency)
    await world.runJobs()

    for (const payment of payments) {
      await compareLists(payment)
      await compareDetail(payment)
      await compareReceipt(payment)
      await compareMails(payment, currency)
    }
    await comparePayOutList(payments)
    await compareRevenue(payments, currency)
    await compareLedger(payments)
    await compareHostPage(payments)
    await compareNextBatch(payments)
    await compareStatement(payments, currency)
    world.at(world.clock.now() + hours(1))
    expect((await auditLedger(world.deps)).discrepancies).toEqual([])
  },
)

test('a refund without an answer is kept back from the host in every list', async () => {
  await context.open()
  const { paid, owed } = await context.leaveLate()
  const owedBy = async () => {
    const row = (await listAdminRows('owed=open')).find(({ id }) => id === owed)
    const { figures } = must(await context.call(`GET /api/admin/transactions/${paid}`))
      .body as ResultOf<'GET /api/admin/transactions/:id'>
    const { hosts } = must(await context.call('GET /api/admin/revenue?groupBy=day'))
      .body as ResultOf<'GET /api/admin/revenue'>
    return [row?.owed, figures!.owed, hosts[0]?.owed[0]].map((amount) => toMinor(amount ?? null))
  }
  expect(await owedBy()).toEqual([10_000, 10_000, 10_000])
  context.world.emulator.faults.add({
    kind: 'server_error',
    stored: false,
    method: 'POST',
    path: '/v1/refunds',
    times: 100,
  })
  const refund = await refundTransaction(context.world.deps, {
    ...BY,
    transactionId: paid,
    amount: money(10_000, 'USD'),
    bearer: 'host',
  })
  expect(refund).toMatchObject({ status: 'retrying' })
  expect(await owedBy()).toEqual([0, 0, 0])
})

type AdminRow = ResultOf<'GET /api/admin/transactions'>['rows'][number]
const listAdminRows = async (query: string): Promise<AdminRow[]> =>
  (
    must(await context.call(`GET /api/admin/transactions?pageSize=100&${query}`)).body as {
      rows: AdminRow[]
    }
  ).rows
/** A CSV file as records by the names of its columns. */
async function readCsv(path: string): Promise<Record<string, string>[]> {
  const { body } = await context.world.call<string>(`GET ${path}`, {
    cookie: context.admin.cookie,
    headers: { accept: 'text/csv' },
  })
  const [head, ...lines] = String(body).replace('\uFEFF', '').trim().split(/\r?\n/)
  const names = head!.split(',')
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((value, i) => [names[i]!, value.replaceAll('"', '')])),
  )
}

async function compareLists(payment: Expected): Promise<void> {
  const rows = await listAdminRows(`game=${payment.gameId}`)
  const file = await readCsv(`/api/admin/transactions?game=${payment.gameId}`)
  const figuresOf = (id: string) => {
    const row = rows.find((candidate) => candidate.id === id)!
    const line = file.find((candidate) => candidate.id === id)!
    const minors = [row.amount, row.refunded, row.net, row.owed].map(toMinor)
    const inFile = ['amount', 'refunded', 'net', 'owed_to_host'].map(
      (name) => fromMajor(Number(line[name]), row.amount!.currency).minor,
    )
    expect(inFile).toEqual(minors)
    return minors
  }
  expect(figuresOf(payment.paidRow)).toEqual([payment.taken, payment.refunded, net(payment), 0])
  if (payment.owedRow)
    expect(figuresOf(payment.owedRow)).toEqual([
      payment.owed,
      payment.fromHost,
      payment.owed - payment.fromHost,
      owedOf(payment),
    ])
  for (const [person, id, taken, back] of [
    [payment.guest, payment.paidRow, payment.taken, payment.refunded],
    [payment.host, payment.owedRow, payment.owed, payment.fromHost],
  ] as const) {
    if (!id) continue
    const { transactions } = must(
      await context.world.call<ResultOf<'GET /api/transactions'>>('GET /api/transactions?page=1', {
        cookie: person.cookie,
      }),
    ).body
    const own = transactions.find((row) => row.id === id)
    if (!own) continue
    expect([own.amount, own.refunded, own.net].map(toMinor)).toEqual([taken, back, taken - back])
  }
}

async function compareDetail(payment: Expected): Promise<void> {
  const { body } = must(await context.call(`GET /api/admin/transactions/${payment.paidRow}`))
  const { figures, left } = body as ResultOf<'GET /api/admin/transactions/:id'>
  expect([
    ...[figures!.gross, figures!.refunded, figures!.net].map((shares) => [
      toMinor(shares.total),
      toMinor(shares.platform),
      toMinor(shares.host),
    ]),
    [toMinor(figures!.paidOut), toMinor(figures!.owed), toMinor(left)],
    [figures!.netted, figures!.debt, figures!.bearable].map(toMinor),
  ]).toEqual([
    [payment.taken, payment.taken - payment.owed, payment.owed],
    [payment.refunded, payment.refunded - payment.fromHost, payment.fromHost],
    [
      net(payment),
      payment.taken - payment.owed - payment.refunded + payment.fromHost,
      payment.owed - payment.fromHost,
    ],
    [payment.paidOut, owedOf(payment), net(payment)],
    [payment.netted, debtOf(payment), payment.owed - payment.fromHost],
  ])
}

async function compareReceipt(payment: Expected): Promise<void> {
  const { body } = must(
    await context.world.call<ResultOf<'GET /api/transactions/:id/receipt'>>(
      `GET /api/transactions/${payment.paidRow}/receipt`,
      { cookie: payment.guest.cookie },
    ),
  )
  expect([
    toMinor(body.total),
    body.lines.reduce((total, line) => total + toMinor(line.amount), 0),
    body.refunds.reduce((total, back) => total + toMinor(back.amount), 0),
    toMinor(body.paid),
  ]).toEqual([payment.taken, payment.taken, payment.refunded, net(payment)])
}

/** Each mail about a refund names what is left; the host's what is still owed. */
async function compareMails(payment: Expected, currency: 'USD' | 'JPY'): Promise<void> {
  const textsTo = async (person: Person, template: string) =>
    (await mailsTo(context.world, person))
      .filter((mail) => mail.template === template)
      .map((mail) => mail.text)
  const show = (minor: number) => formatMoney(money(minor, currency), 'en')
  const toGuest = await textsTo(payment.guest, 'refunded')
  expect(toGuest).toHaveLength(payment.lefts.length)
  for (const left of payment.lefts)
    expect(toGuest.filter((text) => text.includes(show(left)))).not.toEqual([])
  // the host's mails are about all guests
  const toHost = await textsTo(payment.host, 'share_refunded')
  for (const owed of payment.oweds)
    expect(toHost.filter((text) => text.includes(show(owed)))).not.toEqual([])
}

async function comparePayOutList(payments: readonly Expected[]): Promise<void> {
  const open = await listAdminRows('owed=open')
  const expected = payments.filter((payment) => owedOf(payment) > 0)
  expect(open.map((row) => row.id).toSorted()).toEqual(
    expected.map((payment) => payment.owedRow).toSorted(),
  )
  expect(open.reduce((total, row) => total + toMinor(row.owed), 0)).toBe(sum(expected, owedOf))
}

async function compareRevenue(
  payments: readonly Expected[],
  currency: 'USD' | 'JPY',
): Promise<void> {
  const revenue = must(await context.call('GET /api/admin/revenue?groupBy=day'))
    .body as ResultOf<'GET /api/admin/revenue'>
  const split = revenue.totals.find((total) => total.fees.currency === currency)!
  const platform = sum(
    payments,
    (payment) => payment.taken - payment.owed - payment.refunded + payment.fromHost,
  )
  const fees = sum(
    payments.filter((payment) => payment.isFee),
    net,
  )
  const expected = [
    platform,
    sum(payments, (payment) => payment.refunded - payment.fromHost),
    sum(payments, owedOf),
  ]
  const minorsOf = (part: typeof split) => [
    toMinor(part.fees) + toMinor(part.penalties),
    toMinor(part.refunds),
    toMinor(part.owedToHosts),
  ]
  expect(minorsOf(split)).toEqual(expected)
  // a refund of a fee reduces the fees, one of a penalty the penalties
  expect([toMinor(split.fees), toMinor(split.penalties)]).toEqual([fees, platform - fees])
  for (const part of [split, ...revenue.courses.map((row) => row.split)])
    expect(toMinor(part.gross) - toMinor(part.refunds)).toBe(toMinor(part.net))
  expect(toMinor(split.net)).toBe(platform)
  expect(revenue.ledger.differences).toEqual([])
  await compareTax(split.tax!.amount)
  const addUp = (parts: readonly number[][]) =>
    [0, 1, 2].map((i) => parts.reduce((total, part) => total + part[i]!, 0))
  const ofCurrency = (parts: readonly (typeof split)[]) =>
    parts.filter((part) => part.fees.currency === currency).map(minorsOf)
  expect(addUp(ofCurrency(revenue.courses.map((row) => row.split)))).toEqual(expected)
  expect(addUp(ofCurrency(revenue.regions.map((row) => row.split)))).toEqual(expected)
  expect(addUp(ofCurrency(revenue.periods.flatMap((period) => period.byCurrency)))).toEqual(
    expected,
  )
  const lines = (await readCsv('/api/admin/revenue?groupBy=day&part=courses')).filter(
    (line) => line.currency === currency,
  )
  const inFile = lines.map((line) =>
    [Number(line.fees) + Number(line.penalties), line.refunds, line.owed_to_hosts].map(
      (value) => fromMajor(Number(Number(value).toFixed(2)), currency).minor,
    ),
  )
  expect(addUp(inFile)).toEqual(expected)
  const owed = revenue.hosts.flatMap((host) => host.owed)
  expect(owed.reduce((total, amount) => total + toMinor(amount), 0)).toBe(sum(payments, owedOf))
  const overview = must(await context.call('GET /api/admin/overview?range=7d'))
    .body as ResultOf<'GET /api/admin/overview'>
  const shown = overview.revenue.find(({ now }) => now.currency === currency)
  expect(toMinor(shown?.now ?? null)).toBe(platform)
}

/** By day, week and month the sums are the same, of the tax too, in the file as on the screen. */
async function compareTax(tax: number): Promise<void> {
  for (const groupBy of ['week', 'month']) {
    const { totals } = must(await context.call(`GET /api/admin/revenue?groupBy=${groupBy}`))
      .body as ResultOf<'GET /api/admin/revenue'>
    const same = totals.find((total) => total.tax!.amount === tax)
    expect([groupBy, same !== undefined]).toEqual([groupBy, true])
    const lines = await readCsv(`/api/admin/revenue?groupBy=${groupBy}`)
    for (const name of ['gross', 'net', 'tax', 'refunds'] as const)
      expect(
        lines
          .filter((line) => line.currency === same!.net.currency)
          .reduce((total, line) => total + Number(line[name]), 0),
      ).toBeCloseTo(same![name]!.amount, 2)
  }
}

async function compareLedger(payments: readonly Expected[]): Promise<void> {
  const { rows } = await context.world.deps.db.executeSql<{ account: string; minor: number }>(
    `SELECT account, sum(amount_minor)::int AS minor FROM ledger_entries
      WHERE game_id = ANY($1) GROUP BY account`,
    [payments.map((payment) => payment.gameId)],
  )
  const minorOf = (account: string) => rows.find((row) => row.account === account)?.minor ?? 0
  const accounts = ['provider', 'owed_to_host', 'paid_out', 'host_debt', 'netted']
  expect(accounts.map((account) => minorOf(account) || 0)).toEqual([
    sum(payments, net),
    -sum(payments, owedOf) || 0,
    -sum(payments, (payment) => payment.paidOut) || 0,
    sum(payments, debtOf),
    0,
  ])
}

/** The host's own page: what is owed, what is to be deducted, and what was paid. */
async function compareHostPage(payments: readonly Expected[]): Promise<void> {
  const { balances, history } = must(
    await context.world.call<ResultOf<'GET /api/payouts'>>('GET /api/payouts', {
      cookie: payments[0]!.host.cookie,
    }),
  ).body
  const [balance] = balances
  const paid = sum(payments, (payment) => payment.paidOut)
  expect(
    [balance?.owed, balance?.debt, balance?.paid].map((amount) => toMinor(amount ?? null)),
  ).toEqual([sum(payments, owedOf), sum(payments, debtOf), paid])
  const sumOf = (kind: string) =>
    history
      .filter((row) => row.kind === kind)
      .reduce((total, row) => total + toMinor(row.amount), 0)
  expect([sumOf('paid'), sumOf('deducted')]).toEqual([
    paid,
    sum(payments, ({ netted }) => Math.max(0, netted)),
  ])
}

async function compareNextBatch(payments: readonly Expected[]): Promise<void> {
  const { debts } = must(await context.call('GET /api/admin/payout-batches/next'))
    .body as ResultOf<'GET /api/admin/payout-batches/next'>
  expect(debts.reduce((total, { amount }) => total + toMinor(amount), 0)).toBe(
    sum(payments, debtOf),
  )
}

/** The statement of the month: what was owed at its end, and what was paid in it. */
async function compareStatement(
  payments: readonly Expected[],
  currency: 'USD' | 'JPY',
): Promise<void> {
  const { db, clock } = context.world.deps
  const [part] = await readStatement(db, payments[0]!.host.id, japanMonth(clock.now()))
  const minorOf = (kinds: Parameters<typeof sumOf>[1]) => (part ? sumOf(part, kinds).minor : 0)
  expect([part?.opening.minor ?? 0, part?.closing ?? money(0, currency)]).toEqual([
    0,
    money(sum(payments, owedOf) - sum(payments, debtOf), currency),
  ])
  expect([minorOf(['share']), minorOf(['refund']) || 0, minorOf(['paid']) || 0]).toEqual([
    sum(payments, ({ owed }) => owed),
    -sum(payments, ({ fromHost }) => fromHost) || 0,
    -sum(payments, ({ paidOut }) => paidOut) || 0,
  ])
}
