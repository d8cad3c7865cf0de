import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { maySeeGame } from '@tomogolf/domain/limits/audience'
import type { GamePorts } from '../game-ports.types.ts'
import { readGame } from '../games.repository.ts'
import { countSavedGames, insertSavedGame, isSavedGame } from './saved-games.repository.ts'

/** More is a collection of data, not a choice between games. */
export const MAX_SAVED = 100

/** Saves a game for a user. The lock on the user keeps parallel calls within the limit. */
export const saveGame = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ports: Pick<GamePorts, 'isPlayer'>,
  userId: string,
  gameId: string,
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'SAVED_GAMES_FULL'>> =>
  db.transaction(async (tx) => {
    await lockUserWeakly(tx, userId)
    const game = await readGame(tx, gameId)
    const knows = game?.hostId === userId || (await ports.isPlayer(tx, userId, gameId))
    if (!game || !maySeeGame(game, { knows, hasKey: false })) return refuse('GAME_NOT_FOUND')
    if (await isSavedGame(tx, userId, gameId)) return { success: true as const }
    if ((await countSavedGames(tx, userId)) >= MAX_SAVED)
      return refuse('SAVED_GAMES_FULL', { count: MAX_SAVED })
    await insertSavedGame(tx, { userId, gameId, savedAt: clock.now() })
    return { success: true as const }
  })
