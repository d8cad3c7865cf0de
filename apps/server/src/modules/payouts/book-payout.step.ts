import { money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { lockGames } from '../games/games.repository.ts'
import { readIncome } from '../participations/ledger/income.read.ts'
import { recordTransferPaid } from '../participations/ledger/ledger.repository.ts'
import { settleStatuses } from '../participations/ledger/settle-statuses.step.ts'
import { listItemsOf, releaseItems, type PayoutItem } from './batches.repository.ts'
import { bookShares } from './book-shares.step.ts'

/**
 * A payout that the bank returned, or whose batch ended: its shares are owed again. `wasPaid`: the
 * transfer came back after it was paid.
 */
export async function bookOwedAgain(
  tx: Tx,
  payoutId: string,
  { hostId, now, wasPaid = false }: { hostId: string; now: Instant; wasPaid?: boolean },
): Promise<void> {
  const items = await releaseItems(tx, payoutId, now)
  await lockGamesOf(tx, items)
  const use = wasPaid ? 'transfer_returned' : 'payout'
  await bookShares(tx, items, { use, hostId, now, back: true })
}

/** A payout that reached its host. */
export async function bookPaid(
  tx: Tx,
  payoutId: string,
  { hostId, now }: { hostId: string; now: Instant },
): Promise<void> {
  const items = await listItemsOf(tx, [payoutId])
  await lockGamesOf(tx, items)
  for (const item of items) {
    const income = (await readIncome(tx, item.income))!
    await recordTransferPaid(
      tx,
      {
        booking: newId(),
        income: item.income,
        cause: income.cause,
        gameId: item.gameId,
        reason: 'transfer_paid',
        at: now,
      },
      { amount: money(item.amountMinor, item.currency), hostId },
    )
    await settleStatuses(tx, income)
  }
}
/** The games of the shares, in the order of their ids. */
export const lockGamesOf = (tx: Tx, items: readonly PayoutItem[]): Promise<void> =>
  lockGames(
    tx,
    items.map(({ gameId }) => gameId),
  )
