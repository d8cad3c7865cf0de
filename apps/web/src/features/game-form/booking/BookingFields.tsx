import { BOOKING_VIAS, MAX_BOOKED_PLAYERS } from '@tomogolf/domain/booking/course-booking'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import type { BookingDraft } from './booking-draft.ts'
import { ScheduleFields } from './ScheduleFields.tsx'

type BookingFieldsProps = {
  booking: BookingDraft
  onChange: (booking: BookingDraft) => void
}

/** A booking at the course. Needs the phrase area `booking`. */
export function BookingFields({ booking, onChange }: BookingFieldsProps) {
  const t = useT()
  const change = (part: Partial<BookingDraft>) => onChange({ ...booking, ...part })
  const counts = Array.from({ length: MAX_BOOKED_PLAYERS }, (_, index) => index + 1)
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 min-[480px]:grid-cols-2">
        <Field label={t('booking.via')}>
          <Select
            value={booking.via}
            onChange={(event) =>
              change({
                via: BOOKING_VIAS.find((via) => via === event.currentTarget.value) ?? 'other',
              })
            }
          >
            {BOOKING_VIAS.map((via) => (
              <option key={via} value={via}>
                {t(`booking.via.${via}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('booking.players')} optional>
          <Select
            value={booking.bookedPlayers ?? ''}
            onChange={(event) =>
              change({ bookedPlayers: Number(event.currentTarget.value) || null })
            }
          >
            <option value="">{t('booking.players.open')}</option>
            {counts.map((count) => (
              <option key={count} value={count}>
                {t('booking.players.count', { count })}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={t('booking.reference')} optional hint={t('booking.reference.hint')}>
        <TextInput
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={booking.reference}
          onChange={(event) => change({ reference: event.currentTarget.value })}
        />
      </Field>
      <div className="grid gap-5 min-[480px]:grid-cols-2">
        {(['freeChangesUntil', 'namesDueAt'] as const).map((name) => (
          <Field
            key={name}
            label={t(name === 'namesDueAt' ? 'booking.names' : 'booking.free')}
            optional
            hint={t('booking.japan')}
          >
            <TextInput
              type="datetime-local"
              value={booking[name]}
              onChange={(event) => change({ [name]: event.currentTarget.value.slice(0, 16) })}
            />
          </Field>
        ))}
      </div>
      <ScheduleFields rows={booking.schedule} onChange={(schedule) => change({ schedule })} />
    </div>
  )
}
