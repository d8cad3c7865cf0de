import { useEffect, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { useOnline } from '../../../offline/online.ts'
import { useMarks } from './use-marks.ts'
import { hostCodeQuery, type CodeAnswer } from '../../../queries/check-in.ts'
import { gameQuery } from '../../../queries/games.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { forgetCode, keepCode, keptCode, type CodeGame } from './cached-code.ts'

/** Who has arrived is asked this often while the page is shown; before check-in opens nobody can arrive. */
const LIVE = 5_000
const BEFORE = 60_000

/** Answers that end the page. Anything else (no signal, an expired session, a fault) leaves the code on the screen. */
const REFUSALS = ['FORBIDDEN', 'QR_NOT_AVAILABLE', 'QR_CODE_EXPIRED', 'GAME_NOT_FOUND'] as const
export type CodeRefusal = (typeof REFUSALS)[number]
const refusalIn = (error: unknown): CodeRefusal | undefined =>
  error instanceof ApiError ? REFUSALS.find((code) => code === error.code) : undefined

/**
 * The check-in code of a game with who has arrived. Never asked for ahead of the page (in a loader, on hover): showing it inside the
 * check-in window proves to the server that the host has come. Without a network the last answer of this device is shown.
 */
export function useHostCode(gameId: string, hostId: string) {
  const queryClient = useQueryClient()
  const online = useOnline()
  const [kept] = useState(() => keptCode(gameId, hostId))
  const code = hostCodeQuery(gameId)
  const { data: game = kept?.game } = useQuery<CodeGame>(gameQuery(gameId))

  const query = useQuery<CodeAnswer>({
    ...code,
    ...(kept && { initialData: kept.answer, initialDataUpdatedAt: 0 }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => {
      if (!online || refusalIn(state.error)) return false
      // after a failure the device's clock may be all there is, and it may be wrong
      return state.data && !state.error && currentTime() < Date.parse(state.data.availableFrom)
        ? BEFORE
        : LIVE
    },
  })
  const refusal = refusalIn(query.error)
  const marks = useMarks(gameId, hostId, () =>
    invalidateAfter(queryClient, 'POST /api/games/:id/guests/:participationId/present', gameId),
  )

  useEffect(() => {
    if (game && query.data) keepCode({ hostId, game, answer: query.data })
  }, [game, query.data, hostId])
  useEffect(() => {
    if (refusal) forgetCode(gameId)
  }, [refusal, gameId])

  return {
    game,
    refusal,
    online,
    answer: refusal ? undefined : query.data,
    error: query.error,
    refetch: query.refetch,
    /** The answer is old: the network is gone, or the last call failed. */
    stale: !online || query.isError || query.failureCount > 0,
    renew: async () => {
      const fresh = await api('POST /api/games/:id/qr/regenerate', { params: { id: gameId } })
      // an answer under way still has the code that has just died
      await queryClient.cancelQueries({ queryKey: code.queryKey })
      queryClient.setQueryData<CodeAnswer>(code.queryKey, { ...fresh, readAt: currentTime() })
    },
    ...marks,
  }
}
