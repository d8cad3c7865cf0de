import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import type { Question } from '../../queries/conversation/questions.ts'

const REASON_MAX = 300

/** Its asker removes a question at once, the host with a reason that its asker reads. */
export default function RemoveDialog({
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
  const [reason, setReason] = useState('')
  const needsReason = !question.isOwn
  const remove = useMutation({
    mutationFn: () =>
      api('DELETE /api/games/:id/questions/:questionId', {
        params: { id: gameId, questionId: question.id },
        ...(needsReason && { body: { reason } }),
      }),
    onSuccess: async () => {
      onClose()
      toast({ tone: 'success', title: t('game.questions.removed') })
      await invalidateAfter(queryClient, 'DELETE /api/games/:id/questions/:questionId')
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      busy={remove.isPending}
      dirty={reason !== ''}
      title={t('game.questions.removeTitle')}
      description={question.text}
      footer={
        <>
          <Button
            variant="secondary"
            size="large"
            disabled={remove.isPending}
            onClick={onClose}
            className="flex-1"
          >
            {t('common.cancel')}
          </Button>
          <Button
            variant="danger"
            size="large"
            busy={remove.isPending}
            disabled={needsReason && reason.trim().length < 3}
            onClick={() => remove.mutate()}
            className="flex-1"
          >
            {t('game.questions.remove')}
          </Button>
        </>
      }
    >
      {needsReason ? (
        <Field label={t('game.questions.reason')} hint={t('game.questions.reasonHint')}>
          <Textarea
            rows={3}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      ) : (
        <p className="text-text-2">{t('game.questions.removeText')}</p>
      )}
      {remove.error && (
        <Alert tone="danger" role="alert" className="mt-4">
          {errorText(t, remove.error)}
        </Alert>
      )}
    </Dialog>
  )
}
