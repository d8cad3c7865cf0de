import {
  READY_PLACES,
  slotsOf,
  type ReadyId,
  type ReadySlots,
} from '@tomogolf/domain/conversation/ready-messages'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Select } from '@tomogolf/ui/forms/Input.tsx'
import { Stepper } from '@tomogolf/ui/forms/Stepper.tsx'
import { TimeField } from '@tomogolf/ui/forms/TimeField.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

const MINUTES = [5, 10, 15, 20, 30, 45] as const
const MAX_NUMBER = 200

type SlotFieldsProps = { id: ReadyId; slots: ReadySlots; onChange: (slots: ReadySlots) => void }
/** The values that a ready message needs, in the order of its slots. */
export function SlotFields({ id, slots, onChange }: SlotFieldsProps) {
  const t = useT()
  const set = (change: ReadySlots) => onChange({ ...slots, ...change })
  return slotsOf(id).map((slot) => {
    switch (slot) {
      case 'place':
        return (
          <Field key={slot} label={t('messages.slot.place')}>
            <Select
              value={slots.place}
              onChange={(event) =>
                set({ place: event.currentTarget.value as (typeof READY_PLACES)[number] })
              }
            >
              {READY_PLACES.map((place) => (
                <option key={place} value={place}>
                  {t(`ready.place.${place}`)}
                </option>
              ))}
            </Select>
          </Field>
        )
      case 'minutes':
        return (
          <FieldGroup key={slot} label={t('messages.slot.minutes')}>
            <ChipGroup
              name={`minutes-${id}`}
              options={MINUTES.map((minutes) => ({ value: String(minutes), label: minutes }))}
              value={String(slots.minutes)}
              onChange={(minutes) => set({ minutes: Number(minutes) })}
            />
          </FieldGroup>
        )
      case 'time':
        return (
          <TimeField
            key={slot}
            label={t('messages.slot.time')}
            value={slots.time ?? ''}
            onChange={(time) => set({ time })}
          />
        )
      default:
        return (
          <Field key={slot} label={t('messages.slot.number')}>
            <Stepper
              value={slots.number ?? 1}
              min={1}
              max={MAX_NUMBER}
              onChange={(number) => set({ number })}
            />
          </Field>
        )
    }
  })
}
