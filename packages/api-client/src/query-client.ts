import { QueryClient } from '@tanstack/react-query'
import { ApiError, isStatus } from './api-error.ts'

export type Fetch = (path: string) => Promise<unknown>

/** A query key is [path, params?]; the default query function GETs it. Empty values are left out. */
export function urlOf(key: readonly unknown[]): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries((key[1] ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  }
  const query = params.toString()
  return query ? `${key[0]}?${query}` : String(key[0])
}

/** The session: 401 there is an answer (nobody is signed in), not an error. */
export const ME = '/api/auth/me'
const answerOf = async (fetch: Fetch, path: string) => {
  try {
    return await fetch(path)
  } catch (error) {
    if (path === ME && isStatus(error, 401)) return null
    throw error
  }
}

const MINUTE = 60_000

/** Stale after 2 minutes, kept 5, one retry, never refetched on focus, mount, reconnect or by interval. */
export const createQueryClient = (fetch: Fetch) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => answerOf(fetch, urlOf(queryKey)),
        staleTime: 2 * MINUTE,
        gcTime: 5 * MINUTE,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // the service worker answers offline, so a query must not wait for the network
        networkMode: 'always',
        retry: (failures, error) =>
          failures < 1 &&
          typeof window !== 'undefined' &&
          navigator.onLine &&
          !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
      // a call that changes something is repeated only where its hook says that this is safe: `retry: 1`
      mutations: { gcTime: 2 * MINUTE, retry: 0, networkMode: 'always' },
    },
  })
