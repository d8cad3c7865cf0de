import { local } from '@tomogolf/api-client/storage.ts'

/**
 * What somebody was about to do when the profile was found incomplete: joining or hosting. Leaves the flag behind with which the
 * games list takes it up again, and says whether there was anything.
 */
export function resumeIntent(): boolean {
  const gameId = local.take('pending-join-game-id')
  if (gameId !== null) {
    local.set('autoJoinGameId', gameId)
    return true
  }
  return local.get('autoOpenHostModal') !== null
}
