import { useState, type FormEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { ReviewDialog } from './ReviewDialog.tsx'

/** The subject of an appeal: a strike, or the penalty of a game. */
export type AppealSubject = { strikeId: string; gameId: string | null } | { gameId: string }

/** The dialog of an appeal. It can be sent once. */
export default function AppealDialog({
  about,
  onClose,
}: {
  about: AppealSubject
  onClose: () => void
}) {
  const t = useT()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const appeal = useMutation({
    mutationFn: () =>
      api('POST /api/appeals', {
        body:
          'strikeId' in about ? { strikeId: about.strikeId, text } : { gameId: about.gameId, text },
      }),
    onSuccess: async () => {
      onClose()
      toast({ tone: 'success', title: t('standing.appeal.done') })
      await invalidateAfter(queryClient, 'POST /api/appeals')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    appeal.mutate()
  }
  return (
    <ReviewDialog
      id="appeal"
      title={t('standing.appeal.title')}
      lead={t('standing.appeal.text')}
      label={t('standing.appeal.label')}
      send={t('standing.appeal.send')}
      text={text}
      onText={setText}
      busy={appeal.isPending}
      problem={appeal.error && errorText(t, appeal.error)}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
