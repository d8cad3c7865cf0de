import { Controller, useFormContext } from 'react-hook-form'
import { MAX_SLOTS, SKILL_LEVELS } from '@tomogolf/domain/game'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Fieldset } from '@tomogolf/ui/forms/Fieldset.tsx'
import { Stepper } from '@tomogolf/ui/forms/Stepper.tsx'
import type { GameDraft } from './game-draft.ts'

/** The number of guests and their level. `guests`: how many have joined already. */
export function Seats({ slots, guests }: { slots: number; guests: number }) {
  const t = useT()
  const { control } = useFormContext<GameDraft>()
  return (
    <Fieldset title={t('hosting.part.places')} about={t('hosting.part.placesText')}>
      <Field
        label={t('hosting.slots.label')}
        hint={
          guests > 0
            ? t('hosting.slots.taken', { count: guests })
            : t('hosting.slots.group', { count: slots + 1 })
        }
      >
        <Controller
          control={control}
          name="slots"
          render={({ field: { value, onChange } }) => (
            <Stepper value={value} min={Math.max(1, guests)} max={MAX_SLOTS} onChange={onChange} />
          )}
        />
      </Field>
      <FieldGroup label={t('hosting.skill')}>
        <Controller
          control={control}
          name="skillLevel"
          render={({ field: { value, onChange } }) => (
            <ChipGroup
              name="skill"
              value={value}
              onChange={onChange}
              options={SKILL_LEVELS.map((level) => ({
                value: level,
                label: t(`common.skill.${level}`),
              }))}
            />
          )}
        />
      </FieldGroup>
    </Fieldset>
  )
}
