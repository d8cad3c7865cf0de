import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'

/** An act of one press: the lists are read again afterwards, also after a refusal. */
export function useAct<Input>(
  run: (input: Input) => Promise<unknown>,
  done: (input: Input) => string,
  onDone?: () => void,
) {
  const t = useT()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: async (_result, input) => {
      onDone?.()
      toast({ tone: 'success', title: done(input) })
      await queryClient.invalidateQueries()
    },
    onError: async (error) => {
      toast({ tone: 'danger', title: errorText(t, error), duration: 12_000 })
      await queryClient.invalidateQueries()
    },
  })
}
