import { afterEach, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { fromMajor, money } from '@tomogolf/domain/money'
import { hours } from '@tomogolf/domain/time'
import { formatMoney } from '@tomogolf/format/money'
import { auditLedger } from '../../src/modules/participations/ledger/audit-ledger.usecase.ts'
import { mailsTo } from '../support/administrator.ts'
import { ActContext } from '../support/admin-acts/act-context.ts'
import { must } from '../support/people.ts'
import { randomFrom } from '../simulation/chaos.ts'
import { playStep, takePayments, toMinor, type Expected } from './history.ts'

const HISTORIES = Number(process.env.FIGURE_HISTORIES ?? 6)
const SEED = Number(process.env.FIGURE_SEED ?? 19)
const STEPS = 8

const context = new ActContext()
afterEach(() => context.world.close())

const net = (payment: Expected) => payment.taken - payment.refunded
const owedNow = (payment: Expected) => payment.owed - payment.fromHost - payment.paidOut
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
    for (let step = 0; step < STEPS; step++)
      await playStep(context, random, payments[random.between(0, payments.length - 1)]!, currency)
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
    world.at(world.clock.now() + hours(1))
    expect((await auditLedger(world.deps)).discrepancies).toEqual([])
  },
)

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
      owedNow(payment),
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
  ]).toEqual([
    [payment.taken, payment.taken - payment.owed, payment.owed],
    [payment.refunded, payment.refunded - payment.fromHost, payment.fromHost],
    [
      net(payment),
      payment.taken - payment.owed - payment.refunded + payment.fromHost,
      payment.owed - payment.fromHost,
    ],
    [payment.paidOut, owedNow(payment), net(payment)],
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

/** The last mail about a refund names what is left; the host's what is still owed. */
async function compareMails(payment: Expected, currency: 'USD' | 'JPY'): Promise<void> {
  if (payment.refunded === 0) return
  const mails = (await mailsTo(context.world, payment.guest)).filter(
    (mail) => mail.template === 'refunded',
  )
  const texts = mails.map((mail) => mail.text)
  expect(
    texts.some((text) => text.includes(formatMoney(money(net(payment), currency), 'en'))),
  ).toBe(true)
  if (payment.fromHost > 0)
    expect(
      (await mailsTo(context.world, payment.host)).some(
        (mail) => mail.template === 'share_refunded',
      ),
    ).toBe(true)
}

async function comparePayOutList(payments: readonly Expected[]): Promise<void> {
  const open = await listAdminRows(`owed=open&game=${payments[0]!.gameId}`)
  const expected = payments.filter((payment) => owedNow(payment) > 0)
  expect(open.map((row) => row.id).toSorted()).toEqual(
    expected.map((payment) => payment.owedRow).toSorted(),
  )
  expect(open.reduce((total, row) => total + toMinor(row.owed), 0)).toBe(sum(expected, owedNow))
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
  const expected = [
    platform,
    sum(payments, (payment) => payment.refunded - payment.fromHost),
    sum(payments, owedNow),
  ]
  const minorsOf = (part: typeof split) => [
    toMinor(part.fees) + toMinor(part.penalties),
    toMinor(part.refunds),
    toMinor(part.owedToHosts),
  ]
  expect(minorsOf(split)).toEqual(expected)
  expect(toMinor(split.fees)).toBe(0)
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
  expect(owed.reduce((total, amount) => total + toMinor(amount), 0)).toBe(sum(payments, owedNow))
  const overview = must(await context.call('GET /api/admin/overview?range=7d'))
    .body as ResultOf<'GET /api/admin/overview'>
  const shown = overview.revenue.find(({ now }) => now.currency === currency)
  expect(toMinor(shown?.now ?? null)).toBe(platform)
}

async function compareLedger(payments: readonly Expected[]): Promise<void> {
  const { rows } = await context.world.deps.db.executeSql<{ account: string; minor: number }>(
    `SELECT account, sum(amount_minor)::int AS minor FROM ledger_entries
      WHERE game_id = $1 GROUP BY account`,
    [payments[0]!.gameId],
  )
  const minorOf = (account: string) => rows.find((row) => row.account === account)?.minor ?? 0
  expect(
    [minorOf('provider'), minorOf('owed_to_host'), minorOf('paid_out')].map((minor) => minor || 0),
  ).toEqual([
    sum(payments, net),
    -sum(payments, owedNow) || 0,
    -sum(payments, (payment) => payment.paidOut) || 0,
  ])
}
