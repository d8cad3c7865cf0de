import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame, readGame } from '../../games/games.repository.ts'
import { leaveList } from './end-waiting.step.ts'
import { listPlacesOf, readEntry } from './waiting.repository.ts'
import { entryOfToken } from './waiting-token.adapter.ts'

type JobsOnly = Pick<Deps, 'jobs'>

/** The account is deleted: all its places go. Locked in the order of the games. */
export async function leaveAllLists(
  deps: JobsOnly,
  tx: Tx,
  guestId: string,
  now: Instant,
): Promise<void> {
  for (const { gameId } of await listPlacesOf(tx, guestId)) {
    const game = await lockGame(tx, gameId)
    if (game) await leaveList(deps, tx, game, guestId, now)
  }
}

/** A guest leaves the list or declines an offer, signed in or by the link of a mail. Always free. */
export const leaveWaitingList = (
  deps: Deps,
  request: { gameId: string; userId: string | null; token: string | undefined },
): Promise<
  { success: true } | Refused<'GAME_NOT_FOUND' | 'INVALID_TOKEN' | 'NOT_WAITING' | 'UNAUTHORIZED'>
> =>
  deps.db.transaction(async (tx) => {
    const { gameId, userId, token } = request
    if (!(await readGame(tx, gameId))) return refuse('GAME_NOT_FOUND')
    let guestId = userId
    if (token !== undefined) {
      const id = entryOfToken(deps.secret, token)
      const entry = id === undefined ? undefined : await readEntry(tx, id)
      if (entry?.gameId !== gameId) return refuse('INVALID_TOKEN')
      guestId = entry.guestId
    }
    if (guestId === null) return refuse('UNAUTHORIZED')
    const game = await lockGame(tx, gameId)
    return game && (await leaveList(deps, tx, game, guestId, deps.clock.now()))
      ? { success: true as const }
      : refuse('NOT_WAITING')
  })
