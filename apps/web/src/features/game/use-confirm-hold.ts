import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import type { BankAction } from '../../lib/bank.ts'
import { errorText } from '../../lib/error-mapping.ts'
import { useT } from '../../lib/i18n.tsx'
import { refreshGames } from '../../lib/refresh-games.ts'
import { toast } from '../../ui/toast/toast.ts'

/** A hold that failed is tried again while the guest is here; the bank may then ask for their word. */
export function useConfirmHold(gameId: string) {
  const t = useT()
  const queryClient = useQueryClient()
  const [action, setAction] = useState<BankAction | null>(null)
  const [asked, setAsked] = useState(false)
  const confirm = useMutation({
    mutationFn: () => api('POST /api/games/:id/confirm-hold', { params: { id: gameId } }),
    onSuccess: async (result) => {
      // the bank asks once: an answer that leaves the question open is shown on the page
      setAction(asked ? null : result.action)
      setAsked(!asked && result.action !== null)
      if (result.action === null) toast({ tone: 'ok', title: t('game.hold.stands') })
      await refreshGames(queryClient, gameId)
    },
    onError: async (error) => {
      setAction(null)
      setAsked(false)
      toast({ tone: 'error', title: t('game.hold.refused'), description: errorText(t, error) })
      await refreshGames(queryClient, gameId)
    },
  })
  return { retry: () => confirm.mutate(), busy: confirm.isPending, action }
}
