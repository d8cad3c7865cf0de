import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { readGame } from '../games.repository.ts'
import { deleteSavedGame } from './saved-games.repository.ts'

/** Removes a game from the saved ones; removing it again changes nothing. */
export async function unsaveGame(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  gameId: string,
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND'>> {
  if (!(await readGame(db, gameId))) return refuse('GAME_NOT_FOUND')
  await deleteSavedGame(db, userId, gameId)
  return { success: true }
}
