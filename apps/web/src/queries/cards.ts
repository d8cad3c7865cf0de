import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'

export type SavedCard = ResultOf<'GET /api/payment-methods'>['paymentMethods'][number]

/** The saved cards, the default first. */
export const cardsQuery = apiQuery('GET /api/payment-methods')

/** Checked before a game is published: always fetched again. */
export const hasDefaultCardQuery = {
  ...apiQuery('GET /api/payment-methods/has-default'),
  staleTime: 0,
}

/** A setup of one card. Every visit starts a new one, because a setup saves a single card. */
export const setupIntentQuery = {
  queryKey: ['setup-intent'] as const,
  queryFn: () => api('POST /api/payment-methods/setup-intent'),
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
}
