import { money } from '@tomogolf/domain/money'
import type { Deps } from '../../deps.ts'
import { newId } from '../../platform/security/ids.ts'
import { lockUserWeakly } from '../accounts/accounts.repository.ts'
import { lockGame } from '../games/games.repository.ts'
import { followOwedAgain } from '../participations/disputes/dispute-ledger.step.ts'
import { readIncome } from '../participations/ledger/income.read.ts'
import { recordNoLongerOwed } from '../participations/ledger/ledger.repository.ts'
import { settleStatuses } from '../participations/ledger/settle-statuses.step.ts'
import { returnCredits } from './credits.repository.ts'
import { listFailedCredits } from './open-credits.read.ts'

/** Hosts are owed again what was used for a refund that the provider refused. */
export async function returnFailedCredits(deps: Deps): Promise<void> {
  for (const failed of await listFailedCredits(deps.db)) await returnCredit(deps, failed)
}

const returnCredit = (
  deps: Deps,
  { refundId, userId }: { refundId: string; userId: string },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockUserWeakly(tx, userId)
    const now = deps.clock.now()
    const returned = await returnCredits(tx, refundId, now)
    const gameIds = [...new Set(returned.map(({ gameId }) => gameId))]
    for (const gameId of gameIds.toSorted()) await lockGame(tx, gameId)
    for (const credit of returned) {
      const source = (await readIncome(tx, credit.income))!
      await recordNoLongerOwed(
        tx,
        {
          booking: newId(),
          income: credit.income,
          cause: source.cause,
          gameId: credit.gameId,
          reason: 'credit',
          at: now,
        },
        {
          account: 'credit_used',
          amount: money(-credit.amountMinor, credit.currency),
          hostId: userId,
        },
      )
      await settleStatuses(tx, source)
      await followOwedAgain(tx, source, now)
    }
  })
