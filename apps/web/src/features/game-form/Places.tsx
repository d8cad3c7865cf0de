import { MAX_SLOTS, SKILL_LEVELS } from '@tomogolf/domain/game'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Fieldset } from '@tomogolf/ui/forms/Fieldset.tsx'
import { Stepper } from '@tomogolf/ui/forms/Stepper.tsx'
import type { Change, Draft } from './draft.ts'

/** How many guests, and of which level. `guests`: so many have joined already. */
export function Places({
  draft,
  change,
  guests,
}: {
  draft: Draft
  change: Change
  guests: number
}) {
  const { t } = useI18n()
  return (
    <Fieldset title={t('hosting.part.places')} about={t('hosting.part.placesText')}>
      <Field
        label={t('hosting.slots.label')}
        hint={
          guests > 0
            ? t('hosting.slots.taken', { count: guests })
            : t('hosting.slots.group', { count: draft.slots + 1 })
        }
      >
        <Stepper
          value={draft.slots}
          min={Math.max(1, guests)}
          max={MAX_SLOTS}
          onChange={(slots) => change({ slots })}
        />
      </Field>
      <FieldGroup label={t('hosting.skill')}>
        <ChipGroup
          name="skill"
          value={draft.skillLevel}
          onChange={(skillLevel) => change({ skillLevel })}
          options={SKILL_LEVELS.map((value) => ({ value, label: t(`common.skill.${value}`) }))}
        />
      </FieldGroup>
    </Fieldset>
  )
}
