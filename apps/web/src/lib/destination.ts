import { knownInvite } from './navigation/invites.ts'
import { internalPath } from '@tomogolf/domain/addresses/internal-path'

/**
 * Where a login leads to: the search parameter `redirectTo` of the login and the registration, and
 * the destination of a verification link. A started action is part of the path, so that it survives
 * the way through a mail and another browser: the game's page opens the join sheet for `?join=1`, the
 * games list the host form for `?host=1`, and `?save=1` saves a game. The key of an invite-only game
 * goes the same way.
 */
export const joinDestination = (gameId: string, invite = knownInvite(gameId)): string =>
  `/games/${gameId}?join=1${invite ? `&invite=${invite}` : ''}`
export const HOST_DESTINATION = '/games?host=1'

/** The game's page saves the game and says so. */
export const saveDestination = (gameId: string): string => `/games/${gameId}?save=1`

export type StartedAction = { gameId: string; action: 'join' | 'save' }
/** What the user has started to do with a game; undefined for other destinations. */
export function startedActionOf(destination: string | undefined): StartedAction | undefined {
  const path = internalPath(destination)
  const [, gameId, action] =
    (path !== undefined && /^\/games\/([\w-]+)\?(join|save)=1(?:&invite=[\w-]+)?$/.exec(path)) || []
  return gameId === undefined ? undefined : { gameId, action: action as StartedAction['action'] }
}
