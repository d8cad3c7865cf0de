import { lazy, Suspense, useState } from 'react'
import { FileUp, Plus } from 'lucide-react'
import { REGIONS } from '@tomogolf/domain/regions'
import { api } from '@tomogolf/api-client/api.ts'
import { formatNumber } from '@tomogolf/format/numbers'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useList, type RowOf } from '../lib/use-list.ts'
import { Pairs, StateBadge, When } from '../components/cells.tsx'
import type { Column } from '../components/DataTable.tsx'
import { FilterSelect } from '../components/Filters.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { OpenRow } from '../components/OpenRow.tsx'
import { ReasonDialog } from '../components/ReasonDialog.tsx'
import { CourseDialog } from './CourseDialog.tsx'

const CourseImport = lazy(() => import('./CourseImport.tsx'))
export type Course = RowOf<'GET /api/admin/courses'>
const STATES = ['shown', 'hidden', 'merged', 'corrected'] as const
const stateOf = (course: Course) =>
  course.mergedInto ? 'merged' : course.hidden ? 'hidden' : 'shown'

/** Golf courses: list, add, edit, hide, merge, import. */
export function CoursesScreen() {
  const { t, language } = useI18n()
  const [act, setAct] = useState<'add' | 'import' | null>(null)
  const yen = (value: number | null) => (value === null ? '–' : formatNumber(value, language))
  const columns: Column<Course>[] = [
    {
      id: 'name',
      title: t('admin.course.name'),
      sort: 'name',
      cell: (course) => (
        <span>
          <OpenRow id={course.id}>{course.nameEn}</OpenRow>
          <span lang="ja" className="block pl-6.5 text-xs text-text-3">
            {course.nameJa}
          </span>
        </span>
      ),
    },
    {
      id: 'place',
      title: t('admin.course.place'),
      from: 'md',
      cell: (course) => `${course.municipality}, ${course.prefecture}`,
    },
    {
      id: 'holes',
      title: t('admin.course.holes'),
      right: true,
      from: 'lg',
      cell: (course) => course.holes ?? '–',
    },
    {
      id: 'price',
      title: t('admin.course.price'),
      right: true,
      from: 'xl',
      cell: (course) => `${yen(course.weekdayPriceJpy)} / ${yen(course.weekendPriceJpy)}`,
    },
    {
      id: 'games',
      title: t('admin.course.games'),
      right: true,
      from: 'md',
      cell: (course) => course.games,
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (course) => <StateBadge area="courseState" state={stateOf(course)} />,
    },
    {
      id: 'updated',
      title: t('admin.course.updated'),
      sort: 'updatedAt',
      right: true,
      from: 'xl',
      cell: (course) => <When at={course.updatedAt} year />,
    },
  ]
  return (
    <>
      <ListPage
        list="GET /api/admin/courses"
        title={t('admin.nav.courses')}
        columns={columns}
        order="name"
        searchFor={t('admin.course.search')}
        empty={t('admin.course.empty')}
        detail={(course) => <CourseDetail course={course} />}
        actions={
          <>
            <Button size="small" variant="outline" icon={FileUp} onClick={() => setAct('import')}>
              {t('admin.course.import')}
            </Button>
            <Button size="small" icon={Plus} onClick={() => setAct('add')}>
              {t('admin.course.add')}
            </Button>
          </>
        }
        filters={
          <>
            <FilterSelect
              name="region"
              label={t('admin.region')}
              options={REGIONS.map((value) => ({ value, label: t(`common.region.${value}`) }))}
            />
            <FilterSelect
              name="state"
              label={t('admin.state')}
              options={STATES.map((value) => ({ value, label: t(`admin.courseState.${value}`) }))}
            />
          </>
        }
      />
      {act === 'add' && <CourseDialog onClose={() => setAct(null)} />}
      {act === 'import' && (
        <Suspense>
          <CourseImport onClose={() => setAct(null)} />
        </Suspense>
      )}
    </>
  )
}

function CourseDetail({ course }: { course: Course }) {
  const t = useT()
  const [act, setAct] = useState<'edit' | 'hide' | 'merge' | null>(null)
  const close = () => setAct(null)
  return (
    <div className="grid gap-5 text-s">
      {course.corrected && !course.mergedInto && (
        <Alert tone="info">{t('admin.course.corrected')}</Alert>
      )}
      <Pairs
        className="lg:grid-cols-3"
        pairs={[
          [t('admin.user.id'), course.id],
          [t('admin.courseField.nameRomaji'), course.nameRomaji],
          [t('admin.course.mergedInto'), course.mergedInto],
          [
            `${t('admin.courseField.lat')}, ${t('admin.courseField.lng')}`,
            `${course.lat}, ${course.lng}`,
          ],
          [t('admin.courseField.par'), course.par],
          [t('admin.courseField.architect'), course.architect],
          [
            t('admin.courseField.terrain'),
            course.terrainKnown && t(`common.terrain.${course.terrain}`),
          ],
          [t('admin.courseField.priceYear'), course.priceYear],
          [t('admin.courseField.priceNote'), course.priceNote],
          [t('admin.courseField.access'), course.access],
          [
            t('admin.courseField.website'),
            course.website && (
              <a
                key="w"
                href={course.website}
                target="_blank"
                rel="noopener noreferrer"
                className="link"
              >
                {course.website}
              </a>
            ),
          ],
          [t('admin.courseField.events'), course.events],
        ]}
      />
      {!course.mergedInto && (
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => setAct('edit')}>
            {t('admin.course.edit')}
          </Button>
          <Button size="small" variant="outline" onClick={() => setAct('hide')}>
            {t(course.hidden ? 'admin.course.show' : 'admin.course.hide')}
          </Button>
          <Button size="small" variant="danger" onClick={() => setAct('merge')}>
            {t('admin.course.merge')}
          </Button>
        </div>
      )}
      {act === 'edit' && <CourseDialog course={course} onClose={close} />}
      {act === 'hide' && (
        <ReasonDialog
          draft={`hide ${course.id}`}
          title={t(course.hidden ? 'admin.course.showTitle' : 'admin.course.hideTitle', {
            name: course.nameEn,
          })}
          reasonHint={t('admin.edit.reasonHint')}
          submit={t(course.hidden ? 'admin.course.show' : 'admin.course.hide')}
          done={t('admin.course.saved')}
          onClose={close}
          run={(reason) =>
            api('PATCH /api/admin/courses/:id', {
              params: { id: course.id },
              body: {
                reason,
                seen: { hidden: course.hidden },
                changes: { hidden: !course.hidden },
              },
            })
          }
        />
      )}
      {act === 'merge' && <MergeDialog course={course} onClose={close} />}
    </div>
  )
}

/** The target is chosen from a search, never typed: a typo would move the games elsewhere. */
function MergeDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const t = useT()
  const [text, setText] = useState('')
  const [into, setInto] = useState<Course | null>(null)
  const { data } = useList(
    'GET /api/admin/courses',
    { search: text.trim(), state: 'shown' },
    text.trim().length > 1,
  )
  const found =
    text.trim().length > 1
      ? (data?.rows ?? []).filter((row) => row.id !== course.id).slice(0, 8)
      : []
  return (
    <ReasonDialog
      draft={`merge ${course.id}`}
      danger
      title={t('admin.course.mergeTitle', { name: course.nameEn })}
      description={t('admin.course.mergeText')}
      reasonHint={t('admin.edit.reasonHint')}
      submit={t('admin.course.merge')}
      done={t('admin.course.saved')}
      missing={into ? undefined : t('admin.course.choose')}
      onClose={onClose}
      run={(reason) =>
        api('POST /api/admin/courses/merge', {
          body: { from: course.id, into: into?.id ?? '', reason },
        })
      }
    >
      <Field
        label={t('admin.course.into')}
        hint={t('admin.course.intoHint', { count: course.games })}
      >
        <TextInput type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      {found.length > 0 && (
        <div role="radiogroup" aria-label={t('admin.course.into')} className="grid gap-1">
          {found.map((course) => (
            <label
              key={course.id}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-m border border-line px-3 py-1.5 text-s has-checked:border-focus has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="into"
                className="size-5 flex-none accent-success"
                checked={into?.id === course.id}
                onChange={() => setInto(course)}
              />
              {course.nameEn}, {course.municipality}, {course.prefecture}
              <span lang="ja" className="text-text-3">
                {course.nameJa}
              </span>
            </label>
          ))}
        </div>
      )}
    </ReasonDialog>
  )
}
