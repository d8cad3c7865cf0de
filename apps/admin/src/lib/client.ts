import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { get } from '@tomogolf/api-client/api.ts'
import { createQueryClient } from '@tomogolf/api-client/query-client.ts'

/** Redirects to the login, which returns to this page, when the session has ended. */
function redirectIfLoggedOut(error: unknown): void {
  if (error instanceof ApiError && error.status === 401)
    location.assign(`/login?redirectTo=${encodeURIComponent(location.pathname + location.search)}`)
}

/** A query client that always refetches: the admin shows current data. */
export function createAdminClient(): QueryClient {
  const client = createQueryClient(async (path) => {
    try {
      return await get(path)
    } catch (error) {
      redirectIfLoggedOut(error)
      throw error
    }
  })
  const defaults = client.getDefaultOptions()
  client.setDefaultOptions({
    ...defaults,
    queries: {
      ...defaults.queries,
      staleTime: 0,
      refetchOnMount: 'always',
      refetchOnWindowFocus: true,
    },
  })
  return client
}
