import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import type { AuthenticationAction } from '../../lib/three-d-secure.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'

type PaymentCall = {
  gameId: string
  mutation: 'POST /api/games/:id/confirm-hold' | 'POST /api/games/:id/pay'
  /** Title of the toast after success. */
  done: string
  /** Title of the toast after a refusal. */
  refused: string
}

/**
 * A charge or hold that may need 3-D Secure. `action` is the open authentication; call `run` again
 * after 3-D Secure, confirmed or refused. 3-D Secure runs once for each hold: when the response still
 * requires it, the page shows that.
 */
export function usePaymentCall({ gameId, mutation, done, refused }: PaymentCall) {
  const t = useT()
  const queryClient = useQueryClient()
  const [action, setAction] = useState<AuthenticationAction | null>(null)
  const call = useMutation({
    mutationFn: () => api(mutation, { params: { id: gameId } }),
    onSuccess: async (result) => {
      const again = action?.clientSecret === result.action?.clientSecret
      setAction(again ? null : result.action)
      if (result.action === null) toast({ tone: 'success', title: done })
      await invalidateAfter(queryClient, mutation)
    },
    onError: async (error) => {
      setAction(null)
      toast({ tone: 'danger', title: refused, description: errorText(t, error) })
      await invalidateAfter(queryClient, mutation)
    },
  })
  return { run: () => call.mutate(), busy: call.isPending, action }
}
