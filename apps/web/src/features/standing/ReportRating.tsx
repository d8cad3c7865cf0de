import { useState, type FormEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { ReviewDialog } from './ReviewDialog.tsx'

/** Reports a rating about the user to an operator. */
export default function ReportRating({
  ratingId,
  onClose,
}: {
  ratingId: string
  onClose: () => void
}) {
  const t = useT()
  const queryClient = useQueryClient()
  const [message, setMessage] = useState('')
  const report = useMutation({
    mutationFn: () =>
      api('POST /api/ratings/:id/report', { params: { id: ratingId }, body: { message } }),
    onSuccess: async () => {
      onClose()
      toast({ tone: 'success', title: t('standing.rate.reportDone') })
      await invalidateAfter(queryClient, 'POST /api/ratings/:id/report')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    report.mutate()
  }
  return (
    <ReviewDialog
      id="report-rating"
      title={t('standing.rate.reportTitle')}
      lead={t('standing.rate.reportText')}
      label={t('standing.rate.words')}
      send={t('standing.rate.reportSend')}
      text={message}
      onText={setMessage}
      busy={report.isPending}
      problem={report.error && errorText(t, report.error)}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
