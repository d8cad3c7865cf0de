import { lazy, Suspense, useState } from 'react'
import { FileUp, Plus } from 'lucide-react'
import { REGIONS } from '@tomogolf/domain/regions'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import type { Course } from '../../lib/records.ts'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import type { Column } from '../../components/DataTable.tsx'
import { FilterSelect } from '../../components/Filters.tsx'
import { ListPage } from '../../components/ListPage.tsx'
import { RowToggle } from '../../components/RowToggle.tsx'
import { CourseDetail } from './CourseDetail.tsx'
import { CourseDialog } from './CourseDialog.tsx'
import { May } from '../../lib/may.tsx'

const CourseImportDialog = lazy(() => import('./CourseImportDialog.tsx'))
const STATES = ['shown', 'hidden', 'merged', 'corrected'] as const
const stateOf = (course: Course) =>
  course.mergedInto ? 'merged' : course.hidden ? 'hidden' : 'shown'

/** The list of golf courses, with adding and importing. */
export function CoursesScreen() {
  const { t, language } = useI18n()
  const [action, setAction] = useState<'add' | 'import' | null>(null)
  const yen = (value: number | null) =>
    value === null ? '–' : formatAmount({ amount: value, currency: 'JPY' }, language)
  const columns: Column<Course>[] = [
    {
      id: 'name',
      title: t('admin.course.name'),
      sort: 'name',
      cell: (course) => (
        <span>
          <RowToggle id={course.id}>{course.nameEn}</RowToggle>
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
      cell: (course) => <Timestamp at={course.updatedAt} year />,
    },
  ]
  return (
    <>
      <ListPage
        list="GET /api/admin/courses"
        title={t('admin.nav.courses')}
        columns={columns}
        defaultSort="name"
        searchFor={t('admin.course.search')}
        empty={t('admin.course.empty')}
        detail={(course) => <CourseDetail course={course} />}
        actions={
          <May do="courses.edit">
            <Button
              size="small"
              variant="outline"
              icon={FileUp}
              onClick={() => setAction('import')}
            >
              {t('admin.course.import')}
            </Button>
            <Button size="small" icon={Plus} onClick={() => setAction('add')}>
              {t('admin.course.add')}
            </Button>
          </May>
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
      {action === 'add' && <CourseDialog onClose={() => setAction(null)} />}
      {action === 'import' && (
        <Suspense>
          <CourseImportDialog onClose={() => setAction(null)} />
        </Suspense>
      )}
    </>
  )
}
