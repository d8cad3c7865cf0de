import type { RequestEnd } from '@tomogolf/messages/approval'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { CausedBy, GameRow } from '../participations.repository.ts'
import { listPendingIn, moveJoinRequest } from './join-requests.repository.ts'
import { notifyEnded } from './notify-request.step.ts'

/** Ends the unanswered requests of a game that was cancelled or changed, and notifies the guests. */
export async function closeRequests(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  { why, by, now }: { why: RequestEnd; by: CausedBy; now: Instant },
): Promise<void> {
  for (const request of await listPendingIn(tx, game.id)) {
    const moved = await moveJoinRequest(tx, request, { event: 'close', by, now })
    if (moved) await notifyEnded(deps, tx, game, moved, why)
  }
}
