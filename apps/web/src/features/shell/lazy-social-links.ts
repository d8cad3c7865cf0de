import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * Lazy, because most deployments configure no social links. The server preloads it: a boundary that
 * suspends there would be rendered by the browser instead.
 */
export const SocialLinks = lazyRouteComponent(() => import('./SocialLinks.tsx'))
