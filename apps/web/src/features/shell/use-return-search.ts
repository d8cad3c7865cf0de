import { useLocation } from '@tanstack/react-router'

/**
 * Search of the login and registration links around a page. On the public page of a game they lead
 * to the game, elsewhere nowhere in particular.
 */
export const useReturnSearch = (): { redirectTo: string | undefined } => {
  const gameId = useLocation({
    select: ({ pathname }) => /^\/games\/([\w-]+)\/shared$/.exec(pathname)?.[1],
  })
  return { redirectTo: gameId === undefined ? undefined : `/games/${gameId}` }
}
