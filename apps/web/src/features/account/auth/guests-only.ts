import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { loadMe } from '../../../queries/session.ts'

/** For pages of those who are not signed in; everybody else is at the games. */
export async function guestsOnly(queryClient: QueryClient): Promise<void> {
  if (await loadMe(queryClient)) throw redirect({ to: '/games', statusCode: 302 })
}
