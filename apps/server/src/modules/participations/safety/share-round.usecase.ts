import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { mayShareRound } from '@tomogolf/domain/safety/round-share'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { newId } from '../../../platform/security/ids.ts'
import { readGame } from '../../games/games.repository.ts'
import { addShare } from './round-shares.repository.ts'
import { playsIn, presentShare } from './shared-round.read.ts'

/** A player shares the own round on its day. */
export const shareRound = (
  { db, clock, secret }: Deps,
  { gameId, userId }: { gameId: string; userId: string },
): Promise<
  ResultOf<'POST /api/games/:id/round-share'> | Refused<'GAME_NOT_FOUND' | 'NOT_GAME_DAY'>
> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const game = await readGame(tx, gameId)
    if (!game || !(await playsIn(tx, game, userId))) return refuse('GAME_NOT_FOUND')
    if (!mayShareRound(game, { plays: true }, now)) return refuse('NOT_GAME_DAY')
    const share = await addShare(tx, { id: newId(), gameId, userId, createdAt: now })
    return presentShare(share, game, secret)
  })
