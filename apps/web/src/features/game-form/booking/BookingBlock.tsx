import { lazy, Suspense } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { FilePlus2, Trash2 } from 'lucide-react'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import type { GameDraft } from '../game-draft.ts'
import { setFields } from '../use-host-form.ts'
import { EMPTY_BOOKING, type BookingDraft } from './booking-draft.ts'
import { BookingFields } from './BookingFields.tsx'
import { KeptEvidence } from './KeptEvidence.tsx'
import { decisionAfter } from './proposals.ts'

const Paste = lazy(() => import('./PasteConfirmation.tsx'))

/** Fills the form from a pasted confirmation. */
export const PasteConfirmation = () => (
  <Suspense fallback={<div className="mb-7 h-60" />}>
    <Paste />
  </Suspense>
)

/** The booking at the course, when the host gives one. */
export function BookingBlock() {
  const t = useT()
  const form = useFormContext<GameDraft>()
  const { value, onChange } = useController({ control: form.control, name: 'booking' }).field
  const change = (booking: BookingDraft) => {
    onChange(booking)
    if (booking.freeChangesUntil !== value?.freeChangesUntil)
      setFields(form, decisionAfter({ ...form.getValues(), booking }, currentTime()) ?? {})
  }
  if (!value)
    return (
      <Button variant="outline" icon={FilePlus2} onClick={() => onChange(EMPTY_BOOKING)}>
        {t('booking.enter')}
      </Button>
    )
  return (
    <section aria-labelledby="course-booking" className="border-t border-line pt-6">
      <div className="mb-4 flex items-center justify-between gap-3">
        <h3 id="course-booking" className="text-t3">
          {t('booking.title')}
        </h3>
        <Button variant="ghost" size="small" icon={Trash2} onClick={() => onChange(null)}>
          {t('booking.remove')}
        </Button>
      </div>
      <p className="mb-5 text-s text-text-2">{t('booking.intro')}</p>
      <BookingFields booking={value} onChange={change} />
      <KeptEvidence />
    </section>
  )
}
