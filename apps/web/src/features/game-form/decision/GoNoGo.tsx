import { Controller, useController, useFormContext } from 'react-hook-form'
import { formatDateTime } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Select } from '@tomogolf/ui/forms/Input.tsx'
import { TimeField } from '@tomogolf/ui/forms/TimeField.tsx'
import { DECIDE_DAYS, decideAtOf } from './decision-fields.ts'
import type { GameDraft } from '../game-draft.ts'

/**
 * The least number of players, and when that is decided. `locked`: guests have joined under these
 * terms, so only the time follows the tee time.
 */
export function GoNoGo({ draft, locked }: { draft: GameDraft; locked: boolean }) {
  const { t, language } = useI18n()
  const { control, register } = useFormContext<GameDraft>()
  const minPlayers = useController({ control, name: 'minPlayers' }).field
  const twosome = useController({ control, name: 'twoSomeGuarantee' }).field
  const decideAt = decideAtOf(draft)
  if (locked)
    return draft.minPlayers === null ? null : (
      <p className="text-s text-text-2">
        {t('hosting.decision.locked', { count: draft.minPlayers })}
      </p>
    )
  const numbers = Array.from({ length: draft.slots }, (_, index) => index + 2)
  return (
    <FieldGroup label={t('hosting.decision.label')} hint={t('hosting.decision.text')}>
      <ChipGroup
        name="minPlayers"
        value={draft.minPlayers === null ? 'any' : String(draft.minPlayers)}
        onChange={(value) => {
          minPlayers.onChange(value === 'any' ? null : Number(value))
          if (value !== 'any' && Number(value) > 2) twosome.onChange(false)
        }}
        options={[
          { value: 'any', label: t('hosting.decision.any') },
          ...numbers.map((number) => ({
            value: String(number),
            label: t('hosting.decision.least', { count: number }),
          })),
        ]}
      />
      {draft.minPlayers !== null && (
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          <Field label={t('hosting.decision.day')}>
            <Select {...register('decideDays', { valueAsNumber: true })}>
              {[...new Set([...DECIDE_DAYS, draft.decideDays])]
                .toSorted((a, b) => a - b)
                .map((days) => (
                  <option key={days} value={days}>
                    {t('hosting.decision.daysBefore', { count: days })}
                  </option>
                ))}
            </Select>
          </Field>
          <Controller
            control={control}
            name="decideTime"
            render={({ field }) => (
              <TimeField
                label={t('hosting.decision.time')}
                note={t('common.japanTime')}
                {...field}
              />
            )}
          />
          {decideAt !== undefined && (
            <p className="text-s text-text-2 md:col-span-2">
              {t('hosting.decision.summary', { time: formatDateTime(decideAt, language) })}
            </p>
          )}
        </div>
      )}
    </FieldGroup>
  )
}
