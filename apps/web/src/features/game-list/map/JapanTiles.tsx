import { Link } from '@tanstack/react-router'
import { heatStep, PREFECTURES, prefecturesOf, type RegionId } from '@tomogolf/artwork/tile-map'
import { REGIONS } from '@tomogolf/domain/regions'
import { formatNumber } from '@tomogolf/format/numbers'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { present } from '@tomogolf/ui/lib/search-params.ts'
import { heatClass, TILE_SQUARE, tilePlace } from '../../../components/tile-places.ts'
import { RegionLabels, RegionOutline } from '../../../components/TileRegions.tsx'
import type { GameCounts } from '../../../queries/games.ts'
import type { GamesSearch } from '../games-search.ts'

/** Japan in tiles, brighter for more open games, and the same counts as buttons that filter by region. */
export function JapanTiles({ search, counts }: { search: GamesSearch; counts: GameCounts }) {
  const { t, language } = useI18n()
  const open = new Map(counts.prefectures.map(({ prefecture, open }) => [prefecture, open]))
  const openIn = (region: RegionId) =>
    prefecturesOf(region).reduce((sum, { en }) => sum + (open.get(en) ?? 0), 0)
  const max = Math.max(0, ...open.values())
  const prefectures = [...open.values()].filter((count) => count > 0).length
  const { region } = search
  return (
    <>
      <p className="mt-1 text-s text-text-2">
        {t('browse.map.japanText', {
          games: t('browse.open', { count: counts.open }),
          prefectures: t('browse.map.prefectures', { count: prefectures }),
        })}
      </p>
      <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-8">
        <div aria-hidden className="relative">
          <ul className={TILE_SQUARE}>
            {PREFECTURES.map((prefecture) => {
              const count = open.get(prefecture.en) ?? 0
              return (
                <li key={prefecture.id} className={cx('p-px', tilePlace(prefecture))}>
                  <span
                    className={cx(
                      'flex size-full flex-col justify-between rounded-xs md:rounded-[7px] md:p-1.5',
                      heatClass(heatStep(count, max)),
                    )}
                  >
                    <span className="text-[.6875rem]/[1.1] font-medium whitespace-nowrap [font-stretch:75%] max-md:hidden">
                      {prefecture[language]}
                    </span>
                    <span className="font-display text-body/none font-[650] max-md:hidden">
                      {count}
                    </span>
                  </span>
                </li>
              )
            })}
          </ul>
          <RegionOutline region={region} />
          <RegionLabels region={region} count={openIn} className="md:hidden" />
        </div>
        <ul
          aria-label={t('games.filter.region')}
          className="grid grid-cols-2 content-start gap-2 lg:grid-cols-1"
        >
          {REGIONS.map((id) => (
            <li key={id}>
              <Link
                to="/games"
                search={present({
                  ...search,
                  region: id === region ? undefined : id,
                  page: undefined,
                })}
                resetScroll={false}
                preload={false}
                replace
                aria-current={id === region ? 'true' : undefined}
                className={cx(
                  'flex min-h-12 items-center justify-between gap-2 rounded-m border px-3.5 text-s font-medium transition-colors',
                  id === region
                    ? 'border-text bg-text text-background'
                    : 'border-line-2 hover:bg-surface-2',
                )}
              >
                <span className="min-w-0">{t(`common.region.${id}`)}</span>
                <b className={cx('font-display font-[650]', id !== region && 'text-success')}>
                  <span aria-hidden>{formatNumber(openIn(id), language)}</span>
                  <span className="sr-only">{t('browse.open', { count: openIn(id) })}</span>
                </b>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {region && (
        <p className="mt-4 text-s text-text-2">
          {prefecturesOf(region)
            .map((prefecture) => `${prefecture[language]} ${open.get(prefecture.en) ?? 0}`)
            .join(' · ')}
        </p>
      )}
    </>
  )
}
