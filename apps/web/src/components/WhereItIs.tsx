import { Building2, Navigation, Plane, TrainFront } from 'lucide-react'
import type { LocatorSize } from '@tomogolf/artwork/art-sizes'
import { formatNumber } from '@tomogolf/format/numbers'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { straightKm } from '@tomogolf/domain/places/distance'
import { useOrigin } from '../lib/origin.ts'
import type { GameDetail } from '../queries/games.ts'
import { mapLinks } from './map-links.ts'

export type Where = NonNullable<GameDetail['where']>
const pointOf = ({ lat, lng }: Where) => ({ latitude: lat, longitude: lng })
const ICONS = { station: TrainFront, airport: Plane, area: Building2 } as const

/** The locator map of a course, the same distances as text, and directions in other services. */
export function WhereItIs({ where, name }: { where: Where; name: string }) {
  const { t, language } = useI18n()
  const picture = (size: LocatorSize) =>
    `/locator/${where.lat.toFixed(4)},${where.lng.toFixed(4)}-${size}.svg?l=${language}&from=${where.origin}`
  const km = (value: number) => formatNumber(value, language)
  const origin = useOrigin()
  const from = origin && straightKm({ latitude: origin.lat, longitude: origin.lng }, pointOf(where))
  const [nearest, farthest] = [where.places[0], where.places.at(-1)]
  return (
    <div className="mb-6">
      {from !== null && (
        <p className="mb-4 font-semibold">
          {origin?.id === undefined
            ? t('games.distance.me', { km: km(from) })
            : t('games.distance', { km: km(from), place: origin.name[language] })}
          <span className="block text-s font-normal text-text-2">{t('games.straight')}</span>
        </p>
      )}
      {nearest && farthest && (
        <>
          <picture>
            <source media="(min-width: 47.5rem)" srcSet={picture('720x380')} />
            <img
              src={picture('360x300')}
              alt={t(nearest === farthest ? 'where.altOne' : 'where.alt', {
                nearest: nearest.name[language],
                nearestKm: km(nearest.km),
                farthest: farthest.name[language],
                farthestKm: km(farthest.km),
              })}
              loading="lazy"
              decoding="async"
              className="block aspect-[360/300] w-full rounded-l border border-line bg-surface-2 md:aspect-[720/380]"
            />
          </picture>
          <ul className="mt-3">
            {where.places.map((place) => {
              const Icon = ICONS[place.kind]
              return (
                <li
                  key={place.id}
                  className="flex items-center gap-3 border-b border-line py-2 text-s md:py-3"
                >
                  <Icon aria-hidden className="size-4.5 flex-none text-text-3" />
                  <span className="min-w-0 flex-1 wrap-anywhere">{place.name[language]}</span>
                  <b className="flex-none font-semibold">{t('where.km', { km: km(place.km) })}</b>
                </li>
              )
            })}
          </ul>
          <p className="mt-3 text-s text-text-2">{t('where.straight')}</p>
        </>
      )}
      <nav aria-label={t('where.directions')} className="mt-3 flex flex-wrap gap-2">
        {mapLinks({ lat: where.lat, lng: where.lng, name }).map(({ service, href }) => (
          <a
            key={service}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-2 px-3.5 text-s font-medium text-text-2 transition-colors hover:bg-surface-2 hover:text-text"
          >
            <Navigation aria-hidden className="size-4" />
            {service}
            <span className="sr-only"> {t('common.newTab')}</span>
          </a>
        ))}
      </nav>
      <p className="mt-3 text-xs text-text-3">{t('where.source')}</p>
    </div>
  )
}
