import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { isStatus } from '@tomogolf/api-client/api-error.ts'
import type { ApiQuery } from '@tomogolf/api-client/api.ts'

/** For loaders: fetches what is not in the cache yet. */
export const load = <T>(queryClient: QueryClient, query: ApiQuery<T>): Promise<T> =>
  queryClient.query<T>({ ...query, staleTime: 'static' })

/** The same for the thing a page is about: the API's 404 becomes the page's. */
export async function ensureOr404<T>(queryClient: QueryClient, query: ApiQuery<T>): Promise<T> {
  try {
    return await load(queryClient, query)
  } catch (error) {
    throw isStatus(error, 404) || isStatus(error, 400) ? notFound() : error
  }
}

/** For loaders of signed-in pages whose component shows its own loading state: the server waits for the data, the browser does not. A failure is the component's to show. */
export function warm<T>(
  queryClient: QueryClient,
  query: ApiQuery<T>,
): Promise<unknown> | undefined {
  const begun = load(queryClient, query).catch(() => undefined)
  return typeof window === 'undefined' ? begun : undefined
}
