import { Controller, useFormContext } from 'react-hook-form'
import { MAX_SLOTS, SKILL_LEVELS } from '@tomogolf/domain/game'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { Textarea } from '@tomogolf/ui/forms/Input.tsx'
import { Stepper } from '@tomogolf/ui/forms/Stepper.tsx'
import { Audience } from './audience/Audience.tsx'
import { GoNoGo } from './decision/GoNoGo.tsx'
import type { GameDraft } from './game-draft.ts'

/**
 * The number of guests, their level, and a message to them. `guests`: how many have joined;
 * `isDecided`: whether the game is played has been decided. `isNew`: not an edit.
 */
export function Players({
  draft,
  guests,
  isDecided,
  isNew,
}: {
  draft: GameDraft
  guests: number
  isDecided: boolean
  isNew: boolean
}) {
  const t = useT()
  const { control, register } = useFormContext<GameDraft>()
  return (
    <>
      <Field
        label={t('hosting.slots.label')}
        hint={
          guests > 0
            ? t('hosting.slots.taken', { count: guests })
            : t('hosting.slots.group', { count: draft.slots + 1 })
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
      <Audience womenOnly={draft.womenOnly} locked={guests > 0} isNew={isNew} />
      <GoNoGo draft={draft} locked={guests > 0 || isDecided} />
      {(draft.minPlayers ?? 2) === 2 && (
        <Checkbox {...register('twoSomeGuarantee')}>
          {t('hosting.flag.twoSomeGuarantee')}
          <span className="block text-s text-text-3">{t('hosting.flag.twoSomeGuaranteeText')}</span>
        </Checkbox>
      )}
      <Field label={t('hosting.notes.label')} optional hint={t('hosting.notes.hint')}>
        <Textarea rows={5} maxLength={2000} {...register('notes')} />
      </Field>
    </>
  )
}
