import { useState, type FormEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ANSWER_MAX } from '@tomogolf/domain/questions/question-rules'
import { api } from '@tomogolf/api-client/api.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import type { Question } from '../../queries/conversation/questions.ts'

/** The host's answer, new or changed. */
export default function AnswerForm({
  question,
  gameId,
  onClose,
}: {
  question: Question
  gameId: string
  onClose: () => void
}) {
  const t = useT()
  const queryClient = useQueryClient()
  const [text, setText] = useState(question.answer?.text ?? '')
  const answer = useMutation({
    mutationFn: () =>
      api('PUT /api/games/:id/questions/:questionId/answer', {
        params: { id: gameId, questionId: question.id },
        body: { text },
      }),
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'PUT /api/games/:id/questions/:questionId/answer')
      onClose()
      toast({ tone: 'success', title: t('game.questions.answered') })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') answer.mutate()
  }
  return (
    <form onSubmit={submit} className="mt-3">
      <Field
        label={t('game.questions.yourAnswer')}
        hint={t('game.questions.public')}
        error={answer.error && errorText(t, answer.error)}
      >
        <Textarea
          rows={3}
          maxLength={ANSWER_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" size="small" variant="primary" busy={answer.isPending}>
          {t('game.questions.answer')}
        </Button>
        <Button size="small" variant="ghost" disabled={answer.isPending} onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}
