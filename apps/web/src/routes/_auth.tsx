import { createFileRoute, Outlet, redirect, useRouterState } from '@tanstack/react-router'
import { PageSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { checkInLink } from '../features/check-in/check-in-link.ts'
import { loadMe } from '../queries/session.ts'

/**
 * Layout route of all signed-in pages: guarded on the server, rendered in the browser only.
 * `context.me` is the user.
 */
export const Route = createFileRoute('/_auth')({
  ssr: 'data-only',
  beforeLoad: async ({ context, location }) => {
    // a check-in link in its query form: its page stores the code before the login
    const link = checkInLink(location)
    if (link)
      throw redirect({
        to: '/check-in/$gameId/$code',
        params: { gameId: link.gameId, code: link.code },
        search: { p: link.proof },
        replace: true,
      })
    const me = await loadMe(context.queryClient)
    if (!me)
      throw redirect({ to: '/login', search: { redirectTo: location.href }, statusCode: 302 })
    return { me }
  },
  pendingComponent: Pending,
  component: Outlet,
})

/** In the document of the server, until the scripts run. */
function Pending() {
  const isGame = useRouterState({
    select: ({ matches }) => matches.at(-1)?.routeId === '/_auth/games/$id/',
  })
  return <PageSkeleton cover={isGame} />
}
