import { useId, useState } from 'react'
import { Controller, useController, useFormContext } from 'react-hook-form'
import { MapPin } from 'lucide-react'
import { COURSE_TYPES, TERRAINS } from '@tomogolf/domain/game'
import type { WrittenPlace } from '@tomogolf/domain/launch/region-problem'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { CourseField } from '../../components/CourseField.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { TimeField } from '@tomogolf/ui/forms/TimeField.tsx'
import { useRegionProblem } from '../../components/regions/use-region-rules.ts'
import { ChosenCourse } from './ChosenCourse.tsx'
import { courseFields, NO_COURSE } from './chosen-course.ts'
import { DateButton, DateChoice, useDateChoice } from './DateField.tsx'
import type { GameDraft } from './game-draft.ts'
import { regionOf } from '../../components/regions/region-of.ts'
import { useTeeTimeText, type TeeTimeProblem } from './tee-time.ts'
import { setFields } from './use-host-form.ts'

/** The course, its address, the date and the tee time, and the kind of round. */
export function CourseAndTime({
  draft,
  teeTimeIssue,
  opened,
}: {
  draft: GameDraft
  teeTimeIssue: TeeTimeProblem | null
  /** Where an edited game was when it was opened: it stays when its region closes. */
  opened: WrittenPlace | undefined
}) {
  const t = useT()
  const teeTimeText = useTeeTimeText()
  const form = useFormContext<GameDraft>()
  const { control, register } = form
  const change = (fields: Partial<GameDraft>) => setFields(form, fields)
  const courseName = useController({ control, name: 'courseName' }).field
  const date = useController({ control, name: 'date' }).field
  const time = useController({ control, name: 'time' }).field
  const [isWriting, setWriting] = useState(false)
  const location = register('location')
  const problem = useRegionProblem({ ...draft, region: regionOf(draft) }, opened)
  // an address that is half written names no prefecture yet
  const isTooEarly = problem === 'REGION_UNKNOWN' && (isWriting || draft.location.trim() === '')
  const panel = useId()
  const dates = useDateChoice(date.onChange)
  return (
    <>
      {draft.courseId ? (
        <ChosenCourse draft={draft} onChange={() => change(NO_COURSE)} />
      ) : (
        <CourseField
          ref={courseName.ref}
          value={courseName.value}
          onType={courseName.onChange}
          onChoose={(course) => change(courseFields(course))}
        />
      )}
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
          maxLength={200}
          autoComplete="off"
          {...location}
          onFocus={() => setWriting(true)}
          onBlur={(event) => {
            setWriting(false)
            void location.onBlur(event)
          }}
        />
      </Field>
      {problem && !isTooEarly && (
        <Alert tone="warning" role="status">
          {t(`errors.${problem}`)}
        </Alert>
      )}
      <div className="grid gap-4 min-[480px]:grid-cols-2">
        <div ref={dates.box}>
          <Field label={t('hosting.date.label')} required>
            <DateButton
              ref={date.ref}
              value={date.value}
              open={dates.open}
              onToggle={dates.toggle}
              panelId={panel}
            />
          </Field>
        </div>
        <TimeField
          ref={time.ref}
          label={t('hosting.time.label')}
          note={t('common.japanTime')}
          required
          error={teeTimeIssue ? teeTimeText(teeTimeIssue) : undefined}
          value={time.value}
          onChange={time.onChange}
        />
        {dates.open && (
          <div className="min-[480px]:col-span-2">
            <DateChoice id={panel} value={date.value} onChoose={dates.choose} />
          </div>
        )}
      </div>
      <FieldGroup label={t('hosting.round')}>
        <Controller
          control={control}
          name="courseType"
          render={({ field: { value, onChange } }) => (
            <ChipGroup
              name="courseType"
              value={value}
              onChange={onChange}
              options={COURSE_TYPES.map((type) => ({
                value: type,
                label: t(`hosting.courseType.${type}`),
              }))}
            />
          )}
        />
      </FieldGroup>
      <FieldGroup label={t('hosting.terrain')}>
        <Controller
          control={control}
          name="courseTerrain"
          render={({ field: { value, onChange } }) => (
            <ChipGroup
              name="terrain"
              value={value}
              onChange={onChange}
              options={TERRAINS.map((terrain) => ({
                value: terrain,
                label: t(`common.terrain.${terrain}`),
              }))}
            />
          )}
        />
      </FieldGroup>
    </>
  )
}
