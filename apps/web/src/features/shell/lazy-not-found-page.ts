import { lazyRouteComponent } from '@tanstack/react-router'

/** Lazy, because most visits never see it. The server preloads it, so that it is in the HTML. */
export const NotFoundPage = lazyRouteComponent(() => import('./NotFoundPage.tsx'))
