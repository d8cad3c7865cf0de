import { useState } from 'react'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import type { Course } from '../../lib/records.ts'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { CourseDialog } from './CourseDialog.tsx'
import { CourseMergeDialog } from './CourseMergeDialog.tsx'
import { May } from '../../lib/may.tsx'

/** A course with its actions: edit, hide or show, merge. */
export function CourseDetail({ course }: { course: Course }) {
  const t = useT()
  const [action, setAction] = useState<'edit' | 'hide' | 'merge' | null>(null)
  const close = () => setAction(null)
  return (
    <div className="grid gap-5 text-s">
      {course.corrected && !course.mergedInto && (
        <Alert tone="info">{t('admin.course.corrected')}</Alert>
      )}
      <DescriptionGrid
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
          [t('admin.courseField.lastBus'), course.lastBus],
          [t('admin.courseField.lastBusSourceUrl'), course.lastBusSourceUrl],
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
        <May do="courses.edit">
          <div className="flex flex-wrap gap-3">
            <Button size="small" onClick={() => setAction('edit')}>
              {t('admin.course.edit')}
            </Button>
            <Button size="small" variant="outline" onClick={() => setAction('hide')}>
              {t(course.hidden ? 'admin.course.show' : 'admin.course.hide')}
            </Button>
            <Button size="small" variant="danger" onClick={() => setAction('merge')}>
              {t('admin.course.merge')}
            </Button>
          </div>
        </May>
      )}
      {action === 'edit' && <CourseDialog course={course} onClose={close} />}
      {action === 'hide' && (
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
      {action === 'merge' && <CourseMergeDialog course={course} onClose={close} />}
    </div>
  )
}
