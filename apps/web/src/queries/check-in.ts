import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Instant } from '@tomogolf/domain/time'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'

/** The response, and when it arrived by the corrected clock. */
export type CodeResponse = ResultOf<'GET /api/games/:id/qr'> & { readAt: Instant }

/**
 * The check-in code of a game with the arrivals. Fetch it only on the host's page, never ahead of
 * it (in a loader, on hover): reading it inside the check-in window proves the host's presence.
 */
export const hostCodeQuery = (gameId: string) => ({
  queryKey: apiQuery('GET /api/games/:id/qr', { params: { id: gameId } }).queryKey,
  queryFn: async (): Promise<CodeResponse> => ({
    ...(await api('GET /api/games/:id/qr', { params: { id: gameId } })),
    readAt: currentTime(),
  }),
})
