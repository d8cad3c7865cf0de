import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { isStatus } from '@tomogolf/api-client/api-error.ts'
import type { ApiQuery } from '@tomogolf/api-client/api.ts'

/** For loaders: fetches what the cache does not hold, or what a mutation has invalidated. */
export const ensureQuery = <T>(queryClient: QueryClient, query: ApiQuery<T>): Promise<T> =>
  queryClient.query<T>({
    ...query,
    staleTime: ({ state }) => (state.isInvalidated ? 0 : 'static'),
  })

/** For the subject of a page: the API's 404 becomes the page's. */
export async function ensureOr404<T>(queryClient: QueryClient, query: ApiQuery<T>): Promise<T> {
  try {
    return await ensureQuery(queryClient, query)
  } catch (error) {
    throw isStatus(error, 404) || isStatus(error, 400) ? notFound() : error
  }
}

/**
 * For loaders of signed-in pages whose component shows its own loading state: the server waits for
 * the data, the browser does not. The component shows a failure.
 */
export function prefetch<T>(
  queryClient: QueryClient,
  query: ApiQuery<T>,
): Promise<unknown> | undefined {
  const fetching = ensureQuery(queryClient, query).catch(() => undefined)
  return typeof window === 'undefined' ? fetching : undefined
}
