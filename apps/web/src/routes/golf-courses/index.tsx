import { createFileRoute } from '@tanstack/react-router'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { pathOf, regionOf } from '../../features/courses/course-filters.ts'
import { courseListQuery, coursesSearch } from '../../features/courses/courses-search.ts'
import { CoursesScreen } from '../../features/courses/CoursesScreen.tsx'
import { formatNumber } from '@tomogolf/format/numbers'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { ensureQuery } from '../../queries/ensure-query.ts'
import { prefectureName } from '@tomogolf/format/prefecture-name'
import { PageHead } from '../../components/PageHead.tsx'

const allCoursesQuery = courseListQuery({})

export const Route = createFileRoute('/golf-courses/')({
  staticData: { areas: ['courses'] },
  validateSearch: coursesSearch,
  loaderDeps: ({ search }) => coursesSearch(search),
  loader: async ({ context: { queryClient }, deps }) => {
    const list = ensureQuery(queryClient, courseListQuery(deps))
    const all = ensureQuery(queryClient, allCoursesQuery)
    // in the browser the page shows loading and failure itself
    if (typeof window === 'undefined') await list
    else list.catch(() => undefined)
    await all
  },
  component: Courses,
})

function Courses() {
  const { t, language } = useI18n()
  const search = Route.useLoaderDeps()
  const { data } = useSuspenseQuery(allCoursesQuery)
  const region = regionOf(search)
  const place = search.prefecture
    ? prefectureName(search.prefecture, language)
    : region && t(`common.region.${region}`)
  const inPlace = Object.entries(data.byPrefecture)
    .filter(
      ([prefecture]) =>
        regionOf({ prefecture }) === region &&
        (!search.prefecture || prefecture === search.prefecture),
    )
    .reduce((sum, [, { courses }]) => sum + courses, 0)
  // not indexed: a later page, a page beyond the last, a search without results
  const empty = useQuery(courseListQuery(search)).data?.courses.length === 0
  const noindex = empty || search.page !== undefined
  const count = (value: number) => formatNumber(value, language)
  return (
    <>
      {place ? (
        <PageHead
          title={t('courses.pageTitleIn', { place })}
          description={t('courses.descriptionIn', { place, count: count(inPlace) })}
          path={pathOf(search)}
          noindex={noindex}
        />
      ) : (
        <PageHead
          title={t('courses.pageTitle')}
          description={t('courses.description', { count: count(data.pagination.total) })}
          path={pathOf(search)}
          noindex={noindex}
        />
      )}
      <CoursesScreen search={search} total={data.pagination.total} />
    </>
  )
}
