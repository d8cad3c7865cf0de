import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { readGame } from '../../games/games.repository.ts'
import { listPendingOf, moveJoinRequest } from './join-requests.repository.ts'

/** Ends the unanswered requests of a guest; of one game, if it is given. Returns how many. */
export async function withdrawPending(
  tx: Tx,
  { guestId, gameId }: { guestId: string; gameId?: string },
  now: Instant,
): Promise<number> {
  let ended = 0
  for (const request of await listPendingOf(tx, guestId)) {
    if (gameId !== undefined && request.gameId !== gameId) continue
    const by = { actor: 'guest' as const, actorId: guestId }
    if (await moveJoinRequest(tx, request, { event: 'withdraw', by, now })) ended++
  }
  return ended
}

/** The guest withdraws the own request. Of an acceptance at the same moment, one wins. */
export const withdrawRequest = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  request: { gameId: string; userId: string },
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'REQUEST_ENDED'>> =>
  db.transaction(async (tx) => {
    const { gameId, userId } = request
    if (!(await readGame(tx, gameId))) return refuse('GAME_NOT_FOUND')
    const ended = await withdrawPending(tx, { guestId: userId, gameId }, clock.now())
    return ended > 0 ? { success: true as const } : refuse('REQUEST_ENDED')
  })
