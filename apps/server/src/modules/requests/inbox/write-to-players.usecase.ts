import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { readGame } from '../../games/games.repository.ts'
import { listSeated } from '../../participations/participations.repository.ts'
import { writeToUser, type TeamMessage } from './write-to-user.usecase.ts'

type PlayersMessage = Omit<TeamMessage, 'userId' | 'gameId'> & { readonly gameId: string }

/**
 * Mails the host and each guest with a seat, in threads of their own. A repeated press mails those
 * whom the first one did not reach; the operator who plays too gets nothing.
 */
export async function writeToPlayers(
  deps: Deps,
  message: PlayersMessage,
): Promise<{ sent: number } | Refused<'ALREADY_SENT' | 'GAME_NOT_FOUND'>> {
  const game = await readGame(deps.db, message.gameId)
  if (!game) return refuse('GAME_NOT_FOUND')
  const seated = await listSeated(deps.db, game.id)
  let sent = 0
  for (const userId of new Set([game.hostId, ...seated.map(({ guestId }) => guestId)])) {
    const written = await writeToUser(deps, { ...message, userId })
    if (!isRefused(written)) sent++
    else if (written.refused === 'ALREADY_SENT') return refuse('ALREADY_SENT')
  }
  return { sent }
}
