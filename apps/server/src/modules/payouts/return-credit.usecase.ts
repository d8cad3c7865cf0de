import type { Deps } from '../../deps.ts'
import { lockUserWeakly } from '../accounts/accounts.repository.ts'
import { lockGames } from '../games/games.repository.ts'
import { bookShares } from './book-shares.step.ts'
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
    await lockGames(
      tx,
      returned.map(({ gameId }) => gameId),
    )
    await bookShares(tx, returned, { use: 'credit', hostId: userId, now, back: true })
  })
