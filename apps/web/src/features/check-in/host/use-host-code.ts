import { useEffect, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { useOnline } from '../../../offline/online.ts'
import { useMarks } from './use-marks.ts'
import { hostCodeQuery, type CodeResponse } from '../../../queries/check-in.ts'
import { gameQuery } from '../../../queries/games.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { cacheCode, cachedCode, clearCachedCode, type CodeGame } from './cached-code.ts'

/** Polling intervals of the arrivals, in milliseconds: while check-in is open, and before. */
const POLL_OPEN = 5_000
const POLL_BEFORE = 60_000

/**
 * Refusals that end the page. Any other error (no signal, an expired session, a fault) leaves the
 * code on the screen.
 */
const REFUSALS = ['FORBIDDEN', 'QR_NOT_AVAILABLE', 'QR_CODE_EXPIRED', 'GAME_NOT_FOUND'] as const
export type CodeRefusal = (typeof REFUSALS)[number]
const refusalIn = (error: unknown): CodeRefusal | undefined =>
  error instanceof ApiError ? REFUSALS.find((code) => code === error.code) : undefined

/**
 * The check-in code of a game and its arrivals. Never prefetch it (in a loader, on hover):
 * requesting it inside the check-in window proves to the server that the host has arrived. Without
 * a network the cached response is shown.
 */
export function useHostCode(gameId: string, hostId: string) {
  const queryClient = useQueryClient()
  const online = useOnline()
  const [cached] = useState(() => cachedCode(gameId, hostId))
  const code = hostCodeQuery(gameId)
  const { data: game = cached?.game } = useQuery<CodeGame>(gameQuery(gameId))

  const query = useQuery<CodeResponse>({
    ...code,
    ...(cached && { initialData: cached.response, initialDataUpdatedAt: 0 }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => {
      if (!online || refusalIn(state.error)) return false
      // after a failure the clock may be the device's own, which may be wrong
      return state.data && !state.error && currentTime() < Date.parse(state.data.availableFrom)
        ? POLL_BEFORE
        : POLL_OPEN
    },
  })
  const refusal = refusalIn(query.error)
  const marks = useMarks(gameId, hostId, () =>
    invalidateAfter(queryClient, 'POST /api/games/:id/guests/:participationId/present'),
  )

  useEffect(() => {
    if (game && query.data) cacheCode({ hostId, game, response: query.data })
  }, [game, query.data, hostId])
  useEffect(() => {
    if (refusal) clearCachedCode(gameId)
  }, [refusal, gameId])

  return {
    game,
    refusal,
    online,
    response: refusal ? undefined : query.data,
    error: query.error,
    refetch: query.refetch,
    /** The response is old: there is no network, or the last call failed. */
    stale: !online || query.isError || query.failureCount > 0,
    renew: async () => {
      const fresh = await api('POST /api/games/:id/qr/regenerate', { params: { id: gameId } })
      // a response under way still has the revoked code
      await queryClient.cancelQueries({ queryKey: code.queryKey })
      queryClient.setQueryData<CodeResponse>(code.queryKey, { ...fresh, readAt: currentTime() })
    },
    ...marks,
  }
}
