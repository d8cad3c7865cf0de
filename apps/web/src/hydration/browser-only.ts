import { PageSkeleton } from '@tomogolf/ui/feedback/PageSkeleton.tsx'

/**
 * Options of a route that is rendered in the browser only: the server reads its data, and the
 * document has a placeholder until the scripts run.
 */
export const BROWSER_ONLY = { ssr: 'data-only', pendingComponent: PageSkeleton } as const
