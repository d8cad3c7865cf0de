import { Link } from '@tanstack/react-router'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { prefectureName } from '@tomogolf/format/prefecture-name'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Flagstick } from '@tomogolf/ui/brand/Glyphs.tsx'
import { Pagination } from '@tomogolf/ui/data/Pagination.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { CourseRow } from './CourseRow.tsx'
import type { CoursePage, ListedCourse } from '../../queries/courses.ts'
import { bandOf } from './course-filters.ts'
import type { CoursesSearch } from './courses-search.ts'

/** Number of pictures above the fold, loaded eagerly. */
const EAGER = 3

/** One page of courses, grouped by its order: letters, prefectures or price bands. */
export function CourseList({
  page,
  search,
  old,
}: {
  page: CoursePage
  search: CoursesSearch
  old: boolean
}) {
  const heading = useHeading(search)
  const groups = groupBy(page.courses, heading)
  const { page: number, totalPages } = page.pagination
  return (
    <>
      <div aria-busy={old} className={cx('transition-opacity', old && 'opacity-55')}>
        {groups.map(({ title, courses }, group) => (
          <section key={title ?? group}>
            {title !== null && (
              <h3 className="border-b border-line pt-6 pb-2 text-s font-semibold text-text-3">
                {title}
              </h3>
            )}
            <ul className="lg:max-xl:grid lg:max-xl:grid-cols-2 lg:max-xl:gap-x-8">
              {courses.map((course, index) => (
                <CourseRow
                  key={course.id}
                  course={course}
                  eager={group === 0 && index < EAGER}
                  heading={title === null ? 'h3' : undefined}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Pagination
        page={number}
        totalPages={totalPages}
        link={(to, look) => (
          <Link
            to="/golf-courses"
            search={{ ...search, page: to === 1 ? undefined : to }}
            hash="courses"
            {...look}
          />
        )}
      />
    </>
  )
}

/** The heading of a course; null if the list has none (search results). */
function useHeading({
  view,
  q,
  prefecture,
  price,
}: CoursesSearch): (course: ListedCourse) => string | null {
  const { t, language } = useI18n()
  // Hokkaido is both a region and a prefecture
  if (view === 'region')
    return (course) =>
      prefecture
        ? null
        : [
            ...new Set([
              t(`common.region.${course.region}`),
              prefectureName(course.prefecture, language),
            ]),
          ].join(' · ')
  if (view === 'price') return (course) => (price ? null : t(`courses.band.${bandOf(course)}`))
  return q ? () => null : (course) => course.name.normalize('NFD').charAt(0).toUpperCase()
}
function groupBy(
  courses: readonly ListedCourse[],
  heading: (course: ListedCourse) => string | null,
): { title: string | null; courses: ListedCourse[] }[] {
  const groups: { title: string | null; courses: ListedCourse[] }[] = []
  for (const course of courses) {
    const title = heading(course)
    const last = groups.at(-1)
    if (last && last.title === title) last.courses.push(course)
    else groups.push({ title, courses: [course] })
  }
  return groups
}

export function NoCourses() {
  const { t } = useI18n()
  return (
    <div className="pt-6">
      <EmptyState
        icon={Flagstick}
        seed="no-courses"
        title={t('courses.empty.title')}
        action={
          <>
            <LinkButton to="/golf-courses" variant="secondary">
              {t('courses.empty.clear')}
            </LinkButton>
            <Link to="/book-japan-golf" className="arrow-link">
              {t('courses.empty.ask')}
            </Link>
          </>
        }
      >
        {t('courses.empty.text')}
      </EmptyState>
    </div>
  )
}
