import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

export type SentRequest = ResultOf<'GET /api/requests'>['requests'][number]

/** The requests and messages that the viewer has sent. */
export const sentRequestsQuery = apiQuery('GET /api/requests')
