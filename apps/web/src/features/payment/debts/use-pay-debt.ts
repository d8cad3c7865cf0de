import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { AuthenticationAction } from '../../../lib/three-d-secure.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'

/**
 * Pays an unpaid charge with a card. `action`: the bank asks; call `pay` again after its answer. It
 * asks once: when the response still requires it, the row stays unpaid.
 */
export function usePayDebt(gameId: string, cardId: string | undefined) {
  const t = useT()
  const queryClient = useQueryClient()
  const [action, setAction] = useState<AuthenticationAction | null>(null)
  // every game may be joined again
  const refresh = () => invalidateAfter(queryClient, 'POST /api/games/:id/pay')
  const call = useMutation({
    mutationFn: () =>
      api('POST /api/games/:id/pay', { params: { id: gameId }, body: cardId ? { cardId } : {} }),
    onSuccess: async (result) => {
      setAction(action === null ? result.action : null)
      if (result.charge.status === 'charged')
        toast({ tone: 'success', title: t('payment.debts.paid') })
      await refresh()
    },
    onError: async (error) => {
      setAction(null)
      toast({
        tone: 'danger',
        title: t('payment.debts.refused'),
        description: errorText(t, error),
      })
      await refresh()
    },
  })
  return { pay: () => call.mutate(), busy: call.isPending, action }
}
