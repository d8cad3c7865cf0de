import { createFileRoute } from '@tanstack/react-router'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import {
  coursesQuery,
  coursesSearch,
  pathOf,
  regionOf,
} from '../../features/courses/courses-search.ts'
import { CoursesScreen } from '../../features/courses/CoursesScreen.tsx'
import { formatNumber } from '@tomogolf/format/format'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { load } from '../../queries/load.ts'
import { prefectureName } from '@tomogolf/format/prefecture-name'
import { PageHead } from '@tomogolf/ui/data/PageHead.tsx'

const everything = coursesQuery({})

export const Route = createFileRoute('/golf-courses/')({
  staticData: { areas: ['courses'] },
  validateSearch: coursesSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const list = load(queryClient, coursesQuery(deps))
    const all = load(queryClient, everything)
    // in the browser the page shows itself that another list is on its way, or did not come
    if (typeof window === 'undefined') await list
    else list.catch(() => undefined)
    await all
  },
  component: Courses,
})

function Courses() {
  const { t, language } = useI18n()
  const search = Route.useSearch()
  const { data } = useSuspenseQuery(everything)
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
    .reduce((n, [, { courses }]) => n + courses, 0)
  // a later page, one beyond the last, a search without an answer
  const empty = useQuery(coursesQuery(search)).data?.courses.length === 0
  const noindex = empty || search.page !== undefined
  const count = (n: number) => formatNumber(n, language)
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
