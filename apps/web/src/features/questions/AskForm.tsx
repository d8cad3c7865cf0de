import { useState, type FormEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { QUESTION_MAX } from '@tomogolf/domain/questions/question-rules'
import { api } from '@tomogolf/api-client/api.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { knownInvite } from '../../lib/navigation/invites.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'

export function AskForm({
  gameId,
  host,
  invite = knownInvite(gameId),
}: {
  gameId: string
  host: string
  invite?: string | undefined
}) {
  const t = useT()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const ask = useMutation({
    mutationFn: () =>
      api('POST /api/games/:id/questions', {
        params: { id: gameId },
        ...(invite && { query: { invite } }),
        body: { text },
      }),
    onSuccess: async () => {
      setText('')
      toast({
        tone: 'success',
        title: t('game.questions.sent'),
        description: t('game.questions.sentText', { host }),
      })
      await invalidateAfter(queryClient, 'POST /api/games/:id/questions')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') ask.mutate()
  }
  return (
    <form onSubmit={submit} className="mt-4 flex items-start gap-3">
      <Field
        label={t('game.questions.ask', { host })}
        labelHidden
        error={ask.error && errorText(t, ask.error)}
        className="min-w-0 flex-1"
      >
        <TextInput
          value={text}
          maxLength={QUESTION_MAX}
          placeholder={t('game.questions.ask', { host })}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="large" busy={ask.isPending}>
        {t('game.questions.send')}
      </Button>
    </form>
  )
}
