import { minOf, money, subtract, type Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { listDebts, readHostBalances, type HostDebt } from './debts.read.ts'
import { readIncome, type Income } from './income.read.ts'
import { recordHostTransfer } from './ledger.repository.ts'
import { settleStatuses } from './settle-statuses.step.ts'

type Share = { readonly booking: string; readonly gameId: string; readonly amount: Money }

const bookingOf = (income: Income, reason: string, now: Instant) => ({
  booking: newId(),
  income: income.booking,
  cause: income.cause,
  gameId: income.gameId,
  reason,
  at: now,
})

/**
 * Deducts the debts of a host from shares that are about to be paid, the oldest first; the rest is
 * carried forward. The caller holds the locks of the host and of the games of both.
 */
export async function netDebts(
  tx: Tx,
  hostId: string,
  shares: readonly Share[],
  now: Instant,
): Promise<void> {
  const left = new Map(shares.map((share) => [share.booking, share.amount]))
  for (const debt of await listDebts(tx, [hostId])) {
    let open = debt.amount
    for (const share of shares) {
      const amount = left.get(share.booking)!
      if (amount.currency !== open.currency) continue
      const part = minOf(amount, open)
      if (part.minor <= 0) continue
      await net(tx, share, debt, part, now)
      left.set(share.booking, subtract(amount, part))
      open = subtract(open, part)
    }
  }
}

async function net(
  tx: Tx,
  share: Share,
  debt: HostDebt,
  amount: Money,
  now: Instant,
): Promise<void> {
  const { hostId } = debt
  const payer = (await readIncome(tx, share.booking))!
  const paid = (await readIncome(tx, debt.booking))!
  await recordHostTransfer(tx, bookingOf(payer, 'netted', now), {
    from: 'owed_to_host',
    to: 'netted',
    amount,
    hostId,
  })
  await recordHostTransfer(tx, bookingOf(paid, 'netted', now), {
    from: 'netted',
    to: 'host_debt',
    amount,
    hostId,
  })
  await settleStatuses(tx, payer)
  await settleStatuses(tx, paid)
}

/**
 * A share that is owed again, after a payout or credit came to nothing, first pays what was refunded
 * of the same charge. The caller holds the lock of the game.
 */
export async function payOwnDebt(tx: Tx, income: Income, now: Instant): Promise<void> {
  const { owed, debt } = await readHostBalances(tx, income)
  const amount = minOf(owed, debt)
  if (amount.minor <= 0) return
  await recordHostTransfer(tx, bookingOf(income, 'netted', now), {
    from: 'owed_to_host',
    to: 'host_debt',
    amount,
    hostId: income.hostId,
  })
}

/** The platform bears what a host whose account is deleted can pay no more. */
export async function giveUpDebts(tx: Tx, hostId: string, now: Instant): Promise<void> {
  for (const { booking, amount } of await listDebts(tx, [hostId])) {
    const income = (await readIncome(tx, booking))!
    await recordHostTransfer(tx, bookingOf(income, 'debt_given_up', now), {
      from: 'debt_losses',
      to: 'host_debt',
      amount,
      hostId,
    })
    await settleStatuses(tx, income)
  }
}

/** The part of a refund that the host was paid before. */
export async function debtOfRefund(tx: Tx, income: Income, fromHost: Money): Promise<Money> {
  const { owed } = await readHostBalances(tx, income)
  return subtract(fromHost, minOf(fromHost, money(Math.max(0, owed.minor), owed.currency)))
}
