import { Link } from '@tanstack/react-router'
import {
  heatStep,
  PREFECTURES,
  prefecturesOf,
  REGIONS,
  regionBox,
  type Prefecture,
  type RegionId,
} from '@tomogolf/artwork/tile-map'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { formatNumber } from '@tomogolf/format/numbers'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { regionOf, withPlace } from './course-filters.ts'
import type { CoursesSearch } from './courses-search.ts'
import { boxPlace, heatClass, TILE_SQUARE, tilePlace } from '../../components/tile-places.ts'
import { RegionLabels, RegionOutline } from '../../components/TileRegions.tsx'

export type Shown = 'games' | 'courses'
type TileMapProps = {
  search: CoursesSearch
  shows: Shown
  /** By English name of the prefecture. */
  counts: Readonly<Record<string, number>>
}
/**
 * Japan in 47 tiles, brighter for higher counts, each a link to its prefecture. For wide screens.
 */
export function PrefectureTiles({ search, shows, counts }: TileMapProps) {
  const { t, language } = useI18n()
  const max = Math.max(...PREFECTURES.map(({ en }) => counts[en] ?? 0))
  const countText = (count: number) =>
    t(shows === 'games' ? 'courses.openGames' : 'courses.count', { count })
  const tile = (prefecture: Prefecture) => {
    const count = counts[prefecture.en] ?? 0
    const on = search.prefecture === prefecture.en
    return (
      <li key={prefecture.id} className={cx('p-[2px]', tilePlace(prefecture))}>
        <Link
          to="/golf-courses"
          search={withPlace(search, { prefecture: prefecture.en })}
          resetScroll={false}
          preload={false}
          aria-current={on ? 'true' : undefined}
          className={cx(
            'flex size-full flex-col justify-between rounded-[7px] px-1.25 py-1.5',
            'transition-[filter] lg:px-1.5 duration-120 hover:[filter:brightness(1.25)]',
            'focus-visible:relative focus-visible:z-3 xl:p-1.75',
            heatClass(heatStep(count, max)),
            count === 0 && 'shadow-[inset_0_0_0_1px_var(--color-line)]',
            on &&
              'relative z-3 shadow-[0_0_0_2px_var(--color-background),0_0_0_4px_var(--color-text)]!',
          )}
        >
          <span
            className={
              'text-[.6875rem]/[1.1] font-medium tracking-[-.01em] whitespace-nowrap ' +
              '[font-stretch:75%] lg:text-2xs/[1.1] xl:text-[.6875rem]/[1.1]'
            }
          >
            {prefecture[language]}
          </span>
          <span className="font-display text-body/none font-[650]">
            <span aria-hidden>{count}</span>
            <span className="sr-only">{countText(count)}</span>
          </span>
        </Link>
      </li>
    )
  }
  return (
    <div className="relative max-md:hidden">
      <ul aria-label={t('courses.map')} className={TILE_SQUARE}>
        {PREFECTURES.map(tile)}
      </ul>
      <RegionOutline region={regionOf(search)} />
    </div>
  )
}

/** The map for phones: eight regions, because the tiles are too small to tap. */
export function RegionTiles({ search, shows, counts }: TileMapProps) {
  const { t } = useI18n()
  const max = Math.max(...PREFECTURES.map(({ en }) => counts[en] ?? 0))
  const region = regionOf(search)
  const total = (id: RegionId) =>
    prefecturesOf(id).reduce((sum, { en }) => sum + (counts[en] ?? 0), 0)
  return (
    <div className="relative md:hidden">
      <div aria-hidden className={TILE_SQUARE}>
        {PREFECTURES.map((prefecture) => (
          <span key={prefecture.id} className={cx('p-px', tilePlace(prefecture))}>
            <span
              className={cx(
                'block size-full rounded-xs',
                heatClass(heatStep(counts[prefecture.en] ?? 0, max)),
              )}
            />
          </span>
        ))}
      </div>
      <RegionOutline region={region} />
      <RegionLabels region={region} count={total} />
      <ul
        aria-label={t('courses.map')}
        className={cx(TILE_SQUARE, 'absolute! inset-0 z-3 overflow-hidden')}
      >
        {REGIONS.map(({ id }) => (
          <li key={id} className={cx('grid place-items-center', boxPlace(regionBox(id)))}>
            <Link
              to="/golf-courses"
              search={withPlace(search, { region: id })}
              resetScroll={false}
              preload={false}
              aria-current={region === id ? 'true' : undefined}
              className="block size-full min-h-11 min-w-11 flex-none rounded-s"
              aria-label={`${t(`common.region.${id}`)}, ${t(shows === 'games' ? 'courses.openGames' : 'courses.count', { count: total(id) })}`}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Legend of the colours. */
export function HeatKey({ shows, counts }: Pick<TileMapProps, 'shows' | 'counts'>) {
  const { t, language } = useI18n()
  const max = Math.max(...Object.values(counts), 0)
  if (max === 0) return null
  return (
    <p className="flex items-center gap-2.5 text-xs text-text-3">
      {t('courses.map.none')}
      <span aria-hidden className="flex overflow-hidden rounded-[3px]">
        {([0, 1, 2, 3, 4, 5] as const).map((step) => (
          <i key={step} className={cx('h-2.5 w-5', heatClass(step))} />
        ))}
      </span>
      {t(shows === 'games' ? 'courses.openGames' : 'courses.count', {
        count: formatNumber(max, language),
      })}
    </p>
  )
}
