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
const stateOf = (c: Course) => (c.mergedInto ? 'merged' : c.hidden ? 'hidden' : 'shown')

/** Golf courses: find, add, correct, hide, merge, import. */
export function CoursesScreen() {
  const { t, language } = useI18n()
  const [act, setAct] = useState<'add' | 'import' | null>(null)
  const yen = (value: number | null) => (value === null ? '–' : formatNumber(value, language))
  const columns: Column<Course>[] = [
    {
      id: 'name',
      title: t('admin.course.name'),
      sort: 'name',
      cell: (c) => (
        <span>
          <OpenRow id={c.id}>{c.nameEn}</OpenRow>
          <span lang="ja" className="block pl-6.5 text-xs text-text-3">
            {c.nameJa}
          </span>
        </span>
      ),
    },
    {
      id: 'place',
      title: t('admin.course.place'),
      from: 'md',
      cell: (c) => `${c.municipality}, ${c.prefecture}`,
    },
    {
      id: 'holes',
      title: t('admin.course.holes'),
      right: true,
      from: 'lg',
      cell: (c) => c.holes ?? '–',
    },
    {
      id: 'price',
      title: t('admin.course.price'),
      right: true,
      from: 'xl',
      cell: (c) => `${yen(c.weekdayPriceJpy)} / ${yen(c.weekendPriceJpy)}`,
    },
    { id: 'games', title: t('admin.course.games'), right: true, from: 'md', cell: (c) => c.games },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (c) => <StateBadge area="courseState" state={stateOf(c)} />,
    },
    {
      id: 'updated',
      title: t('admin.course.updated'),
      sort: 'updatedAt',
      right: true,
      from: 'xl',
      cell: (c) => <When at={c.updatedAt} year />,
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
        detail={(c) => <CourseDetail course={c} />}
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

function CourseDetail({ course: c }: { course: Course }) {
  const t = useT()
  const [act, setAct] = useState<'edit' | 'hide' | 'merge' | null>(null)
  const close = () => setAct(null)
  return (
    <div className="grid gap-5 text-s">
      {c.corrected && !c.mergedInto && <Alert tone="info">{t('admin.course.corrected')}</Alert>}
      <Pairs
        className="lg:grid-cols-3"
        pairs={[
          [t('admin.user.id'), c.id],
          [t('admin.courseField.nameRomaji'), c.nameRomaji],
          [t('admin.course.mergedInto'), c.mergedInto],
          [`${t('admin.courseField.lat')}, ${t('admin.courseField.lng')}`, `${c.lat}, ${c.lng}`],
          [t('admin.courseField.par'), c.par],
          [t('admin.courseField.architect'), c.architect],
          [t('admin.courseField.terrain'), c.terrainKnown && t(`common.terrain.${c.terrain}`)],
          [t('admin.courseField.priceYear'), c.priceYear],
          [t('admin.courseField.priceNote'), c.priceNote],
          [t('admin.courseField.access'), c.access],
          [
            t('admin.courseField.website'),
            c.website && (
              <a
                key="w"
                href={c.website}
                target="_blank"
                rel="noopener noreferrer"
                className="link"
              >
                {c.website}
              </a>
            ),
          ],
          [t('admin.courseField.events'), c.events],
        ]}
      />
      {!c.mergedInto && (
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => setAct('edit')}>
            {t('admin.course.edit')}
          </Button>
          <Button size="small" variant="outline" onClick={() => setAct('hide')}>
            {t(c.hidden ? 'admin.course.show' : 'admin.course.hide')}
          </Button>
          <Button size="small" variant="danger" onClick={() => setAct('merge')}>
            {t('admin.course.merge')}
          </Button>
        </div>
      )}
      {act === 'edit' && <CourseDialog course={c} onClose={close} />}
      {act === 'hide' && (
        <ReasonDialog
          draft={`hide ${c.id}`}
          title={t(c.hidden ? 'admin.course.showTitle' : 'admin.course.hideTitle', {
            name: c.nameEn,
          })}
          reasonHint={t('admin.edit.reasonHint')}
          submit={t(c.hidden ? 'admin.course.show' : 'admin.course.hide')}
          done={t('admin.course.saved')}
          onClose={close}
          run={(reason) =>
            api('PATCH /api/admin/courses/:id', {
              params: { id: c.id },
              body: { reason, seen: { hidden: c.hidden }, changes: { hidden: !c.hidden } },
            })
          }
        />
      )}
      {act === 'merge' && <MergeDialog course={c} onClose={close} />}
    </div>
  )
}

/** The other course is searched for and chosen, never typed: a mistyped address would take the games elsewhere. */
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
    text.trim().length > 1 ? (data?.rows ?? []).filter((c) => c.id !== course.id).slice(0, 8) : []
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
          {found.map((c) => (
            <label
              key={c.id}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-m border border-line px-3 py-1.5 text-s has-checked:border-focus has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="into"
                className="size-5 flex-none accent-success"
                checked={into?.id === c.id}
                onChange={() => setInto(c)}
              />
              {c.nameEn}, {c.municipality}, {c.prefecture}
              <span lang="ja" className="text-text-3">
                {c.nameJa}
              </span>
            </label>
          ))}
        </div>
      )}
    </ReasonDialog>
  )
}
