import { weekdayNames } from '@tomogolf/format/calendar'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { DayInput } from '@tomogolf/ui/forms/DayInput.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { WishValues } from './wish-values.ts'

type When = Pick<WishValues, 'when' | 'from' | 'to' | 'weekdays'>
type WhenFieldsProps = {
  value: When
  error: string | undefined
  onChange: (change: Partial<When>) => void
}

/** Dates of a journey, or days of the week for people who live in Japan. */
export function WhenFields({ value, error, onChange }: WhenFieldsProps) {
  const { t, language } = useI18n()
  const { when, from, to, weekdays } = value
  return (
    <FieldGroup label={t('wishes.when')} error={error}>
      <div className="grid gap-3">
        <Segmented
          name="when"
          block
          label={t('wishes.when')}
          value={when}
          onChange={(next) => onChange({ when: next })}
          options={[
            { value: 'dates', label: t('wishes.when.dates') },
            { value: 'weekdays', label: t('wishes.when.weekdays') },
          ]}
        />
        {when === 'dates' ? (
          <div className="grid grid-cols-2 gap-3">
            <Field label={t('wishes.when.from')}>
              <DayInput value={from} onChange={(day) => onChange({ from: day })} />
            </Field>
            <Field label={t('wishes.when.to')}>
              <DayInput value={to} onChange={(day) => onChange({ to: day })} />
            </Field>
          </div>
        ) : (
          <ChipGroup
            name="weekdays"
            value={weekdays}
            onChange={(day, on) =>
              onChange({
                weekdays: on ? [...weekdays, day] : weekdays.filter((other) => other !== day),
              })
            }
            options={weekdayNames(language).map(({ long }, day) => ({
              value: String(day),
              label: long,
            }))}
          />
        )}
      </div>
    </FieldGroup>
  )
}
