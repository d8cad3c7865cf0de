import { and, eq, inArray } from 'drizzle-orm'
import { bookingDate } from '@tomogolf/domain/payments/booking-date'
import type { Shares } from '@tomogolf/domain/payments/figures'
import { add, money, subtract, type Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import type { ChargeCause } from '../charges/charges.table.ts'
import type { Hold } from '../holds/holds.repository.ts'
import type { GameRow, Participation } from '../participations.repository.ts'
import { holdMonths, readLockedThrough } from './month-locks.repository.ts'
import { ledgerEntries, transactions } from './ledger.table.ts'

export type TransactionRow = typeof transactions.$inferSelect
export type TransactionInput = {
  type: string
  status?: string
  amount?: Money | null
  reason?: string
  counterpartId?: string
  card?: string
  booking?: string
}

/** Adds a row to a user's Transactions page. */
export async function recordTransaction(
  tx: Tx,
  userId: string,
  at: Instant,
  about: {
    game: Pick<GameRow, 'id'>
    participation?: Pick<Participation, 'id'>
    hold?: Pick<Hold, 'id'>
  },
  shown: TransactionInput,
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
/**
 * Moves a pending authorisation row to successful or failed. Rows of earlier authorisations stay.
 */
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
/** The transactions of a booking, of all users. */
export const listTransactionsOf = (tx: Tx, booking: string): Promise<TransactionRow[]> =>
  tx.orm.select().from(transactions).where(eq(transactions.booking, booking))
export async function readTransaction(tx: Tx, id: string): Promise<TransactionRow | undefined> {
  return (await tx.orm.select().from(transactions).where(eq(transactions.id, id)))[0]
}
/** Shows the transactions of a booking to another user instead. */
export async function moveTransactions(
  tx: Tx,
  booking: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.orm
    .update(transactions)
    .set({ userId: to, card: null })
    .where(and(eq(transactions.booking, booking), eq(transactions.userId, from)))
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
type Booking = Pick<Entry, 'booking' | 'gameId' | 'reason' | 'at'> &
  Required<Pick<Entry, 'income' | 'cause'>> & { captureId?: string }
/**
 * Inserts one booking whose rows must balance; rows of zero are skipped. Throws when they do not: a
 * programming error. A booking about a locked month is dated in the open one.
 */
async function recordBooking(
  tx: Tx,
  booking: Booking,
  rows: readonly { account: Entry['account']; partyId: string | null; amount: Money }[],
): Promise<void> {
  for (const [currency, same] of Map.groupBy(rows, (row) => row.amount.currency))
    if (same.reduce((sum, row) => sum + row.amount.minor, 0) !== 0)
      throw new Error(`booking ${booking.booking} does not add up in ${currency}`)
  await holdMonths(tx)
  const at = bookingDate(booking.at, await readLockedThrough(tx))
  const used = rows
    .filter((row) => row.amount.minor !== 0)
    .map((row): Entry => ({
      ...booking,
      at,
      id: newId(),
      account: row.account,
      partyId: row.partyId,
      amountMinor: row.amount.minor,
      currency: row.amount.currency,
    }))
  if (used.length) await tx.orm.insert(ledgerEntries).values(used)
}
const negate = (amount: Money): Money => money(-amount.minor, amount.currency)

/**
 * Books money taken by a capture or a charge: the provider owes us all of it, the fee is revenue,
 * and the rest (the green fee of a penalty) is owed to the host.
 */
export const recordIncome = (
  tx: Tx,
  booking: Omit<Booking, 'income' | 'cause' | 'reason'> & { reason: ChargeCause },
  amounts: { taken: Money; fee: Money; owed: Money; payerId: string; hostId: string },
): Promise<void> =>
  recordBooking(tx, { ...booking, income: booking.booking, cause: booking.reason }, [
    { account: 'provider', partyId: amounts.payerId, amount: amounts.taken },
    { account: 'platform_revenue', partyId: null, amount: negate(amounts.fee) },
    { account: 'owed_to_host', partyId: amounts.hostId, amount: negate(amounts.owed) },
  ])
/** Books a refund against the shares that bear it; `debt`: the part that the host was paid before. */
export const recordRefund = (
  tx: Tx,
  booking: Booking,
  amounts: { back: Shares; debt: Money; payerId: string; hostId: string },
): Promise<void> =>
  recordBooking(tx, booking, [
    { account: 'provider', partyId: amounts.payerId, amount: negate(amounts.back.total) },
    {
      account: 'owed_to_host',
      partyId: amounts.hostId,
      amount: subtract(amounts.back.host, amounts.debt),
    },
    { account: 'host_debt', partyId: amounts.hostId, amount: amounts.debt },
    { account: 'platform_revenue', partyId: null, amount: amounts.back.platform },
  ])
/**
 * Books that a host is owed this amount no longer: `paid_out` by the operator, `credit_used` for a
 * platform fee of the host, `payout_in_transit` to the bank, or `given_up` by the host, which is not
 * income from fees either. A negative amount is owed again.
 */
export const recordNoLongerOwed = (
  tx: Tx,
  booking: Booking,
  {
    account,
    amount,
    hostId,
  }: {
    account: 'credit_used' | 'given_up' | 'paid_out' | 'payout_in_transit'
    amount: Money
    hostId: string
  },
): Promise<void> =>
  recordBooking(tx, booking, [
    { account: 'owed_to_host', partyId: hostId, amount },
    { account, partyId: hostId, amount: negate(amount) },
  ])
/**
 * Books an amount out of (`from`) or to (`to`) a share of a host: `owed_to_host` and `netted` for the
 * share that pays a debt, `netted` and `host_debt` for the debt that is paid.
 */
export const recordHostTransfer = (
  tx: Tx,
  booking: Booking,
  {
    from,
    to,
    amount,
    hostId,
  }: {
    from: 'netted' | 'owed_to_host' | 'debt_losses'
    to: 'host_debt' | 'netted' | 'owed_to_host'
    amount: Money
    hostId: string
  },
): Promise<void> =>
  recordBooking(tx, booking, [
    { account: from, partyId: hostId, amount },
    { account: to, partyId: hostId, amount: negate(amount) },
  ])
/** Books that the bank paid what was on its way to the host. */
export const recordTransferPaid = (
  tx: Tx,
  booking: Booking,
  { amount, hostId }: { amount: Money; hostId: string },
): Promise<void> =>
  recordBooking(tx, booking, [
    { account: 'payout_in_transit', partyId: hostId, amount },
    { account: 'paid_out', partyId: hostId, amount: negate(amount) },
  ])
/**
 * Books money that a dispute withdrew (negative) or reinstated at the provider, with the provider's
 * fee.
 */
export const recordDisputeFunds = (
  tx: Tx,
  booking: Booking,
  { amount, fee, payerId }: { amount: Money; fee: Money; payerId: string },
): Promise<void> =>
  recordBooking(tx, booking, [
    { account: 'provider', partyId: payerId, amount },
    { account: 'disputed', partyId: payerId, amount: negate(amount) },
    { account: 'provider', partyId: payerId, amount: negate(fee) },
    { account: 'dispute_fees', partyId: null, amount: fee },
  ])
/** Freezes what is owed to a host, or releases it (negative). */
export const recordFrozenShare = (
  tx: Tx,
  booking: Booking,
  { amount, hostId }: { amount: Money; hostId: string },
): Promise<void> =>
  recordBooking(tx, booking, [
    { account: 'owed_to_host', partyId: hostId, amount },
    { account: 'owed_frozen', partyId: hostId, amount: negate(amount) },
  ])
/** Books a lost dispute: from the host's frozen share, the rest is the platform's loss. */
export const recordDisputeLoss = (
  tx: Tx,
  booking: Booking,
  amounts: { fromHost: Money; loss: Money; payerId: string; hostId: string },
): Promise<void> =>
  recordBooking(tx, booking, [
    { account: 'owed_frozen', partyId: amounts.hostId, amount: amounts.fromHost },
    { account: 'dispute_losses', partyId: null, amount: amounts.loss },
    {
      account: 'disputed',
      partyId: amounts.payerId,
      amount: negate(add(amounts.fromHost, amounts.loss)),
    },
  ])

/** Splits an amount: the platform's fee first, the rest is owed to the host. */
export function splitFee(taken: Money, feeMinor: number): { fee: Money; owed: Money } {
  const fee = money(Math.min(feeMinor, taken.minor), taken.currency)
  return { fee, owed: money(taken.minor - fee.minor, taken.currency) }
}
