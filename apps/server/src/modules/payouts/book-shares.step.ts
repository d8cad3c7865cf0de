import { money, type Currency } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { followOwedAgain } from '../participations/disputes/dispute-ledger.step.ts'
import { readIncome } from '../participations/ledger/income.read.ts'
import { recordNoLongerOwed } from '../participations/ledger/ledger.repository.ts'
import { payOwnDebt } from '../participations/ledger/net-debts.step.ts'
import { settleStatuses } from '../participations/ledger/settle-statuses.step.ts'

/** A part of what a host is owed of one charge. */
export type BookedShare = {
  readonly amountMinor: number
  readonly currency: Currency
  readonly gameId: string
  /** The capture or charge whose money it is. */
  readonly income: string
}

const ACCOUNTS = {
  credit: 'credit_used',
  payout: 'payout_in_transit',
  transfer_returned: 'paid_out',
} as const

type Booked = {
  /** What the shares are used for. */
  readonly use: keyof typeof ACCOUNTS
  readonly hostId: string
  readonly now: Instant
  /** The use came to nothing: the shares are owed again, and follow disputes since. */
  readonly back?: boolean
}

/** Moves shares from what is owed to their use, or back. The games are locked. */
export async function bookShares(
  tx: Tx,
  shares: readonly BookedShare[],
  { use, hostId, now, back = false }: Booked,
): Promise<void> {
  for (const { amountMinor, currency, gameId, income: id } of shares) {
    const income = (await readIncome(tx, id))!
    await recordNoLongerOwed(
      tx,
      { booking: newId(), income: id, cause: income.cause, gameId, reason: use, at: now },
      {
        account: ACCOUNTS[use],
        amount: money(back ? -amountMinor : amountMinor, currency),
        hostId,
      },
    )
    if (back) await payOwnDebt(tx, income, now)
    await settleStatuses(tx, income)
    if (back) await followOwedAgain(tx, income, now)
  }
}
