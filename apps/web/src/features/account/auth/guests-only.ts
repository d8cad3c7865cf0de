import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { loadMe } from '../../../queries/session.ts'

/** Guard of pages for guests: redirects signed-in users to the games. */
export async function guestsOnly(queryClient: QueryClient): Promise<void> {
  if (await loadMe(queryClient)) throw redirect({ to: '/games', statusCode: 302 })
}
