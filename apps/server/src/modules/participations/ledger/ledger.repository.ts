import { and, eq, inArray } from 'drizzle-orm'
import { money, type Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import type { Hold } from '../holds/holds.repository.ts'
import type { GameRow, Participation } from '../participations.repository.ts'
import { ledgerEntries, transactions } from '../participations.table.ts'

export type TransactionRow = typeof transactions.$inferSelect
export type Shown = {
  type: string
  status?: string
  amount?: Money | null
  reason?: string
  counterpartId?: string
  card?: string
  booking?: string
}

/** What a person reads under Transactions. */
export async function recordTransaction(
  tx: Tx,
  userId: string,
  at: Instant,
  about: {
    game: Pick<GameRow, 'id'>
    participation?: Pick<Participation, 'id'>
    hold?: Pick<Hold, 'id'>
  },
  shown: Shown,
): Promise<void> {
  await tx.orm.insert(transactions).values({
    id: newId(),
    userId,
    type: shown.type,
    status: shown.status ?? 'successful',
    amountMinor: shown.amount?.minor ?? null,
    currency: shown.amount?.currency ?? null,
    gameId: about.game.id,
    participationId: about.participation?.id ?? null,
    holdId: about.hold?.id ?? null,
    counterpartId: shown.counterpartId ?? null,
    card: shown.card ?? null,
    reason: shown.reason ?? null,
    booking: shown.booking ?? null,
    createdAt: at,
  })
}
/** The row of a hold changes its status as the hold does: pending, then successful or failed. What the card has seen before stays as it was. */
export async function settleAuthorisationRow(
  tx: Tx,
  holdId: string,
  status: 'successful' | 'failed',
  reason: string | null,
): Promise<void> {
  await tx.orm
    .update(transactions)
    .set({ status, reason })
    .where(
      and(
        eq(transactions.holdId, holdId),
        eq(transactions.type, 'payment_authorized'),
        eq(transactions.status, 'pending'),
      ),
    )
}
/** The rows of a booking, of whoever reads them. */
export const listTransactionsOf = (tx: Tx, booking: string): Promise<TransactionRow[]> =>
  tx.orm.select().from(transactions).where(eq(transactions.booking, booking))
export async function readTransaction(tx: Tx, id: string): Promise<TransactionRow | undefined> {
  return (await tx.orm.select().from(transactions).where(eq(transactions.id, id)))[0]
}
export async function updateTransactions(
  tx: Tx,
  ids: readonly string[],
  set: Partial<Pick<TransactionRow, 'status' | 'reason' | 'card'>>,
): Promise<void> {
  if (ids.length)
    await tx.orm
      .update(transactions)
      .set(set)
      .where(inArray(transactions.id, [...ids]))
}

type Entry = typeof ledgerEntries.$inferInsert
type Booking = Pick<Entry, 'booking' | 'gameId' | 'reason' | 'at'> & { captureId?: string }
/** Writes one booking: its rows add up to nothing, and rows of zero are left out. Throws otherwise: that is a fault of the code. */
async function book(
  tx: Tx,
  b: Booking,
  rows: readonly { account: Entry['account']; partyId: string | null; amount: Money }[],
): Promise<void> {
  if (rows.reduce((sum, r) => sum + r.amount.minor, 0) !== 0)
    throw new Error(`booking ${b.booking} does not add up`)
  const used = rows
    .filter((r) => r.amount.minor !== 0)
    .map((r): Entry => ({
      ...b,
      id: newId(),
      account: r.account,
      partyId: r.partyId,
      amountMinor: r.amount.minor,
      currency: r.amount.currency,
    }))
  if (used.length) await tx.orm.insert(ledgerEntries).values(used)
}
const minus = (m: Money): Money => money(-m.minor, m.currency)

/** Money taken by a capture or a charge: the provider owes us all of it; the fee is revenue, the rest, the game-fee part of a penalty, is owed to the host. */
export const bookIncome = (
  tx: Tx,
  b: Booking,
  m: { taken: Money; fee: Money; owed: Money; payerId: string; hostId: string },
): Promise<void> =>
  book(tx, b, [
    { account: 'provider', partyId: m.payerId, amount: m.taken },
    { account: 'platform_revenue', partyId: null, amount: minus(m.fee) },
    { account: 'owed_to_host', partyId: m.hostId, amount: minus(m.owed) },
  ])
/** Money given back: first what was still owed to the host, then revenue. */
export const bookRefund = (
  tx: Tx,
  b: Booking,
  m: { back: Money; fromHost: Money; fromRevenue: Money; payerId: string; hostId: string },
): Promise<void> =>
  book(tx, b, [
    { account: 'provider', partyId: m.payerId, amount: minus(m.back) },
    { account: 'owed_to_host', partyId: m.hostId, amount: m.fromHost },
    { account: 'platform_revenue', partyId: null, amount: m.fromRevenue },
  ])
/** What was owed to a host was paid out, outside this product. */
export const bookPayout = (
  tx: Tx,
  b: Booking,
  m: { amount: Money; hostId: string },
): Promise<void> =>
  book(tx, b, [
    { account: 'owed_to_host', partyId: m.hostId, amount: m.amount },
    { account: 'paid_out', partyId: m.hostId, amount: minus(m.amount) },
  ])

/** How an amount taken divides: the platform's fee first, then what is owed to the host. */
export function split(taken: Money, feeMinor: number): { fee: Money; owed: Money } {
  const fee = money(Math.min(feeMinor, taken.minor), taken.currency)
  return { fee, owed: money(taken.minor - fee.minor, taken.currency) }
}
