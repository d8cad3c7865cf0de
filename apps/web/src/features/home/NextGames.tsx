import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { formatNumber } from '@tomogolf/format/numbers'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { GameCard } from '../../components/GameCard.tsx'
import { FEW_GAMES, type ListedGame } from '../../queries/games.ts'
import { Flagstick } from '@tomogolf/ui/brand/Glyphs.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'

/** The next games: a horizontal strip on phones, three columns on desktops. */
export function NextGames({
  games,
  total,
  more,
}: {
  games: readonly ListedGame[]
  total: number
  /** The count is a lower bound. */
  more: boolean
}) {
  const { t, language } = useI18n()
  return (
    <section aria-labelledby="next-title" className="section">
      <div className="wrap">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 lg:mb-10">
          <h2 id="next-title" className="text-d1">
            {t('home.next.title')}
          </h2>
          {total > 0 && (
            <Link to="/games" search={{ open: true }} className="arrow-link">
              {more
                ? t('games.countMore', { count: formatNumber(total, language) })
                : t('home.next.all', { count: total })}
              <ArrowRight />
            </Link>
          )}
        </div>
        {games.length === 0 ? (
          <EmptyState
            icon={Flagstick}
            title={t('home.next.empty')}
            seed="no-games"
            action={
              <>
                <LinkButton to="/alert" variant="secondary">
                  {t('games.empty.wish')}
                </LinkButton>
                <Link to="/book-japan-golf" className="arrow-link">
                  {t('home.next.emptyAction')}
                </Link>
              </>
            }
          >
            {t('home.next.emptyText')}
          </EmptyState>
        ) : (
          <ul
            className={
              'scroll-strip -mx-(--gutter) grid [scroll-snap-type:x_mandatory] scroll-px-(--gutter) ' +
              'auto-cols-[min(340px,86vw)] grid-flow-col gap-4 px-(--gutter) pt-1 pb-2 lg:mx-0 ' +
              'lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-3 lg:gap-6 lg:overflow-visible ' +
              'lg:px-0'
            }
          >
            {games.map((game, index) => (
              <li key={game.id} className={`grid snap-start ${index > 2 ? 'lg:hidden' : ''}`}>
                <GameCard
                  game={game}
                  link={(inside) => (
                    <Link to="/games/$id/shared" params={{ id: game.id }} className="stretched">
                      {inside}
                    </Link>
                  )}
                />
              </li>
            ))}
          </ul>
        )}
        {total > 0 && total <= FEW_GAMES && (
          <p className="mt-4">
            <Link to="/alert" className="arrow-link">
              {t('games.empty.wish')}
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}
