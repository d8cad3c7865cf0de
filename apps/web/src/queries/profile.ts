import type { QueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

export type Profile = ResultOf<'GET /api/profile'>
export type Completeness = Profile['completeness']

/** The viewer's own profile. */
export const profileQuery = { ...apiQuery('GET /api/profile'), staleTime: 5 * 60_000, retry: false }

/** Checked before a game is published: always fetched again. */
export const hostingEligibilityQuery = (userId: string) => ({
  ...apiQuery('GET /api/users/:id/hosting-eligibility', { params: { id: userId } }),
  staleTime: 0,
})

/** Writes a profile to the cache, before or after the server has confirmed it. */
export const cacheProfile = (queryClient: QueryClient, profile: Profile) =>
  queryClient.setQueryData(profileQuery.queryKey, profile)
