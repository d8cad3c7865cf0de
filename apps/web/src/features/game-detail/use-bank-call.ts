import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BankAction } from '../../lib/bank.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { refreshGames } from '../../queries/invalidation.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'

type BankCall = {
  gameId: string
  call: () => Promise<{ action: BankAction | null }>
  /** What is said when it worked, and when it was refused. */ done: string
  refused: string
}

/**
 * A call on a card for which the bank may want the holder's word: `action` is what to ask the bank with, and `run` is called again
 * once it has been answered, either way. The bank is asked once: an answer that leaves the question open is shown on the page.
 */
export function useBankCall({ gameId, call, done, refused }: BankCall) {
  const t = useT()
  const queryClient = useQueryClient()
  const [action, setAction] = useState<BankAction | null>(null)
  const mutation = useMutation({
    mutationFn: call,
    onSuccess: async (result) => {
      const again = action !== null
      setAction(again ? null : result.action)
      if (result.action === null) toast({ tone: 'success', title: done })
      await refreshGames(queryClient, gameId)
    },
    onError: async (error) => {
      setAction(null)
      toast({ tone: 'danger', title: refused, description: errorText(t, error) })
      await refreshGames(queryClient, gameId)
    },
  })
  return { run: () => mutation.mutate(), busy: mutation.isPending, action }
}
