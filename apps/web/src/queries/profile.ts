import type { QueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { ME } from '@tomogolf/api-client/query-client.ts'

export type Profile = ResultOf<'GET /api/profile'>
/** The own profile: kept 5 minutes, asked for once. */
export const profileQuery = { ...apiQuery('GET /api/profile'), staleTime: 5 * 60_000, retry: false }

/** After the profile changed: the new one is shown at once, and who is signed in is read anew (name, photo, completeness). */
export async function profileChanged(queryClient: QueryClient, profile: Profile): Promise<void> {
  queryClient.setQueryData(profileQuery.queryKey, profile)
  await queryClient.invalidateQueries({ queryKey: [ME] })
}
