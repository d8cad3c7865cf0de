import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileCheck2, Trash2 } from 'lucide-react'
import { api, send } from '@tomogolf/api-client/api.ts'
import { formatDateTime } from '@tomogolf/format/dates'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { FieldError } from '@tomogolf/ui/forms/Field.tsx'
import { keptEvidenceQuery } from '../../../queries/bookings.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { useSetting } from '../../../queries/settings.ts'
import { EvidencePicker, toForm } from './EvidencePicker.tsx'

/** The file that shows the booking of a game which is not published yet. */
export function KeptEvidence() {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const days = useSetting('booking_evidence_days')
  const [problem, setProblem] = useState<string | null>(null)
  const { data } = useQuery(keptEvidenceQuery)
  const after = async () => {
    setProblem(null)
    await invalidateAfter(queryClient, 'POST /api/booking-evidence')
  }
  const onError = (error: unknown) => setProblem(errorText(t, error))
  const upload = useMutation({
    mutationFn: (chosen: File) => send('POST', '/api/booking-evidence', toForm(chosen)),
    onSuccess: after,
    onError,
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/booking-evidence'),
    onSuccess: after,
    onError,
  })
  if (!data) return null
  const { file } = data
  return (
    <section aria-labelledby="kept-evidence" className="mt-6">
      <h4 id="kept-evidence" className="font-text text-s font-semibold tracking-normal">
        {t('booking.evidence')}
      </h4>
      <p className="mt-1 text-s text-text-2">{t('booking.evidence.kept')}</p>
      {file && (
        <p role="status" className="mt-3 flex items-center gap-3 rounded-m bg-surface-2 p-3.5">
          <FileCheck2 className="size-5 flex-none text-success" aria-hidden />
          <span className="min-w-0">
            <b className="block font-semibold">
              {t(
                file.type === 'application/pdf' ? 'booking.evidence.pdf' : 'booking.evidence.image',
              )}
            </b>
            <span className="text-s text-text-3">
              {formatDateTime(Date.parse(file.uploadedAt), language)}
            </span>
          </span>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <EvidencePicker
          label={t(file ? 'booking.evidence.replace' : 'booking.evidence.add')}
          busy={upload.isPending}
          onFile={(chosen) => upload.mutate(chosen)}
        />
        {file && (
          <Button
            size="small"
            variant="ghost"
            icon={Trash2}
            busy={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t('booking.evidence.remove')}
          </Button>
        )}
      </div>
      {problem && <FieldError>{problem}</FieldError>}
      <p className="mt-3 text-s text-text-3">{t('booking.evidence.hint', { days })}</p>
    </section>
  )
}
