import { useMemo, type KeyboardEvent } from 'react'
import {
  AIRPORT_LABEL,
  nearMap,
  PIN_HEIGHT,
  type DrawnPin,
} from '@tomogolf/artwork/locator/near-map'
import { COLOURS } from '@tomogolf/artwork/locator/ground'
import { PLACES } from '@tomogolf/domain/places/places'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatNumber } from '@tomogolf/format/numbers'
import type { Language } from '@tomogolf/phrases/languages'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Label } from '@tomogolf/artwork/locator/labels'
import { useMedia, WIDE } from '../../../lib/media.ts'
import type { Origin } from '../../../lib/origin.ts'
import type { ListedGame } from '../../../queries/games.ts'

type NearLocatorProps = {
  origin: Origin
  name: string
  games: readonly ListedGame[]
  priceOf: (game: ListedGame) => string
  selected: string | null
  onSelect: (gameId: string) => void
}

/** Without what every airport's name has, and without the city in brackets. */
const airportsFor = (origin: Origin, language: Language) =>
  PLACES.filter(({ kind, id }) => kind === 'airport' && id !== origin.id).map((airport) => ({
    latitude: airport.latitude,
    longitude: airport.longitude,
    name: airport.name[language].replace(/( International)? Airport|[(（].*/g, '').trim(),
  }))

/** Coast lines around the origin with rings of equal distance, and a price for each game. */
export function NearLocator({
  origin,
  name,
  games,
  priceOf,
  selected,
  onSelect,
}: NearLocatorProps) {
  const { t, language } = useI18n()
  const [width, height] = useMedia(WIDE) ? [760, 560] : [358, 400]
  const kmText = (km: number) => t('where.km', { km: formatNumber(km, language) })
  const map = useMemo(
    () =>
      nearMap({
        origin: { latitude: origin.lat, longitude: origin.lng },
        originName: name,
        pins: games.map((game) => ({
          id: game.id,
          latitude: game.position!.lat,
          longitude: game.position!.lng,
          km: game.distanceKm!,
          text: priceOf(game),
        })),
        airports: airportsFor(origin, language),
        kmText,
        lang: language,
        width,
        height,
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the two functions depend on the language alone
    [origin, name, games, language, width, height],
  )
  const [nearest, farthest] = [games[0]?.distanceKm, games.at(-1)?.distanceKm]
  // dots below prices, the selected pin above all
  const order = (pin: DrawnPin) => (pin.id === selected ? 2 : pin.isDot ? 0 : 1)
  const pins = map.pins.toSorted((a, b) => order(a) - order(b))
  const byId = new Map(games.map((game) => [game.id, game]))
  return (
    <figure className="min-w-0">
      <svg
        role="group"
        aria-label={
          typeof nearest === 'number' && typeof farthest === 'number'
            ? t('browse.map.label', {
                place: name,
                nearest: kmText(nearest),
                farthest: kmText(farthest),
              })
            : t('browse.map.labelNone', { place: name })
        }
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full rounded-l border border-line select-none"
      >
        <rect width={width} height={height} fill={COLOURS.water} />
        <path
          d={map.coast}
          fill="none"
          stroke={COLOURS.echo}
          strokeWidth="26"
          strokeOpacity=".22"
        />
        <path
          d={map.coast}
          fill="none"
          stroke={COLOURS.echo}
          strokeWidth="13"
          strokeOpacity=".35"
        />
        <path d={map.coast} fill={COLOURS.land} stroke={COLOURS.coast} strokeWidth="1.2" />
        <path
          d={map.borders}
          fill="none"
          stroke={COLOURS.border}
          strokeOpacity=".3"
          strokeDasharray="3 3"
        />
        {map.prefectures.map((label) => (
          <MapText key={label.text} label={label} size={11} fill={COLOURS.prefecture} />
        ))}
        {map.airports.map(({ point: [x, y], label }) => (
          <g key={`${x},${y}`} aria-hidden>
            <path
              d="M0-6.5L6 4.5H-6z"
              transform={`translate(${x} ${y})`}
              fill={COLOURS.halo}
              stroke={COLOURS.airport}
              strokeWidth="1.8"
              strokeLinejoin="round"
            />
            {label && <MapText label={label} size={AIRPORT_LABEL} fill={COLOURS.textMuted} halo />}
          </g>
        ))}
        {map.rings.map(({ km, radius, label }) => (
          <g key={km} aria-hidden>
            <circle
              cx={map.origin[0]}
              cy={map.origin[1]}
              r={radius}
              fill="none"
              stroke={COLOURS.textMuted}
              strokeOpacity=".5"
              strokeDasharray="2 5"
            />
            {label && <MapText label={label} size={11} fill={COLOURS.textMuted} halo />}
          </g>
        ))}
        <circle
          cx={map.origin[0]}
          cy={map.origin[1]}
          r="8"
          fill={COLOURS.halo}
          stroke={COLOURS.text}
          strokeWidth="2"
        />
        <circle cx={map.origin[0]} cy={map.origin[1]} r="3" fill={COLOURS.text} />
        {map.originLabel && (
          <MapText label={map.originLabel} size={12} fill={COLOURS.text} halo bold />
        )}
        {pins.map((pin) => (
          <Pin
            key={pin.id}
            pin={pin}
            selected={pin.id === selected}
            label={t('browse.map.pin', {
              course: courseNameIn(byId.get(pin.id)!, language),
              price: pin.text,
              distance: kmText(byId.get(pin.id)!.distanceKm!),
            })}
            onSelect={() => onSelect(pin.id)}
          />
        ))}
      </svg>
      <figcaption className="mt-3 text-s text-text-2">
        {t('browse.map.rings', { place: name })} {t('browse.map.prices')}
        <span className="mt-1 block text-xs text-text-3">{t('where.source')}</span>
      </figcaption>
    </figure>
  )
}

type MapTextProps = { label: Label; size: number; fill: string; halo?: boolean; bold?: boolean }
const MapText = ({ label, size, fill, halo, bold }: MapTextProps) => (
  <text
    aria-hidden
    x={label.at[0]}
    y={label.at[1]}
    textAnchor={label.anchor}
    fontSize={size}
    fontWeight={bold ? 650 : 500}
    fill={fill}
    {...(halo && { stroke: COLOURS.halo, strokeWidth: 3.5, paintOrder: 'stroke' })}
  >
    {label.text}
  </text>
)

type PinProps = { pin: DrawnPin; selected: boolean; label: string; onSelect: () => void }
function Pin({ pin, selected, label, onSelect }: PinProps) {
  const [x, y] = pin.point
  const isDot = pin.isDot && !selected
  const [fill, ink] = selected ? [COLOURS.chip, COLOURS.ink] : [COLOURS.ink, COLOURS.text]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onSelect()
  }
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={selected}
      onClick={onSelect}
      onKeyDown={onKeyDown}
      transform={`translate(${x} ${y})`}
      className="cursor-pointer"
    >
      <circle r="14" cy={isDot ? 0 : -20} fill="transparent" />
      {isDot ? (
        <circle r="5" fill={COLOURS.pin} stroke={COLOURS.ink} strokeWidth="2" />
      ) : (
        <>
          <path d="M0 0L-5-7H5z" fill={fill} stroke={COLOURS.border} strokeOpacity=".6" />
          <rect
            x={-pin.width / 2}
            y={-6 - PIN_HEIGHT}
            width={pin.width}
            height={PIN_HEIGHT}
            rx={PIN_HEIGHT / 2}
            fill={fill}
            stroke={COLOURS.border}
            strokeOpacity=".6"
          />
          <text
            y={-6 - PIN_HEIGHT / 2 + 4.6}
            textAnchor="middle"
            fontSize="13"
            fontWeight="700"
            fill={ink}
          >
            {pin.text}
          </text>
        </>
      )}
    </g>
  )
}
