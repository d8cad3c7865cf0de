import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { readGames } from '../../games/games.repository.ts'
import { listPendingOf, moveJoinRequest } from '../approval/join-requests.repository.ts'
import { notifyEnded } from '../approval/notify-request.step.ts'

/**
 * A block ends the unanswered requests between two people: the blocker withdraws the own ones and
 * declines those of the other, who reads what every declined guest reads.
 */
export async function endRequestsBetween(
  deps: Deps,
  tx: Tx,
  { blockerId, blockedId }: { readonly blockerId: string; readonly blockedId: string },
  now: Instant,
): Promise<void> {
  const asked = await listPendingOf(tx, blockerId)
  const received = await listPendingOf(tx, blockedId)
  const games = await readGames(
    tx,
    [...asked, ...received].map(({ gameId }) => gameId),
  )
  for (const request of asked) {
    if (games.get(request.gameId)?.hostId !== blockedId) continue
    const by = { actor: 'guest' as const, actorId: blockerId }
    await moveJoinRequest(tx, request, { event: 'withdraw', by, now })
  }
  for (const request of received) {
    const game = games.get(request.gameId)
    if (game?.hostId !== blockerId) continue
    const by = { actor: 'host' as const, actorId: blockerId }
    const moved = await moveJoinRequest(tx, request, { event: 'decline', by, now })
    if (moved) await notifyEnded(deps, tx, game, moved, 'declined')
  }
}
