import { useId } from 'react'
import { Clock, MapPin } from 'lucide-react'
import { japanClock } from '@tomogolf/domain/time'
import { TERRAINS } from '@tomogolf/domain/game'
import { formatDateTime } from '@tomogolf/format/format'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useSetting } from '../../queries/settings.ts'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { CourseField } from '../../components/CourseField.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Fieldset } from '@tomogolf/ui/forms/Fieldset.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import type { TeeTimeProblem } from './checks.ts'
import { ChosenCourse } from './ChosenCourse.tsx'
import { DateButton, DateChoice, useDateChoice } from './DateField.tsx'
import type { Change, Draft } from './draft.ts'

/** Why a tee time cannot be, with the earliest one that can. */
export function useTeeTimeText(): (problem: TeeTimeProblem) => string {
  const { t, language } = useI18n()
  const hours = useSetting('host_lead_hours')
  return (problem) => {
    if (problem.kind === 'past') return t('errors.TEE_TIME_PAST')
    if (problem.kind === 'far') return t('errors.TEE_TIME_TOO_FAR')
    return problem.today
      ? t('hosting.time.soonToday', { hours, time: japanClock(problem.earliest) })
      : t('hosting.time.soon', { hours, time: formatDateTime(problem.earliest, language) })
  }
}

export function CourseAndTime({
  draft,
  change,
  teeTime,
}: {
  draft: Draft
  change: Change
  teeTime: TeeTimeProblem | null
}) {
  const { t } = useI18n()
  const say = useTeeTimeText()
  const panel = useId()
  const dates = useDateChoice((date) => change({ date }))
  return (
    <Fieldset title={t('hosting.part.course')} about={t('hosting.part.courseText')}>
      {draft.courseId ? (
        <ChosenCourse
          draft={draft}
          onChange={() => change({ courseId: null, courseNameJa: null, region: null })}
        />
      ) : (
        <CourseField
          value={draft.courseName}
          onType={(courseName) => change({ courseName })}
          onChoose={(course) =>
            change({
              courseId: course.id,
              courseName: course.name,
              courseNameJa: course.nameJa,
              location: course.address,
              region: course.region,
              ...(course.terrainKnown && { courseTerrain: course.terrain }),
            })
          }
        />
      )}
      <div data-check="location">
        <Field
          label={t('hosting.location.label')}
          required
          hint={
            draft.region
              ? t('hosting.location.region', { region: t(`common.region.${draft.region}`) })
              : undefined
          }
        >
          <TextInput
            icon={MapPin}
            value={draft.location}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => change({ location: event.currentTarget.value })}
          />
        </Field>
      </div>
      <div className="grid gap-4 min-[480px]:grid-cols-2">
        <div data-check="date" ref={dates.box}>
          <Field label={t('hosting.date.label')} required>
            <DateButton
              value={draft.date}
              open={dates.open}
              onToggle={dates.toggle}
              panelId={panel}
            />
          </Field>
        </div>
        <div data-check="time">
          <Field
            label={t('hosting.time.label')}
            note={t('common.japanTime')}
            required
            error={teeTime ? say(teeTime) : undefined}
          >
            <TextInput
              icon={Clock}
              type="time"
              step={60}
              value={draft.time}
              onChange={(event) => change({ time: event.currentTarget.value })}
              className="[color-scheme:dark]"
            />
          </Field>
        </div>
        {dates.open && (
          <div className="min-[480px]:col-span-2">
            <DateChoice id={panel} value={draft.date} onChoose={dates.choose} />
          </div>
        )}
      </div>
      <FieldGroup label={t('hosting.terrain')}>
        <ChipGroup
          name="terrain"
          value={draft.courseTerrain}
          onChange={(courseTerrain) => change({ courseTerrain })}
          options={TERRAINS.map((value) => ({ value, label: t(`common.terrain.${value}`) }))}
        />
      </FieldGroup>
    </Fieldset>
  )
}
