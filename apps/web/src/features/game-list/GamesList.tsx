import { memo } from 'react'
import { Link } from '@tanstack/react-router'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { formatNumber } from '@tomogolf/format/numbers'
import { Pagination } from '@tomogolf/ui/data/Pagination.tsx'
import { HydrateNear } from '../../hydration/HydrateNear.tsx'
import { LazyCard } from './LazyCard.tsx'
import { ListedCard, type ListedCardProps } from './ListedCard.tsx'
import type { GamesSearch } from './games-search.ts'
import type { GamesPage } from '../../queries/games.ts'

type GamesListProps = Omit<ListedCardProps, 'game' | 'starting' | 'eager'> & {
  page: GamesPage
  search: GamesSearch
  /** The game whose join is starting. */
  startingId: string | null
  /** The shown games are about to be replaced. */
  old: boolean
}
/** Rendered at once: the cards above the fold in the widest grid. */
const EAGER = 3

/** Memoized: a re-render of the list would hydrate all remaining cards in one long task. */
const Card = memo(({ index, ...props }: Omit<ListedCardProps, 'eager'> & { index: number }) => (
  // eager-load only the LCP image: on phones the others are below the fold
  <HydrateNear id={`game ${props.game.id}`} className="grid">
    <LazyCard eager={index < EAGER}>
      <ListedCard {...props} eager={index === 0} />
    </LazyCard>
  </HydrateNear>
))

export function GamesList({ page, search, startingId, old, ...card }: GamesListProps) {
  const { t, language } = useI18n()
  const { page: number, total, totalPages } = page.pagination
  return (
    <>
      <div
        aria-busy={old}
        className={cx(
          'grid gap-5 transition-opacity min-[700px]:grid-cols-2 min-[700px]:gap-6 lg:grid-cols-3',
          old && 'opacity-55',
        )}
      >
        {page.games.map((game, index) => (
          <Card
            key={game.id}
            game={game}
            index={index}
            starting={game.id === startingId}
            {...card}
          />
        ))}
      </div>
      <Pagination
        page={number}
        totalPages={totalPages}
        link={(to, look) => (
          <Link to="/games" search={{ ...search, page: to === 1 ? undefined : to }} {...look} />
        )}
      />
      <p className="mt-3.5 text-center text-s text-text-3">
        {page.more
          ? t('games.shownMore', {
              shown: formatNumber(page.games.length, language),
              count: formatNumber(total, language),
            })
          : t('games.shown', { shown: formatNumber(page.games.length, language), count: total })}
        {page.games.some(({ distanceKm }) => distanceKm) && ` ${t('games.straight')}`}
      </p>
    </>
  )
}
