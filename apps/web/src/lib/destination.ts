import { internalPath } from '@tomogolf/domain/addresses/internal-path'

/**
 * Where a login leads to: the search parameter `redirectTo` of the login and the registration, and
 * the destination of a verification link. A started action is part of the path, so that it survives
 * the way through a mail and another browser: the game's page opens the join sheet for `?join=1`, the
 * games list the host form for `?host=1`.
 */
export const joinDestination = (gameId: string): string => `/games/${gameId}?join=1`
export const HOST_DESTINATION = '/games?host=1'

/** The game that the user has started to join; undefined for other destinations. */
export function joinedGameOf(destination: string | undefined): string | undefined {
  const path = internalPath(destination)
  return path === undefined ? undefined : /^\/games\/([\w-]+)\?join=1$/.exec(path)?.[1]
}
