import { lazyRouteComponent } from '@tanstack/react-router'

/** Lazy, because it is far below the first view. The server preloads it, so that it is in the HTML. */
export const Community = lazyRouteComponent(() => import('./Community.tsx'))
