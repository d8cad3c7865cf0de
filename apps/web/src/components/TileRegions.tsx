import {
  REGIONS,
  regionOutline,
  TILE_COLUMNS,
  TILE_ROWS,
  type RegionId,
} from '@tomogolf/artwork/tile-map'
import { formatNumber } from '@tomogolf/format/numbers'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { TILE_SQUARE } from './tile-places.ts'

/** Around the tiles of the chosen region. */
export function RegionOutline({ region }: { region: RegionId | undefined }) {
  if (!region) return null
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${TILE_COLUMNS} ${TILE_ROWS}`}
      className="pointer-events-none absolute inset-0 z-2 size-full overflow-visible"
    >
      <path
        d={regionOutline(region)}
        fill="none"
        stroke="var(--color-text)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** Beside the tiles of each region, where no tile is. */
const LABEL_PLACES: Record<RegionId, string> = {
  hokkaido: 'col-start-9 col-span-5 row-start-1 justify-end',
  tohoku: 'col-start-7 col-span-5 row-start-3 justify-end',
  kanto: 'col-start-10 col-span-5 row-start-9 justify-end',
  chubu: 'col-start-5 col-span-5 row-start-5 justify-end',
  kansai: 'col-start-7 col-span-5 row-start-10 justify-center',
  chugoku: 'col-start-1 col-span-4 row-start-6 justify-end',
  shikoku: 'col-start-4 col-span-4 row-start-8 justify-center',
  kyushu: 'col-start-2 col-span-6 row-start-11 justify-start',
}

type RegionLabelsProps = {
  region: RegionId | undefined
  count: (region: RegionId) => number
  className?: string
}
/** Names and counts beside the tiles, for phones: tiles are too small for text. */
export function RegionLabels({ region, count, className }: RegionLabelsProps) {
  const { language } = useI18n()
  return (
    <div
      aria-hidden
      className={cx(TILE_SQUARE, 'pointer-events-none absolute! inset-0 z-2', className)}
    >
      {REGIONS.map(({ id, ...names }) => (
        <span
          key={id}
          className={cx(
            'flex items-center gap-1 px-1 text-[.6875rem]/none whitespace-nowrap',
            LABEL_PLACES[id],
            region === id ? 'font-semibold text-text' : 'text-text-2',
          )}
        >
          {names[language]}
          <b className="font-display font-[650] text-success">
            {formatNumber(count(id), language)}
          </b>
        </span>
      ))}
    </div>
  )
}
