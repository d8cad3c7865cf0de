import { useState } from 'react'
import { PREFECTURES } from '@tomogolf/artwork/prefectures.data'
import { formatNumber } from '@tomogolf/format/numbers'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { prefectureName } from '@tomogolf/format/prefecture-name'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { Attribution } from './Attribution.tsx'
import { ListControls, PlaceChips } from './Controls.tsx'
import { CourseList, NoCourses } from './CourseList.tsx'
import type { CoursePage } from '../../queries/courses.ts'
import { regionOf } from './course-filters.ts'
import type { CoursesSearch } from './courses-search.ts'
import { HeatKey, PrefectureTiles, RegionTiles, type Shown } from './TileMap.tsx'
import { useCourses } from './use-courses.ts'

const countsOf = (
  page: CoursePage | undefined,
  what: 'openGames' | 'courses',
): Record<string, number> =>
  Object.fromEntries(PREFECTURES.map(({ en }) => [en, page?.byPrefecture[en]?.[what] ?? 0]))
const sum = (counts: Record<string, number>, wanted: (prefecture: string) => boolean) =>
  Object.entries(counts).reduce(
    (total, [prefecture, count]) => total + (wanted(prefecture) ? count : 0),
    0,
  )

/** The course list: a map of Japan and the courses of the selected place, stacked on phones. */
export function CoursesScreen({
  search,
  total,
}: {
  search: CoursesSearch
  /** Number of courses in Japan. */
  total: number
}) {
  const { t, language } = useI18n()
  const [shows, setShows] = useState<Shown>('games')
  const { page, old, error, retry } = useCourses(search)
  const counts = countsOf(page, shows === 'games' ? 'openGames' : 'courses')
  return (
    <div className="wrap [--wrap:1320px]">
      <div className="grid gap-6 pb-6 xl:grid-cols-[minmax(0,1fr)_392px] xl:items-start xl:gap-12 xl:pt-6">
        <div className="relative xl:sticky xl:top-[calc(var(--header)+24px)]">
          <div className="pointer-events-none relative z-4 pt-7 md:absolute md:top-0 md:left-0 md:w-[46%] md:pt-4 xl:w-[52%]">
            <h1 className="text-d1 md:[&:not(:lang(en))]:text-[2.25rem] xl:[&:not(:lang(en))]:text-[2.75rem]">
              {t('courses.title')}
            </h1>
            <p className="lead mt-3.5 max-w-[36ch] text-text-2">
              {t(`courses.lead.${shows}`, { count: formatNumber(total, language) })}
            </p>
            <div className="pointer-events-auto mt-5 w-fit">
              <Segmented
                name="shows"
                label={t('courses.map.shows')}
                value={shows}
                onChange={setShows}
                options={[
                  { value: 'games', label: t('courses.map.games') },
                  { value: 'courses', label: t('courses.map.courses') },
                ]}
              />
            </div>
          </div>
          <div className="max-md:mt-2 md:pt-2">
            <PrefectureTiles search={search} shows={shows} counts={counts} />
            <RegionTiles search={search} shows={shows} counts={counts} />
          </div>
          <div className="mt-3 md:absolute md:right-0 md:bottom-2.5 md:mt-0">
            <HeatKey shows={shows} counts={counts} />
          </div>
        </div>
        <section aria-labelledby="courses" className="min-w-0">
          <PlaceChips search={search} counts={counts} />
          <div className="mt-4 md:mt-0">
            <ListControls search={search} page={page} />
          </div>
          <ListHead search={search} page={page} />
          {!page ? (
            error ? (
              <ErrorState error={error} retry={retry} title={t('courses.failed')} />
            ) : (
              <TextSkeleton lines={8} className="pt-6" />
            )
          ) : page.courses.length === 0 ? (
            <NoCourses />
          ) : (
            <CourseList page={page} search={search} old={old} />
          )}
          <div className="mt-9 rounded-l border border-line bg-surface-1 p-5">
            <p className="text-t3 font-semibold">{t('courses.missing.title')}</p>
            <p className="lead mt-1 text-s text-text-2">{t('courses.missing.text')}</p>
            <LinkButton to="/book-japan-golf" size="small" variant="outline" className="mt-3.5">
              {t('courses.missing.action')}
            </LinkButton>
          </div>
        </section>
      </div>
      <Attribution />
    </div>
  )
}

/** The selected place with its number of courses and open games. */
function ListHead({ search, page }: { search: CoursesSearch; page: CoursePage | undefined }) {
  const { t, language } = useI18n()
  const region = regionOf(search)
  const place = search.prefecture
    ? prefectureName(search.prefecture, language)
    : region
      ? t(`common.region.${region}`)
      : t('common.region.all')
  const here = (prefecture: string) =>
    search.prefecture
      ? prefecture === search.prefecture
      : !region || PREFECTURES.find(({ en }) => en === prefecture)?.region === region
  const games = sum(countsOf(page, 'openGames'), here)
  return (
    <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-b border-line-2 pb-3.5">
      <h2 id="courses" className="scroll-mt-24 text-t1">
        {place}
      </h2>
      <p role="status" className="text-s text-text-3">
        {page &&
          [
            t('courses.count', { count: formatNumber(page.pagination.total, language) }),
            t('courses.openGames', { count: formatNumber(games, language) }),
          ].join(language === 'en' || language === 'ko' ? ', ' : '、')}
      </p>
    </div>
  )
}
