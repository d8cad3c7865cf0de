import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { heatStep, PREFECTURES } from '@tomogolf/artwork/tile-map'
import { REGIONS } from '@tomogolf/domain/regions'
import { formatShortDay } from '@tomogolf/format/dates'
import { formatNumber } from '@tomogolf/format/numbers'
import { unbroken } from '@tomogolf/format/unbroken'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useHydrated } from '@tomogolf/ui/lib/use-hydrated.ts'
import { heatClass, TILE_SQUARE, tilePlace } from '../../components/tile-places.ts'
import type { Community } from '../../queries/games.ts'

/** The open games of the coming seven days: a map of tiles, and a link to each region's games. */
export function OpenWeek({ week }: { week: Community['week'] }) {
  const { t, language } = useI18n()
  const isHydrated = useHydrated()
  const { from, to, total } = week
  const shortDay = (day: string) => unbroken(formatShortDay(day, language))
  const max = Math.max(0, ...Object.values(week.byPrefecture))
  const dates = { from: shortDay(from), to: shortDay(to) }
  const search = { date: `${from},${to}`, open: true as const }
  return (
    <section aria-labelledby="week-title" className="section">
      <div className="wrap grid gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-center md:gap-12 lg:gap-20">
        <div>
          <h2 id="week-title" className="text-d1">
            {t('home.week.title')}
          </h2>
          <p className="lead mt-3 max-w-[44ch] text-text-2">
            {total > 0
              ? t('home.week.text', { count: total, ...dates })
              : t('home.week.none', dates)}
          </p>
          {total > 0 && (
            <ul
              aria-label={t('home.week.regions')}
              className="mt-4 grid grid-cols-2 lg:mt-6 gap-x-6 border-t border-line lg:gap-x-10"
            >
              {REGIONS.map((region) => {
                const count = week.byRegion[region] ?? 0
                const row =
                  'flex min-h-11 items-center lg:min-h-12 justify-between gap-3 border-b border-line'
                const inside = (
                  <>
                    <span>{t(`common.region.${region}`)}</span>
                    <b className="font-display text-t3 font-[650]">
                      {formatNumber(count, language)}
                    </b>
                  </>
                )
                return (
                  <li key={region}>
                    {count > 0 ? (
                      <Link
                        to="/games"
                        search={{ ...search, region }}
                        preload={false}
                        className={cx(row, 'transition-colors hover:text-success')}
                      >
                        {inside}
                      </Link>
                    ) : (
                      <span className={cx(row, 'text-text-3')}>{inside}</span>
                    )}
                  </li>
                )
              })}
            </ul>
          )}
          <p className="mt-5">
            <Link
              to="/games"
              search={total > 0 ? search : { open: true }}
              preload={false}
              className="arrow-link"
            >
              {t(total > 0 ? 'home.week.all' : 'home.week.later')}
              <ArrowRight />
            </Link>
          </p>
        </div>
        {/* the list has the same numbers as text, so the tiles are not part of the HTML */}
        <div aria-hidden className={cx(TILE_SQUARE, 'w-full max-md:hidden')}>
          {isHydrated &&
            PREFECTURES.map((prefecture) => (
              <span key={prefecture.id} className={cx('p-px md:p-[2px]', tilePlace(prefecture))}>
                <span
                  className={cx(
                    'grid size-full place-items-center rounded-xs font-display text-2xs font-[650] md:rounded-[6px] md:text-s',
                    heatClass(heatStep(week.byPrefecture[prefecture.en] ?? 0, max)),
                  )}
                >
                  {week.byPrefecture[prefecture.en]}
                </span>
              </span>
            ))}
        </div>
      </div>
    </section>
  )
}
