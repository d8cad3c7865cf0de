import { lazyRouteComponent } from '@tanstack/react-router'

/** Joining and hosting: not in a visitor's first load. */
export const SignedInGames = lazyRouteComponent(() => import('./-signed-in-games.tsx'))
