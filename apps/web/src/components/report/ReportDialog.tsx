import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Radio } from '@tomogolf/ui/forms/Choice.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'

export type ReportSubject =
  | { readonly kind: 'message' | 'question' | 'answer'; readonly id: string }
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
type Report = Required<BodyOf<'POST /api/users/:id/report'>>
const REASONS = [
  'harassment',
  'hate',
  'sexual',
  'threat',
  'scam',
  'false_identity',
  'other',
] as const satisfies readonly Report['reason'][]
const NOTE_MAX = 1000

function send({ kind, id }: ReportSubject, report: Report) {
  const params = { id }
  switch (kind) {
    case 'message':
      return api('POST /api/messages/:id/report', { params, body: report })
    case 'person':
      return api('POST /api/users/:id/report', { params, body: report })
    case 'question':
    case 'answer':
      return api('POST /api/questions/:id/report', { params, body: { ...report, part: kind } })
  }
}
const ENDPOINT = {
  message: 'POST /api/messages/:id/report',
  question: 'POST /api/questions/:id/report',
  answer: 'POST /api/questions/:id/report',
  person: 'POST /api/users/:id/report',
} as const

/** Reports a person or what they wrote to the operator. */
export default function ReportDialog({
  subject,
  onClose,
}: {
  subject: ReportSubject
  onClose: () => void
}) {
  const t = useT()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState<Report['reason']>(REASONS[0])
  const [note, setNote] = useState('')
  const report = useMutation({
    mutationFn: () => send(subject, { reason, note }),
    onSuccess: async () => {
      onClose()
      toast({
        tone: 'success',
        title: t('game.conduct.done'),
        description: t('game.conduct.doneText'),
      })
      await invalidateAfter(queryClient, ENDPOINT[subject.kind])
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      busy={report.isPending}
      dirty={note !== ''}
      title={
        subject.kind === 'person'
          ? t('game.conduct.person.title', { name: subject.name })
          : t(`game.conduct.${subject.kind}.title`)
      }
      description={t(
        subject.kind === 'message' ? 'game.conduct.message.text' : 'game.conduct.text',
      )}
      footer={
        <>
          <Button variant="outline" size="large" disabled={report.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="primary"
            size="large"
            busy={report.isPending}
            onClick={() => report.mutate()}
            className="flex-1"
          >
            {t('game.conduct.send')}
          </Button>
        </>
      }
    >
      <FieldGroup label={t('game.conduct.reason')}>
        <div className="grid gap-4.5">
          {REASONS.map((option) => (
            <Radio
              key={option}
              name="reason"
              value={option}
              checked={reason === option}
              onChange={() => setReason(option)}
            >
              {t(`game.conduct.reason.${option}`)}
            </Radio>
          ))}
        </div>
      </FieldGroup>
      <Field label={t('game.conduct.note')} optional className="mt-6">
        <Textarea
          rows={3}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Field>
      <p className="mt-4 text-s text-text-2">{t('game.conduct.private')}</p>
      <p className="mt-2 text-s text-text-2">{t('game.conduct.danger')}</p>
      {report.error && (
        <Alert tone="danger" role="alert" className="mt-4">
          {errorText(t, report.error)}
        </Alert>
      )}
    </Dialog>
  )
}
