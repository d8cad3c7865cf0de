import { useState } from 'react'
import { TERRAINS } from '@tomogolf/domain/game'
import type { BodyOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { useDraft } from '../../lib/drafts.ts'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import type { Course } from '../../lib/records.ts'

const TEXTS = [
  'nameEn',
  'nameJa',
  'nameRomaji',
  'prefecture',
  'municipality',
  'municipalityJa',
  'priceNote',
  'priceSourceUrl',
  'architect',
  'access',
  'lastBus',
  'lastBusSourceUrl',
  'website',
  'events',
] as const
const NUMBERS = [
  'lat',
  'lng',
  'holes',
  'par',
  'weekdayPriceJpy',
  'weekendPriceJpy',
  'priceYear',
  'openedYear',
] as const
const ORDER = [
  'nameEn',
  'nameJa',
  'nameRomaji',
  'prefecture',
  'municipality',
  'municipalityJa',
  'lat',
  'lng',
  'holes',
  'par',
  'weekdayPriceJpy',
  'weekendPriceJpy',
  'priceYear',
  'priceNote',
  'priceSourceUrl',
  'architect',
  'openedYear',
  'access',
  'lastBus',
  'lastBusSourceUrl',
  'website',
  'events',
] as const
const REQUIRED: readonly string[] = [
  'nameEn',
  'nameJa',
  'prefecture',
  'municipality',
  'municipalityJa',
  'lat',
  'lng',
]
type Name = (typeof TEXTS)[number] | (typeof NUMBERS)[number] | 'terrain' | 'visitorsWelcome'
type Values = Record<Name, string>
const isNumber = (name: Name): boolean => (NUMBERS as readonly string[]).includes(name)
const toText = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const toFormValues = (course: Course | undefined): Values => ({
  ...(Object.fromEntries(ORDER.map((name) => [name, toText(course?.[name])])) as Values),
  terrain: course?.terrainKnown ? course.terrain : '',
  visitorsWelcome: toText(course?.visitorsWelcome),
})

/** The change for the API: an empty value is unknown, the terrain is known only if chosen. */
function toChange(name: Name, value: string): Record<string, unknown> {
  if (name === 'terrain')
    return value ? { terrain: value, terrainKnown: true } : { terrainKnown: false }
  if (value.trim() === '') return { [name]: name === 'nameRomaji' ? '' : null }
  return { [name]: isNumber(name) ? Number(value) : value.trim() }
}

/** Adds a course, or edits one: only changed fields are sent. */
export function CourseDialog({ course, onClose }: { course?: Course; onClose: () => void }) {
  const t = useT()
  // the course when the dialog opened; after a conflict, the current one
  const [initial] = useState(course),
    [hadConflict, setHadConflict] = useState(false)
  const base = hadConflict ? course : initial
  const seen = toFormValues(base)
  const { edited, edit, clear } = useDraft(`course ${course?.id ?? 'new'}`)
  const values = { ...seen, ...edited }
  const names = Object.keys(values) as Name[]
  const changed = names.filter((name) => values[name] !== seen[name])
  const missing = REQUIRED.filter((name) => !values[name as Name].trim())
    .map((name) => t(`admin.courseField.${name as 'nameEn'}`))
    .join(', ')
  const setField = (name: Name) => (event: { target: { value: string } }) =>
    edit(name, event.target.value)
  const save = (reason: string) => {
    if (!base)
      return api('POST /api/admin/courses', {
        body: {
          reason,
          fields: Object.assign(
            { terrain: 'parkland' },
            ...names.map((name) => toChange(name, values[name])),
          ) as BodyOf<'POST /api/admin/courses'>['fields'],
        },
      })
    const seenValues = Object.fromEntries(
      changed.filter((name) => name !== 'terrain').map((name) => [name, base[name]]),
    )
    return api('PATCH /api/admin/courses/:id', {
      params: { id: base.id },
      body: {
        reason,
        seen: seenValues,
        changes: Object.assign({}, ...changed.map((name) => toChange(name, values[name]))),
      },
    })
  }
  return (
    <ReasonDialog
      draft={`course ${course?.id ?? 'new'}`}
      title={
        course ? t('admin.course.editTitle', { name: course.nameEn }) : t('admin.course.addTitle')
      }
      reasonHint={t('admin.edit.reasonHint')}
      submit={t('common.save')}
      done={t('admin.course.saved')}
      missing={
        missing
          ? t('admin.edit.missing', { fields: missing })
          : changed.length === 0
            ? t('admin.edit.nothing')
            : undefined
      }
      wide
      onClose={onClose}
      onDone={clear}
      onConflict={() => setHadConflict(true)}
      run={save}
    >
      <div className="grid gap-4 md:grid-cols-2">
        {ORDER.map((name) => (
          <Field
            key={name}
            label={t(`admin.courseField.${name}`)}
            optional={!REQUIRED.includes(name)}
            hint={
              base && changed.includes(name)
                ? t('admin.edit.was', { value: seen[name] || '–' })
                : undefined
            }
          >
            <TextInput
              value={values[name]}
              inputMode={isNumber(name) ? 'decimal' : undefined}
              onChange={setField(name)}
              maxLength={500}
            />
          </Field>
        ))}
        <Field label={t('admin.courseField.terrain')} optional>
          <Select value={values.terrain} onChange={setField('terrain')}>
            <option value="">–</option>
            {TERRAINS.map((value) => (
              <option key={value} value={value}>
                {t(`common.terrain.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('admin.courseField.visitorsWelcome')} optional>
          <Select value={values.visitorsWelcome} onChange={setField('visitorsWelcome')}>
            <option value="">–</option>
            <option value="yes">{t('admin.yes')}</option>
            <option value="no">{t('admin.no')}</option>
          </Select>
        </Field>
      </div>
    </ReasonDialog>
  )
}
