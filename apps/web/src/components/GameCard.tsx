import type { ReactNode } from 'react'
import { MapPin, Timer } from 'lucide-react'
import { cardState, isOpenBadge, type CardState } from '@tomogolf/domain/game'
import { courseNameIn, courseNameLang } from '@tomogolf/format/course-names'
import { useCurrencyConversion } from '../lib/exchange.ts'
import { formatCardTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { gamePlace } from '@tomogolf/format/game-place'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useViewerTime } from '@tomogolf/ui/lib/use-viewer-time.ts'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import type { ListedGame } from '../queries/games.ts'
import { useSetting } from '../queries/settings.ts'
import { Avatar, AvatarStack } from '@tomogolf/ui/data/Avatar.tsx'
import { Badge, LanguageMarks, Tag, type BadgeTone } from '@tomogolf/ui/data/Badge.tsx'
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
      goNoGo: game.goNoGo,
    },
    now,
  )
}

/** The viewer's place on the waiting list. */
export function WaitingBadge({ waiting }: { waiting: ListedGame['waiting'] }) {
  const { t } = useI18n()
  if (!waiting) return null
  return waiting.position === null ? (
    <Badge tone="urgent">{t('common.waiting.offered')}</Badge>
  ) : (
    <Badge tone="live">{t('common.waiting.position', { position: waiting.position })}</Badge>
  )
}

/** The state badge of a game; none while it is open. `missing`: guests that are still needed. */
export function GameBadge({
  badge,
  missing = 1,
}: {
  badge:
    | CardState['badge']
    | ListedGame['bookingBadge']
    | 'approve'
    | 'women_only'
    | 'invite_only'
    | false
  missing?: number | undefined
}) {
  const { t } = useI18n()
  return (
    badge && (
      <Badge tone={TONES[badge] ?? 'overlay'} icon={badge === 'join_soon' ? Timer : undefined}>
        {t(`common.badge.${badge}`, { count: missing })}
      </Badge>
    )
  )
}
const TONES: Partial<Record<string, BadgeTone>> = {
  join_soon: 'urgent',
  needed: 'urgent',
  on: 'success',
  in_progress: 'live',
}

type GameCardProps = {
  game: ListedGame
  /**
   * The link that the whole card becomes: `(inside) => <Link className="stretched"
   * …>{inside}</Link>`.
   */
  link: (inside: ReactNode) => ReactNode
  /** A button on the picture. Raise what can be pressed above the card's link: `relative z-2`. */
  corner?: ReactNode
  /** How far it is from the chosen place. */
  distance?: string | undefined
  /** A line below the price: the time left to join. */
  note?: ReactNode
  /** The button beside the price. */
  children?: ReactNode
  heading?: 'h2' | 'h3'
  eager?: boolean
}
/**
 * A game in a list, at most 420 px tall on phones: picture with date, state and players, then
 * course, tee time, location, host, seats and price.
 */
export function GameCard({
  game,
  link,
  corner,
  distance,
  note,
  children,
  heading: Heading = 'h3',
  eager,
}: GameCardProps) {
  const { t, language } = useI18n()
  const { badge } = useCardState(game)
  const at = Date.parse(game.teeTime)
  const here = useViewerTime(at, language)
  const name = courseNameIn(game, language)
  return (
    <article
      // nothing can be joined here: the card loses its colour
      data-dim={(!isOpenBadge(badge) && !game.waiting) || undefined}
      className={
        'game-card card-link relative flex flex-col overflow-hidden rounded-l border ' +
        'border-line bg-surface-1 transition-colors duration-220 hover:border-line-control ' +
        'data-dim:text-text-2'
      }
    >
      <div className="relative">
        <CourseArt
          seed={game.artSeed}
          terrain={game.courseTerrain}
          size="640x256"
          eager={eager}
          className="h-33 border-b border-line lg:h-42"
        />
        <DateBadge at={at} className="absolute top-2.5 left-2.5 text-text" />
        <span className="absolute top-2 right-2 z-2 flex">{corner}</span>
        <span className="absolute bottom-2.5 left-2.5 flex flex-wrap gap-1.5">
          <GameBadge badge={badge} missing={game.goNoGo?.missing} />
          <WaitingBadge waiting={game.waiting} />
          <GameBadge badge={game.bookingBadge} />
          <GameBadge badge={game.joining === 'approve' && 'approve'} />
          <GameBadge badge={game.womenOnly && 'women_only'} />
          <GameBadge badge={game.inviteOnly && 'invite_only'} />
        </span>
        <AvatarStack people={game.players} className="absolute right-3 bottom-2.5" />
      </div>
      <div className="flex-1 px-4 pt-3 pb-1.5">
        <Heading
          lang={courseNameLang(name, game)}
          className="text-t2/tight wrap-anywhere [&_a]:line-clamp-2"
        >
          {link(name)}
        </Heading>
        <p className="mt-1.5 flex flex-wrap items-baseline gap-x-2 text-xs text-text-3">
          <time
            dateTime={game.teeTime}
            className="font-display text-[.9375rem]/[1.4] font-semibold text-text"
          >
            {formatCardTime(at)}
          </time>
          {t('common.japanTime')}
        </p>
        <p className="mt-1 flex items-center gap-1.5 text-s text-text-2">
          <MapPin className="size-4 flex-none text-text-3" />
          <span className="min-w-0 wrap-anywhere">
            {gamePlace(game, language) || game.location}
            {distance && (
              <>
                {' · '}
                <b className="font-semibold text-text">{distance}</b>
              </>
            )}
            {game.skillLevel !== 'any' && ` · ${t(`common.skill.${game.skillLevel}`)}`}
          </span>
        </p>
        {/* always one line high: only the browser knows the viewer's time zone */}
        <p className="mt-1 min-h-[1.4em] text-xs text-text-3">
          {here && t('common.yourTime', { time: here.text, zone: here.zone })}
        </p>
      </div>
      <div className="flex items-center justify-between gap-2.5 border-t border-line px-4 py-2">
        <span className="flex min-w-0 items-center gap-2.5 text-s">
          <Avatar person={game.host} className="size-9!" />
          <span className="min-w-0 leading-snug">
            <span className="flex items-center gap-x-2">
              <b className="truncate font-semibold">{game.host.displayName}</b>
              {game.viewerRole === 'host' && <Tag>{t('common.card.host')}</Tag>}
              <LanguageMarks
                codes={game.host.languages.split(',').filter(Boolean).slice(0, 3)}
                className="narrow-hide flex-none flex-nowrap!"
              />
            </span>
            <Rating value={game.host.rating} className="mt-0.5 text-xs" />
          </span>
        </span>
        <SeatCount
          taken={game.totalPlayers - game.availableSlots}
          total={game.totalPlayers}
          stacked
        />
      </div>
      <div className="flex min-h-15 items-center justify-between gap-3 border-t border-line bg-surface-2/45 py-2 pr-2 pl-4">
        <CardPrice game={game} note={note} />
        {children}
      </div>
    </article>
  )
}

/** The green fee, what TomoGolf adds to it, and the amount in the other currency. */
function CardPrice({ game, note }: { game: ListedGame; note: ReactNode }) {
  const { t, language } = useI18n()
  const about = useCurrencyConversion()
  const price = { amount: game.price, currency: game.currency }
  const show = (amount: number) => formatAmount({ ...price, amount }, language)
  return (
    <div className="min-w-0 text-xs text-text-3">
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="sr-only">{t('common.card.price')}</span>
        <b className="font-display text-[1.25rem]/[1.15] font-[650] tracking-[-.02em] text-text in-data-dim:text-text-2">
          {show(game.price)}
        </b>
        {/* games that an earlier release stored for offline use have no fee */}
        {game.fee > 0 && (
          <span className="whitespace-nowrap text-text-2">
            {t('common.card.fee', { amount: show(game.fee) })}
          </span>
        )}
      </p>
      {(about || note) && (
        <p>
          {about?.(price)}
          {about && note && ' · '}
          {note}
        </p>
      )}
    </div>
  )
}
