import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import type { AccountPorts, SharedGame } from '../account-ports.types.ts'
import { lockUserWeakly } from '../accounts.repository.ts'
import { insertBlock } from './blocks.repository.ts'

/**
 * A user blocks another, who is not told. Both are locked, as each join locks its guest: a join at
 * the same moment either comes first and is a shared game, or is refused.
 */
export const blockUser = (
  deps: Deps,
  ports: Pick<AccountPorts, 'onBlocked' | 'readSharedGames'>,
  pair: { readonly blockerId: string; readonly blockedId: string },
): Promise<{ sharedGames: SharedGame[] } | Refused<'NOT_FOUND'>> =>
  deps.db.transaction(async (tx) => {
    const { blockerId, blockedId } = pair
    if (blockerId === blockedId) return refuse('NOT_FOUND')
    // in one order: two who block each other at once must not wait for one another
    for (const id of [blockerId, blockedId].toSorted())
      if (!(await lockUserWeakly(tx, id))) return refuse('NOT_FOUND')
    const now = deps.clock.now()
    await insertBlock(tx, { ...pair, createdAt: now })
    await ports.onBlocked(deps, tx, pair, now)
    return { sharedGames: await ports.readSharedGames(tx, blockerId, [blockedId], now) }
  })
