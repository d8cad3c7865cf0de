import { QueryClient } from '@tanstack/react-query'
import { ApiError, isStatus } from './api-error.ts'

/** GETs a path: over the network in the browser, in-process on the server. */
export type PathFetcher = (path: string) => Promise<unknown>

/** The URL of a query key, which is [path, params?]. Omits empty values. */
export function urlOf(key: readonly unknown[]): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries((key[1] ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  }
  const query = params.toString()
  return query ? `${key[0]}?${query}` : String(key[0])
}

/** The session. Its 401 means signed out and is a value, not an error. */
export const ME = '/api/auth/me'
const fetchOrSignedOut = async (fetchPath: PathFetcher, path: string) => {
  try {
    return await fetchPath(path)
  } catch (error) {
    if (path === ME && isStatus(error, 401)) return null
    throw error
  }
}

const MINUTE = 60_000

/**
 * Data is stale after 2 minutes and leaves the cache after 5. Reads are retried once. Screens open
 * from the cache, also offline; on mount a query is fetched again only when a mutation has
 * invalidated it. Focus, reconnection and intervals fetch nothing by default.
 */
export const createQueryClient = (fetchPath: PathFetcher) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => fetchOrSignedOut(fetchPath, urlOf(queryKey)),
        staleTime: 2 * MINUTE,
        gcTime: 5 * MINUTE,
        refetchOnWindowFocus: false,
        refetchOnMount: ({ state }) => state.isInvalidated,
        refetchOnReconnect: false,
        refetchInterval: false,
        // the service worker responds offline, so a query must not wait for the network
        networkMode: 'always',
        retry: (failures, error) =>
          failures < 1 &&
          typeof window !== 'undefined' &&
          navigator.onLine &&
          !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
      // a mutation that is safe to repeat opts in with `retry: 1`
      mutations: { gcTime: 2 * MINUTE, retry: 0, networkMode: 'always' },
    },
  })
