import { and, eq, isNull } from 'drizzle-orm'
import { CURRENCY_CODES, add, minOf, money, subtract, type Money } from '@tomogolf/domain/money'
import { PAYEE_PAYABLE } from '@tomogolf/domain/payouts/payee'
import { accountUsableFrom, payoutMode } from '@tomogolf/domain/payouts/payout-terms'
import type { Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { readUndoTimes } from '../accounts/email-change/email-changes.repository.ts'
import { users } from '../accounts/accounts.table.ts'
import { listDebts, sumDebts } from '../participations/ledger/debts.read.ts'
import { transactions } from '../participations/ledger/ledger.table.ts'
import { readPayoutAccounts, type PayoutAccount } from './accounts.repository.ts'
import { readPayees, type Payee } from './connect/payees.repository.ts'
import { listOwedShares, type OwedShare } from './owed-shares.read.ts'

/** Hosts with a share that waits for a payout, in the order in which they are locked. */
export async function listOwedHosts(tx: Tx): Promise<string[]> {
  const rows = await tx.orm
    .selectDistinct({ id: transactions.userId })
    .from(transactions)
    .innerJoin(users, eq(users.id, transactions.userId))
    .where(
      and(
        eq(transactions.reason, 'owed_to_host'),
        eq(transactions.status, 'pending'),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(transactions.userId)
  return rows.map(({ id }) => id)
}

/** What one host can be paid in one currency. `unpayable`: why a batch leaves it out. */
export type PayoutCandidate = {
  readonly hostId: string
  /** What is payable less `deducted`; zero when all of it is. */
  readonly amount: Money
  /** For refunds of charges that were paid out before. */
  readonly deducted: Money
  readonly shares: readonly OwedShare[]
  readonly account: PayoutAccount | undefined
  /** The account at the card provider, for transfers there. */
  readonly payee: Payee | undefined
  /** Until when a change of the host's address can be undone. */
  readonly undoTime: Instant | undefined
  readonly unpayable: 'new_account' | 'new_address' | 'no_account' | 'not_ready' | null
}
/** The payable shares of hosts, by host and currency. */
export async function readCandidates(
  tx: Tx,
  hostIds: readonly string[],
  settings: Settings,
  now: Instant,
): Promise<PayoutCandidate[]> {
  const accounts = await readPayoutAccounts(tx, hostIds)
  const payees = await readPayees(tx, hostIds)
  const undoTimes = await readUndoTimes(tx, hostIds, now)
  const debts = await listDebts(tx, hostIds)
  const candidates: PayoutCandidate[] = []
  for (const hostId of hostIds) {
    const account = accounts.get(hostId)
    const payee = payees.get(hostId)
    const isConnect = payoutMode(settings) === 'connect'
    const usedSince = isConnect ? payee?.createdAt : account?.changedAt
    const isReady = !isConnect || isPayable(payee)
    const payable = (await listOwedShares(tx, hostId, settings, now)).filter(
      ({ state }) => state === 'payable',
    )
    for (const currency of CURRENCY_CODES) {
      const shares = payable.filter(({ amount }) => amount.currency === currency)
      const total = shares.reduce((sum, share) => add(sum, share.amount), money(0, currency))
      if (total.minor === 0) continue
      const [debt] = sumDebts(
        debts.filter((row) => row.hostId === hostId && row.amount.currency === currency),
      )
      const deducted = debt ? minOf(total, debt) : money(0, currency)
      candidates.push({
        hostId,
        amount: subtract(total, deducted),
        deducted,
        shares,
        account,
        undoTime: undoTimes.get(hostId),
        payee,
        unpayable:
          usedSince === undefined
            ? 'no_account'
            : !isReady
              ? 'not_ready'
              : now < accountUsableFrom(usedSince, settings)
                ? 'new_account'
                : undoTimes.has(hostId)
                  ? 'new_address'
                  : null,
      })
    }
  }
  return candidates
}
const isPayable = (payee: Payee | undefined): boolean =>
  payee !== undefined && PAYEE_PAYABLE.includes(payee.state)

/** The sums of the candidates that can be paid, by currency. */
export const sumPayable = (candidates: readonly PayoutCandidate[]): Money[] =>
  CURRENCY_CODES.map((currency) =>
    candidates
      .filter(({ amount, unpayable }) => amount.currency === currency && unpayable === null)
      .reduce((sum, { amount }) => add(sum, amount), money(0, currency)),
  ).filter(({ minor }) => minor > 0)
