import { money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { lockGame } from '../games/games.repository.ts'
import { followOwedAgain } from '../participations/disputes/dispute-ledger.step.ts'
import { readIncome } from '../participations/ledger/income.read.ts'
import {
  recordNoLongerOwed,
  recordTransferPaid,
} from '../participations/ledger/ledger.repository.ts'
import { settleStatuses } from '../participations/ledger/settle-statuses.step.ts'
import { listItemsOf, releaseItems, type PayoutItem } from './batches.repository.ts'

type Moved = Pick<PayoutItem, 'amountMinor' | 'currency' | 'gameId' | 'income'>

/** Moves shares from what is owed to what is on its way, or back (`owed_again`). */
async function bookItems(
  tx: Tx,
  items: readonly Moved[],
  { hostId, now, back }: { hostId: string; now: Instant; back: boolean },
): Promise<void> {
  for (const item of items) {
    const income = (await readIncome(tx, item.income))!
    await recordNoLongerOwed(
      tx,
      {
        booking: newId(),
        income: item.income,
        cause: income.cause,
        gameId: item.gameId,
        reason: 'payout',
        at: now,
      },
      {
        account: 'payout_in_transit',
        amount: money(back ? -item.amountMinor : item.amountMinor, item.currency),
        hostId,
      },
    )
    await settleStatuses(tx, income)
    if (back) await followOwedAgain(tx, income, now)
  }
}
/** The caller holds the locks of the games. */
export const bookReserved = (
  tx: Tx,
  items: readonly Moved[],
  about: { hostId: string; now: Instant },
): Promise<void> => bookItems(tx, items, { ...about, back: false })

/** A payout that the bank returned, or whose batch ended: its shares are owed again. */
export async function bookOwedAgain(
  tx: Tx,
  payoutId: string,
  { hostId, now }: { hostId: string; now: Instant },
): Promise<void> {
  const items = await releaseItems(tx, payoutId, now)
  for (const gameId of gamesOf(items)) await lockGame(tx, gameId)
  await bookItems(tx, items, { hostId, now, back: true })
}

/** A payout that reached its host. */
export async function bookPaid(
  tx: Tx,
  payoutId: string,
  { hostId, now }: { hostId: string; now: Instant },
): Promise<void> {
  const items = await listItemsOf(tx, [payoutId])
  for (const gameId of gamesOf(items)) await lockGame(tx, gameId)
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
const gamesOf = (items: readonly Moved[]): string[] =>
  [...new Set(items.map(({ gameId }) => gameId))].toSorted()
