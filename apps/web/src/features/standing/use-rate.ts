import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'

/** Rates another player of a round, or changes the rating. */
export function useRate(gameId: string, playerId: string, onSaved?: () => void) {
  const t = useT()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { stars: number; comment: string }) =>
      api('PUT /api/games/:id/ratings/:userId', { params: { id: gameId, userId: playerId }, body }),
    retry: 1,
    onSuccess: async () => {
      toast({ tone: 'success', title: t('standing.rate.saved') })
      await invalidateAfter(queryClient, 'PUT /api/games/:id/ratings/:userId')
      onSaved?.()
    },
  })
}
