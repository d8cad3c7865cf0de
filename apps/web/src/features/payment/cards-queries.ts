import type { QueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'
import { profileQuery } from '../../queries/profile.ts'

export type SavedCard = ResultOf<'GET /api/payment-methods'>['paymentMethods'][number]
export const cardsQuery = apiQuery('GET /api/payment-methods')

/** One attempt at saving a card. Begun anew with every visit: an attempt is good for one card. */
export const setupQuery = {
  queryKey: ['setup-intent'] as const,
  queryFn: () => api('POST /api/payment-methods/setup-intent'),
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
}

/** Cards are named in several places: lists, the profile, the way into hosting and joining. */
export async function cardsChanged(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [cardsQuery.queryKey[0], '/api/payment-methods/has-default', profileQuery.queryKey[0]].map(
      (path) => queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )
}
