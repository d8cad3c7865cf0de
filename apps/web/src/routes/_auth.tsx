import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { checkInLink } from '../features/check-in/check-in-link.ts'
import { loadMe } from '../queries/session.ts'

/**
 * Layout route of all signed-in pages, guarded on the server. Pages that depend on the browser are
 * `BROWSER_ONLY`. `context.me` is the user.
 */
export const Route = createFileRoute('/_auth')({
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
  component: Outlet,
})
