import { useState, type FormEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { OwnBooking } from '../../../queries/bookings.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { EMPTY_BOOKING, bookingDraftOf, toBookingBody } from './booking-draft.ts'
import { BookingFields } from './BookingFields.tsx'

type EditBookingProps = { gameId: string; booking: OwnBooking | null; onClose: () => void }

/** The host enters or changes the booking of a published game. */
export default function EditBooking({ gameId, booking, onClose }: EditBookingProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => (booking ? bookingDraftOf(booking) : EMPTY_BOOKING))
  const params = { id: gameId }
  const after = (title: string) => async () => {
    await invalidateAfter(queryClient, 'PUT /api/games/:id/booking')
    onClose()
    toast({ tone: 'success', title })
  }
  const save = useMutation({
    mutationFn: () => api('PUT /api/games/:id/booking', { params, body: toBookingBody(draft) }),
    onSuccess: after(t('booking.saved')),
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/games/:id/booking', { params }),
    onSuccess: after(t('booking.removed')),
  })
  const busy = save.isPending || remove.isPending
  const error = save.error ?? remove.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) save.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={t('booking.title')}
      description={t('booking.intro')}
      footer={
        <>
          {booking && (
            <Button
              variant="danger"
              size="large"
              icon={Trash2}
              busy={remove.isPending}
              disabled={busy}
              onClick={() => remove.mutate()}
              className="max-md:gap-0! max-md:px-4!"
            >
              <span className="max-md:sr-only">{t('booking.remove')}</span>
            </Button>
          )}
          <Button
            type="submit"
            form="booking-form"
            variant="primary"
            size="large"
            busy={save.isPending}
            disabled={busy}
            className="flex-1"
          >
            {t('booking.save')}
          </Button>
        </>
      }
    >
      <form id="booking-form" noValidate onSubmit={submit}>
        <BookingFields booking={draft} onChange={setDraft} />
        {error && (
          <Alert tone="danger" role="alert" className="mt-5">
            {errorText(t, error)}
          </Alert>
        )}
      </form>
    </Dialog>
  )
}
