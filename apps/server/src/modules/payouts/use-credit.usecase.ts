import { payoutMode } from '@tomogolf/domain/payouts/payout-terms'
import { takeFromShares } from '@tomogolf/domain/payouts/owed-share'
import { splitRefund, type Figures } from '@tomogolf/domain/payments/figures'
import { add, minOf, money } from '@tomogolf/domain/money'
import { DAY } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { lockUserWeakly } from '../accounts/accounts.repository.ts'
import { lockGames } from '../games/games.repository.ts'
import { isDisputed } from '../participations/disputes/disputes.repository.ts'
import { listDebts } from '../participations/ledger/debts.read.ts'
import { readFiguresOf } from '../participations/ledger/figures.read.ts'
import { readIncome, type Income } from '../participations/ledger/income.read.ts'
import { netDebts } from '../participations/ledger/net-debts.step.ts'
import { listTransactionsOf } from '../participations/ledger/ledger.repository.ts'
import { listRefundsOf } from '../participations/refunds/refunds.repository.ts'
import { recordAskedRefund } from '../participations/refunds/request-refund.step.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { bookShares } from './book-shares.step.ts'
import { insertCredits } from './credits.repository.ts'
import { listCreditableFees, type CreditableFee } from './open-credits.read.ts'
import { listOwedShares, listReviewed, type OwedShare } from './owed-shares.read.ts'

/** Stored with the refund; pages show a text of their own. */
export const CREDIT_REASON = 'paid by what the host is owed'
/** A fee is paid by a credit that is payable by then, also after days without a worker. */
const FEE_AGE = 7 * DAY

/** Pays the recent platform fees of hosts by what they are owed: the card gets as much back. */
export async function useCredits(deps: Deps): Promise<void> {
  if (payoutMode(await readSettings(deps.db)) !== 'off') return
  for (const fee of await listCreditableFees(deps.db, deps.clock.now() - FEE_AGE))
    await useCredit(deps, fee)
}

/** Pays one platform fee, once. True when a credit was used. */
export const useCredit = (deps: Deps, { userId, booking }: CreditableFee): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    if (!(await lockUserWeakly(tx, userId))) return false
    const income = await readIncome(tx, booking)
    if (!income || income.payerId !== userId || income.cause !== 'check_in') return false
    const now = deps.clock.now()
    const settings = await readSettings(tx)
    const listPayable = async () =>
      (await listOwedShares(tx, userId, settings, now)).filter(
        ({ state, amount }) => state === 'payable' && amount.currency === income.taken.currency,
      )
    // the game lock serializes refunds and payouts
    const debts = await listDebts(tx, [userId])
    const gameIds = new Set(
      [income, ...(await listPayable()), ...debts].map(({ gameId }) => gameId),
    )
    await lockGames(tx, gameIds)
    if (!(await isPayableByCredit(tx, income))) return false
    // shares of games that are not locked may still change
    const listLocked = async () => (await listPayable()).filter(({ gameId }) => gameIds.has(gameId))
    await netDebts(tx, userId, await listLocked(), now)
    const figures = (await readFiguresOf(tx, booking))!
    return payFee(deps, tx, { income, figures, payable: await listLocked() })
  })

/**
 * The bank decides about disputed money, and a case or an appeal about a fee that a credit paid could
 * give nothing back. The rule pays each fee once.
 */
const isPayableByCredit = async (tx: Tx, { booking, gameId }: Income): Promise<boolean> =>
  !(await isDisputed(tx, booking)) &&
  !(await listReviewed(tx, [gameId])).has(gameId) &&
  !(await listRefundsOf(tx, booking)).some((refund) => refund.creditOf === booking)

async function payFee(
  deps: Deps,
  tx: Tx,
  fee: { income: Income; figures: Figures; payable: readonly OwedShare[] },
): Promise<boolean> {
  const { income, figures, payable } = fee
  const now = deps.clock.now()
  const zero = money(0, income.taken.currency)
  const owed = payable.reduce((sum, { amount }) => add(sum, amount), zero)
  const amount = minOf(owed, figures.refundable)
  if (amount.minor <= 0) return false
  const refundId = newId()
  const credits = takeFromShares(payable, amount).map(({ share, amount: part }) => ({
    id: newId(),
    userId: income.payerId,
    refundId,
    income: share.booking,
    gameId: share.gameId,
    currency: part.currency,
    amountMinor: part.minor,
    createdAt: now,
    returnedAt: null,
  }))
  await insertCredits(tx, credits)
  await bookShares(tx, credits, { use: 'credit', hostId: income.payerId, now })
  const paid = (await listTransactionsOf(tx, income.booking)).find(
    ({ userId }) => userId === income.payerId,
  )
  await recordAskedRefund(deps, tx, {
    id: refundId,
    income,
    amount,
    shares: splitRefund(amount, 'platform', figures),
    bearer: 'platform',
    reason: CREDIT_REASON,
    operatorId: null,
    card: paid?.card ?? null,
    category: null,
    retryOf: null,
    refillOf: null,
    creditOf: income.booking,
  })
  return true
}
