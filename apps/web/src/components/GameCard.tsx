import type { ReactNode } from 'react'
import { MapPin, Timer } from 'lucide-react'
import { cardState, type CardState } from '@tomogolf/domain/game'
import { courseNameLang, courseNames } from '@tomogolf/format/course-names'
import { useCurrencyConversion } from '../lib/exchange.ts'
import { formatClock, formatCardTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { gamePlace } from '@tomogolf/format/game-place'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import type { ListedGame } from '../queries/games.ts'
import { useSetting } from '../queries/settings.ts'
import { Avatar, AvatarStack } from '@tomogolf/ui/data/Avatar.tsx'
import { Badge, LanguageMarks, Tag } from '@tomogolf/ui/data/Badge.tsx'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { DateBadge } from '@tomogolf/ui/data/DateBadge.tsx'
import { SeatCount } from '@tomogolf/ui/data/SeatCount.tsx'
import { Rating } from '@tomogolf/ui/data/Rating.tsx'

/** The state of a game for the viewer, by the domain's rule. */
export function useCardState(game: ListedGame): CardState {
  const now = useNow()
  const joinDeadlineHours = useSetting('join_deadline_hours')
  return cardState(
    {
      teeTime: Date.parse(game.teeTime),
      status: game.gameStatus,
      availableSlots: game.availableSlots,
      joinDeadlineHours,
      viewer: game.viewerRole ?? 'visitor',
    },
    now,
  )
}

/** The state badge of a game; none while it is open. */
export function GameBadge({ badge }: { badge: CardState['badge'] }) {
  const { t } = useI18n()
  if (badge === null) return null
  if (badge === 'join_soon')
    return (
      <Badge tone="urgent" icon={Timer}>
        {t('common.badge.join_soon')}
      </Badge>
    )
  if (badge === 'in_progress') return <Badge tone="live">{t('common.badge.in_progress')}</Badge>
  return <Badge tone="overlay">{t(`common.badge.${badge}`)}</Badge>
}

type GameCardProps = {
  game: ListedGame
  /**
   * The link that the whole card becomes: `(inside) => <Link className="stretched"
   * …>{inside}</Link>`.
   */
  link: (inside: ReactNode) => ReactNode
  /**
   * The deadline and buttons. Raise clickable elements above the card's link with `relative z-2`.
   */
  children?: ReactNode
  heading?: 'h2' | 'h3'
  eager?: boolean
}

/**
 * A game in a list: artwork, date, course, location, tee time, price, skill, players, host, seats.
 */
export function GameCard({ game, link, children, heading: Heading = 'h3', eager }: GameCardProps) {
  const { t, language } = useI18n()
  const state = useCardState(game)
  const about = useCurrencyConversion()
  const at = Date.parse(game.teeTime)
  const dim = state.badge === 'full' || state.badge === 'cancelled' || state.badge === 'completed'
  const place = gamePlace(game, language) || game.location
  const [first, second] = courseNames(game, language)
  const fact = 'py-3 pr-2 not-first:border-l not-first:border-line not-first:pl-3.5'
  const value = 'mt-px font-display text-[1.125rem]/tight font-semibold tracking-[-.01em]'
  return (
    <article
      data-dim={dim || undefined}
      className={
        'game-card card-link relative flex flex-col overflow-hidden rounded-l border ' +
        'border-line bg-surface-1 transition-colors duration-220 hover:border-line-control ' +
        'data-dim:text-text-2'
      }
    >
      <CourseArt
        seed={game.artSeed}
        terrain={game.courseTerrain}
        eager={eager}
        className="aspect-[16/9.4] border-b border-line"
      />
      <DateBadge at={at} className="absolute top-3 left-3 text-text" />
      <span className="absolute top-3 right-3">
        <GameBadge badge={state.badge} />
      </span>
      <div className="flex-1 px-4.5 pt-4.5">
        <Heading
          lang={courseNameLang(first, game)}
          className="text-[1.3125rem]/[1.15] tracking-[-.02em]"
        >
          {link(first)}
        </Heading>
        {second && (
          <span
            lang={courseNameLang(second, game)}
            className="mt-1 block text-xs tracking-[.02em] text-text-3"
          >
            {second}
          </span>
        )}
        <p className="mt-2.5 flex items-center gap-1.5 text-s text-text-2">
          <MapPin className="text-text-3" />
          <span>{place}</span>
        </p>
        <p className="mt-1 text-xs text-text-3">
          <time dateTime={game.teeTime}>{formatCardTime(at)}</time> {t('common.japanTime')}
        </p>
        <dl className="mt-3.5 grid grid-cols-[1fr_1fr_1.05fr] border-t border-line">
          <div className={fact}>
            <dt className="text-2xs text-text-3">{t('common.card.teeOff')}</dt>
            <dd className={`${value} whitespace-nowrap`}>
              {formatClock(at)}{' '}
              <small className="narrow-hide font-text text-2xs font-medium tracking-normal text-text-3">
                JST
              </small>
            </dd>
          </div>
          <div className={fact}>
            <dt className="text-2xs text-text-3">{t('common.card.price')}</dt>
            <dd className={`${value} whitespace-nowrap`}>
              {formatAmount({ amount: game.price, currency: game.currency }, language)}
            </dd>
            {about && (
              <dd className="mt-0.5 text-2xs whitespace-nowrap text-text-3">
                {about({ amount: game.price, currency: game.currency })}
              </dd>
            )}
          </div>
          <div className={fact}>
            <dt className="text-2xs text-text-3">{t('common.card.skill')}</dt>
            <dd className={`${value} [&:lang(ja)]:text-[1rem]`}>
              {t(`common.skill.${game.skillLevel}`)}
            </dd>
          </div>
        </dl>
      </div>
      <div className="flex items-center justify-between gap-2.5 border-t border-line px-4.5 pt-3.25 pb-3.75">
        <span className="flex min-w-0 items-center gap-2.5 text-s">
          <Avatar person={game.host} />
          <span className="min-w-0 leading-snug">
            <span className="flex flex-wrap items-center gap-x-2">
              <b className="font-semibold wrap-anywhere">{game.host.displayName}</b>
              {game.viewerRole === 'host' && <Tag>{t('common.card.host')}</Tag>}
              <LanguageMarks
                codes={game.host.languages.split(',').filter(Boolean).slice(0, 3)}
                className="narrow-hide flex-none"
              />
            </span>
            <Rating value={game.host.rating} className="mt-0.5 text-xs" />
          </span>
        </span>
        <span className="flex flex-none flex-col items-end gap-1.5">
          <AvatarStack people={game.players} />
          <SeatCount taken={game.totalPlayers - game.availableSlots} total={game.totalPlayers} />
        </span>
      </div>
      {children}
    </article>
  )
}
