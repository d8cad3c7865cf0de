import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import { CONFIRMED } from '@tomogolf/domain/machines/seat-states'
import { mayShareRound, sharedUntil } from '@tomogolf/domain/safety/round-share'
import { iso, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { idOfLinkToken, linkToken } from '../../../platform/security/link-token.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { readGame, type Game } from '../../games/games.repository.ts'
import { readParticipationOf } from '../participations.repository.ts'
import { readShare, type RoundShare } from './round-shares.repository.ts'

const PURPOSE = 'round-share'

/** Whether a person hosts a game or has a certain seat in it. */
export async function playsIn(tx: Tx, game: Game, userId: string): Promise<boolean> {
  if (game.hostId === userId) return true
  const seat = await readParticipationOf(tx, game.id, userId)
  return seat !== undefined && CONFIRMED.includes(seat.status)
}
export const presentShare = (
  { id }: RoundShare,
  { teeTime }: Game,
  secret: string,
): ResultOf<'POST /api/games/:id/round-share'> => ({
  token: linkToken(secret, PURPOSE, id),
  until: iso(sharedUntil(teeTime)),
})

/**
 * What the holder of a link reads: the course, the tee time and the first name of the host. Nothing
 * once the day is over, the game cancelled, the spot left, or the sharing stopped.
 */
export async function readSharedRound(
  { db, secret }: Deps,
  token: string,
  now: Instant,
): Promise<ResultOf<'POST /api/round-shares/open'> | Refused<'NOT_FOUND'>> {
  const id = idOfLinkToken(secret, PURPOSE, token)
  const share = id === undefined ? undefined : await readShare(db, id)
  const game = share && (await readGame(db, share.gameId))
  if (!share || !game) return refuse('NOT_FOUND')
  const plays = await playsIn(db, game, share.userId)
  if (!mayShareRound(game, { plays }, now)) return refuse('NOT_FOUND')
  const host = await readAccount(db, game.hostId)
  return {
    ...courseNamesOf(game),
    teeTime: iso(game.teeTime),
    hostFirstName: host?.profile.firstName ?? '',
    until: iso(sharedUntil(game.teeTime)),
  }
}
