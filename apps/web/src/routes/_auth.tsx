import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { loadMe } from '../lib/session.ts'

/** The signed-in part: guarded before any HTML is made, rendered in the browser only. `context.me` is the user. */
export const Route = createFileRoute('/_auth')({
  ssr: 'data-only',
  beforeLoad: async ({ context, location }) => {
    const me = await loadMe(context.queryClient)
    if (!me) throw redirect({ to: '/login', search: { redirectTo: location.href } })
    return { me }
  },
  component: Outlet,
})
