import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ExternalLink, Trash2 } from 'lucide-react'
import { api, send } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { AnchorButton, Button } from '@tomogolf/ui/forms/Button.tsx'
import { FieldError } from '@tomogolf/ui/forms/Field.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { BookingFact } from '../../../components/BookingFacts.tsx'
import type { OwnBooking } from '../../../queries/bookings.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { useSetting } from '../../../queries/settings.ts'
import { EvidencePicker, toForm } from './EvidencePicker.tsx'

type EvidenceProps = { gameId: string; evidence: OwnBooking['evidence']; mayEdit: boolean }

/** The file that shows a booking: its state, upload and removal. */
export function Evidence({ gameId, evidence: { state, reason, file }, mayEdit }: EvidenceProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const days = useSetting('booking_evidence_days')
  const [problem, setProblem] = useState<string | null>(null)
  const url = `/api/games/${gameId}/booking/evidence`
  const after = async () => {
    setProblem(null)
    await invalidateAfter(queryClient, 'POST /api/games/:id/booking/evidence')
  }
  const onError = (error: unknown) => setProblem(errorText(t, error))
  const upload = useMutation({
    mutationFn: (chosen: File) => send('POST', url, toForm(chosen)),
    onSuccess: async () => {
      await after()
      toast({ tone: 'success', title: t('booking.evidence.stored') })
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/games/:id/booking/evidence', { params: { id: gameId } }),
    onSuccess: after,
    onError,
  })
  return (
    <>
      <dl>
        <BookingFact label={t('booking.evidence')}>
          {state === 'declined'
            ? t('booking.evidence.declined', { reason: reason ?? '' })
            : t(`booking.evidence.${state}`)}
        </BookingFact>
      </dl>
      <p className="mt-3 text-s text-text-3">{t('booking.evidence.hint', { days })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {mayEdit && (
          <EvidencePicker
            label={t(file ? 'booking.evidence.replace' : 'booking.evidence.add')}
            busy={upload.isPending}
            onFile={(chosen) => upload.mutate(chosen)}
          />
        )}
        {file && (
          <>
            <AnchorButton
              href={url}
              target="_blank"
              rel="noreferrer"
              size="small"
              variant="outline"
              icon={ExternalLink}
            >
              {t('booking.evidence.open')}
            </AnchorButton>
            <Button
              size="small"
              variant="ghost"
              icon={Trash2}
              busy={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {t('booking.evidence.remove')}
            </Button>
          </>
        )}
      </div>
      {problem && <FieldError>{problem}</FieldError>}
    </>
  )
}
