import type { ReactNode } from 'react'
import { isOpenBadge } from '@tomogolf/domain/game'
import { Link } from '@tanstack/react-router'
import { courseNameIn, courseNameLang } from '@tomogolf/format/course-names'
import { formatAmount } from '@tomogolf/format/money'
import { gamePlace } from '@tomogolf/format/game-place'
import { formatNumber } from '@tomogolf/format/numbers'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { Rating } from '@tomogolf/ui/data/Rating.tsx'
import type { ListedGame } from '../../queries/games.ts'
import { useCardState } from '../../components/GameCard.tsx'

type GameRowProps = {
  game: ListedGame
  signedIn: boolean
  /** The time, or the picture and the time. */
  lead: ReactNode
  /** Under the name. */
  when?: ReactNode
  withHost?: boolean
  selected?: boolean
}
/** Chinese and Japanese amounts would break before their currency. */
const inOnePiece = (amount: string) => [...amount].join('\u2060')

/** A game as one line of a view: the facts of its card. The whole row is one link. */
export function GameRow({ game, signedIn, lead, when, withHost, selected }: GameRowProps) {
  const { t, language } = useI18n()
  const { badge } = useCardState(game)
  const name = courseNameIn(game, language)
  const show = (amount: number) => formatAmount({ amount, currency: game.currency }, language)
  const place = gamePlace(game, language) || game.location
  return (
    <li
      data-selected={selected || undefined}
      className={cx(
        'card-link relative flex gap-3.5 border-b border-line py-4',
        selected && 'shadow-[inset_2px_0_0_var(--color-text)] pl-3',
      )}
    >
      {lead}
      <div className="min-w-0 flex-1 text-s">
        <Link
          to={signedIn ? '/games/$id' : '/games/$id/shared'}
          params={{ id: game.id }}
          lang={courseNameLang(name, game)}
          className="stretched font-display font-semibold wrap-anywhere"
        >
          {name}
        </Link>
        {when}
        <p className="mt-0.5 wrap-anywhere text-text-2">
          {place}
          {typeof game.distanceKm === 'number' && (
            <span className="whitespace-nowrap">
              {' · '}
              {t('where.km', { km: formatNumber(game.distanceKm, language) })}
            </span>
          )}
        </p>
        {withHost && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-text-2">
            <Avatar person={game.host} className="size-6!" />
            <span className="wrap-anywhere">{game.host.displayName}</span>
            <Rating value={game.host.rating} className="text-xs" />
          </p>
        )}
        <p className={cx('mt-0.5', isOpenBadge(badge) ? 'text-success' : 'text-text-3')}>
          {isOpenBadge(badge)
            ? t('common.places.left', { count: game.availableSlots })
            : t(`common.badge.${badge}`)}
        </p>
      </div>
      <p className="w-min max-w-26 min-w-20 flex-none text-right">
        <b className="block font-display font-[650]">{show(game.price)}</b>
        {game.fee > 0 && (
          <span className="text-xs text-text-3">
            {t('common.card.fee', { amount: inOnePiece(show(game.fee)) })}
          </span>
        )}
      </p>
    </li>
  )
}
