import { useEffect, useEffectEvent } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { SERIES_WEEKS_LEAST, laterDays } from '@tomogolf/domain/series/weekly-series'
import { formatDay } from '@tomogolf/format/dates'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Select } from '@tomogolf/ui/forms/Input.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useSetting } from '../../../queries/settings.ts'
import type { GameDraft } from '../game-draft.ts'

/** How many weeks in a row the game is played, and which of the later days are left out. */
export function RepeatWeekly({ draft }: { draft: GameDraft }) {
  const { t, language } = useI18n()
  const { control } = useFormContext<GameDraft>()
  const most = useSetting('series_weeks_max')
  const weeks = useController({ control, name: 'repeatWeeks' }).field
  const skipped = useController({ control, name: 'skippedDays' }).field
  const isTooLong = draft.repeatWeeks > Math.max(1, most)
  const shorten = useEffectEvent(() => weeks.onChange(most < SERIES_WEEKS_LEAST ? 1 : most))
  // a stored draft may be from before the operator allowed fewer weeks
  useEffect(() => {
    if (isTooLong) shorten()
  }, [isTooLong])
  if (most < SERIES_WEEKS_LEAST) return null
  const numbers = Array.from(
    { length: most - SERIES_WEEKS_LEAST + 1 },
    (_, index) => index + SERIES_WEEKS_LEAST,
  )
  const days = laterDays(draft.date, draft.repeatWeeks)
  const toggle = (day: string, isPlayed: boolean) =>
    skipped.onChange(
      isPlayed ? draft.skippedDays.filter((other) => other !== day) : [...draft.skippedDays, day],
    )
  return (
    <>
      <Field label={t('hosting.series.label')}>
        <Select
          ref={weeks.ref}
          value={draft.repeatWeeks}
          onChange={(event) => weeks.onChange(Number(event.currentTarget.value))}
        >
          <option value={1}>{t('hosting.series.once')}</option>
          {numbers.map((count) => (
            <option key={count} value={count}>
              {t('hosting.series.weeks', { count })}
            </option>
          ))}
        </Select>
      </Field>
      {days.length > 0 && (
        <FieldGroup
          label={t('hosting.series.dates', { day: formatDay(draft.date, language) })}
          hint={t('hosting.series.text')}
        >
          <div className="grid gap-x-4 gap-y-1 min-[480px]:grid-cols-2">
            {days.map((day) => (
              <Checkbox
                key={day}
                checked={!draft.skippedDays.includes(day)}
                onChange={(event) => toggle(day, event.currentTarget.checked)}
              >
                {formatDay(day, language, { year: true })}
              </Checkbox>
            ))}
          </div>
          {draft.booking && (
            <p className="mt-3 text-s text-text-2">{t('hosting.series.booking')}</p>
          )}
        </FieldGroup>
      )}
    </>
  )
}
