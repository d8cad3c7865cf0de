import { readFileSync, readdirSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openServerDatabase } from '../../src/platform/database/server-database.ts'
import { readFigures } from '../../src/modules/participations/ledger/figures.read.ts'
import { emptyEmbeddedDatabase, emptyUrl } from '../support/engines.ts'

const FOLDER = join(import.meta.dirname, '../../migrations')
const MIGRATION = '0015_figures_by_income.sql'
/** What the release before this migration had applied. */
const BEFORE = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql') && name < MIGRATION)
  .map((name) => ({
    name,
    hash: createHash('sha256')
      .update(readFileSync(join(FOLDER, name), 'utf8'))
      .digest('hex'),
  }))

const AT = '2026-11-20T03:00:00Z'
const EMPTY_VALUES: Record<string, unknown> = {
  text: '-',
  integer: 0,
  'double precision': 0,
  boolean: false,
  'timestamp with time zone': AT,
  jsonb: '{}',
}

/** Inserts a row; required columns that no test needs are filled. */
async function insert(db: Database, table: string, row: Record<string, unknown>): Promise<void> {
  const { rows: required } = await db.executeSql<{ name: string; type: string }>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = $1
        AND is_nullable = 'NO' AND column_default IS NULL`,
    [table],
  )
  const values = {
    ...Object.fromEntries(required.map(({ name, type }) => [name, EMPTY_VALUES[type]])),
    ...row,
  }
  const names = Object.keys(values)
  await db.executeSql(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(values),
  )
}

type Part = [account: string, party: string | null, minor: number]
/** A booking as that release wrote it: without `income` and `cause`. */
async function book(
  db: Database,
  booking: string,
  reason: string,
  parts: readonly Part[],
  at = AT,
): Promise<void> {
  for (const [index, [account, party, minor]] of parts.entries())
    await insert(db, 'ledger_entries', {
      id: `${booking}-${index}`,
      booking,
      account,
      party_id: party,
      amount_minor: minor,
      currency: 'USD',
      capture_id: null,
      game_id: 'game',
      reason,
      at,
    })
}
const taken = (fee: number, owed: number): Part[] => [
  ['provider', 'guest', fee + owed],
  ['platform_revenue', null, -fee],
  ...(owed ? [['owed_to_host', 'host', -owed] as Part] : []),
]
const paid = (minor: number): Part[] => [
  ['owed_to_host', 'host', minor],
  ['paid_out', 'host', -minor],
]

async function captureOf(db: Database, id: string, reason: string, fee: number, owed: number) {
  await insert(db, 'participations', {
    id: `seat-${id}`,
    game_id: 'game',
    guest_id: 'guest',
    status: 'left',
    currency: 'USD',
  })
  await insert(db, 'holds', {
    id: `hold-${id}`,
    participation_id: `seat-${id}`,
    guest_id: 'guest',
    card_id: 'card',
    status: 'captured',
    goal: 'capture_all',
    currency: 'USD',
    amount_minor: 13_000,
    fee_minor: fee,
  })
  await insert(db, 'captures', {
    id,
    hold_id: `hold-${id}`,
    amount_minor: fee + owed,
    currency: 'USD',
    reason,
    status: 'succeeded',
  })
  await book(db, id, reason, taken(fee, owed))
}
async function owedRow(db: Database, id: string, booking: string): Promise<void> {
  await insert(db, 'transactions', {
    id,
    user_id: 'host',
    type: 'no_show_penalty',
    status: 'successful',
    amount_minor: 10_000,
    currency: 'USD',
    game_id: 'game',
    reason: 'owed_to_host',
    booking,
  })
}
/** That release wrote minor units into the audit log: "10000 USD" for $100. */
const payOutAudit = (db: Database, id: string, subject: string, minor: number, at = AT) =>
  insert(db, 'audit_log', {
    id,
    at,
    actor_id: 'operator',
    action: 'host.pay_out',
    subject,
    before: 'owed',
    after: `${minor} USD`,
  })

/** A check-in, two no-shows paid out together, a refunded late leave, a refunded penalty, a gift. */
async function writeDataOfReleaseBefore(db: Database): Promise<void> {
  for (const id of ['guest', 'host']) await insert(db, 'users', { id, email: `${id}@golf.example` })
  await insert(db, 'games', { id: 'game', host_id: 'host', currency: 'USD', status: 'completed' })
  await insert(db, 'cards', { id: 'card', user_id: 'guest' })
  await captureOf(db, 'check-in', 'check_in', 3000, 0)
  for (const id of ['no-show-1', 'no-show-2', 'no-show-3'])
    await captureOf(db, id, 'no_show', 3000, 10_000)
  await captureOf(db, 'late', 'late_leave', 3000, 10_000)
  await insert(db, 'charges', {
    id: 'penalty',
    user_id: 'host',
    game_id: 'game',
    cause: 'host_absent',
    currency: 'USD',
    amount_minor: 6000,
    fee_minor: 6000,
    status: 'charged',
  })
  await book(db, 'penalty', 'host_absent', taken(6000, 0))

  for (const [id, booking, minor, fromHost] of [
    ['refund-late', 'late', 2000, 2000],
    ['refund-penalty', 'penalty', 1500, 0],
  ] as const) {
    await insert(db, 'refunds', {
      id,
      booking,
      user_id: booking === 'penalty' ? 'host' : 'guest',
      game_id: 'game',
      amount_minor: minor,
      from_host_minor: fromHost,
      currency: 'USD',
      status: 'refunded',
    })
    await book(db, id, 'refund', [
      ['provider', null, -minor],
      fromHost ? ['owed_to_host', 'host', fromHost] : ['platform_revenue', null, minor],
    ])
  }

  // two equal payouts of one instant, one later, and one of what a refund had left
  await owedRow(db, 'owed-1', 'no-show-1')
  await owedRow(db, 'owed-2', 'no-show-2')
  await owedRow(db, 'owed-late', 'late')
  await book(db, 'pay-1', 'payout', paid(10_000))
  await book(db, 'pay-2', 'payout', paid(10_000))
  await payOutAudit(db, 'audit-1', 'owed-1', 10_000)
  await payOutAudit(db, 'audit-2', 'owed-2', 10_000)
  const later = '2026-11-21T03:00:00Z'
  await book(db, 'pay-late', 'payout', paid(8000), later)
  await payOutAudit(db, 'audit-late', 'owed-late', 8000, later)
  // a deleted account gave up what was owed for the third no-show, in one sum for all its games
  await book(db, 'gift', 'given_up', [
    ['owed_to_host', 'host', 10_000],
    ['given_up', 'host', -10_000],
  ])
}

const ENGINES: [string, () => Promise<Database>][] = [
  ['embedded', emptyEmbeddedDatabase],
  [
    'server',
    async () =>
      openServerDatabase(await emptyUrl(), 4, (err) => {
        throw err
      }),
  ],
]

describe.each(ENGINES)('migration 0015 over data of the release before, %s', (_name, open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await migrate(db, FOLDER, BEFORE)
    await db.executeSql(`SET session_replication_role = replica`)
    await writeDataOfReleaseBefore(db)
    await db.executeSql(`SET session_replication_role = DEFAULT`)
    expect(await migrate(db, FOLDER)).toContain(MIGRATION)
    return () => db.close()
  })

  test('every entry of a capture, charge, refund or payout names its income and cause', async () => {
    const { rows } = await db.executeSql<{ booking: string; income: string; cause: string }>(
      `SELECT DISTINCT booking, income, cause FROM ledger_entries ORDER BY booking`,
    )
    const pairs = rows.filter(({ booking }) => /^pay-[12]$/.test(booking))
    expect(rows.filter((row) => !pairs.includes(row))).toEqual([
      { booking: 'check-in', income: 'check-in', cause: 'check_in' },
      // which incomes a sum of several was given up for was not recorded
      { booking: 'gift', income: null, cause: null },
      { booking: 'late', income: 'late', cause: 'late_leave' },
      { booking: 'no-show-1', income: 'no-show-1', cause: 'no_show' },
      { booking: 'no-show-2', income: 'no-show-2', cause: 'no_show' },
      { booking: 'no-show-3', income: 'no-show-3', cause: 'no_show' },
      { booking: 'pay-late', income: 'late', cause: 'late_leave' },
      { booking: 'penalty', income: 'penalty', cause: 'host_absent' },
      { booking: 'refund-late', income: 'late', cause: 'late_leave' },
      { booking: 'refund-penalty', income: 'penalty', cause: 'host_absent' },
    ])
    // equal payouts of one instant: each income once, in either order
    expect(pairs.map(({ income }) => income).toSorted()).toEqual(['no-show-1', 'no-show-2'])
  })

  test('the figures of each payment are those of its bookings', async () => {
    const figures = await readFigures(db, ['check-in', 'no-show-1', 'no-show-2', 'late', 'penalty'])
    const shown = [...figures].map(([id, of]) => [
      id,
      of.gross.total.minor,
      of.refunded.total.minor,
      of.net.total.minor,
      of.paidOut.minor,
      of.owed.minor,
    ])
    expect(shown.toSorted()).toEqual([
      ['check-in', 3000, 0, 3000, 0, 0],
      ['late', 13_000, 2000, 11_000, 8000, 0],
      ['no-show-1', 13_000, 0, 13_000, 10_000, 0],
      ['no-show-2', 13_000, 0, 13_000, 10_000, 0],
      ['penalty', 6000, 1500, 4500, 0, 0],
    ])
  })

  test('nothing is booked twice or lost: each booking still sums to zero', async () => {
    const { rows } = await db.executeSql(
      `SELECT booking FROM ledger_entries GROUP BY booking HAVING sum(amount_minor) <> 0`,
    )
    expect(rows).toEqual([])
  })
})
