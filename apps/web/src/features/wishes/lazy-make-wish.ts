import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * Lazy, because a sent form does without it. The server preloads it: a boundary that suspends there
 * would be rendered by the browser instead.
 */
export const MakeWish = lazyRouteComponent(() => import('./MakeWish.tsx'), 'MakeWish')
