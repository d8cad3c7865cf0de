import { local } from '@tomogolf/api-client/storage.ts'

/**
 * The action that an incomplete profile interrupted: joining or hosting. Leaves the flag with which
 * the games list resumes it, and returns whether there was one.
 */
export function resumeIntent(): boolean {
  const gameId = local.take('pending-join-game-id')
  if (gameId !== null) {
    local.set('autoJoinGameId', gameId)
    return true
  }
  return local.get('autoOpenHostModal') !== null
}
