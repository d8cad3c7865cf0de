import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { GameCard } from '../../components/GameCard.tsx'
import { FEW_GAMES, type ListedGame } from '../../queries/games.ts'
import { Flagstick } from '@tomogolf/ui/brand/Glyphs.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import type { Course } from '../../queries/courses.ts'

/** The next games at a course: a horizontal strip on phones, columns on desktops. */
export function CourseGames({
  course,
  games,
  total,
}: {
  course: Course
  games: readonly ListedGame[]
  total: number
}) {
  const t = useT()
  if (games.length === 0)
    return (
      <PageSection id="games" title={t('courses.detail.games')}>
        <EmptyState
          icon={Flagstick}
          seed={course.id}
          title={t('courses.detail.noGames')}
          action={
            <LinkButton to="/alert" search={{ area: course.prefecture }}>
              {t('games.empty.wish')}
            </LinkButton>
          }
        >
          {t('courses.detail.noGamesText')}
        </EmptyState>
      </PageSection>
    )
  return (
    <PageSection id="games" title={t('courses.detail.games')}>
      <ul
        className={
          'scroll-strip -mx-(--gutter) grid [scroll-snap-type:x_mandatory] scroll-px-(--gutter) ' +
          'auto-cols-[min(340px,86vw)] grid-flow-col gap-4 px-(--gutter) pt-1 pb-2 lg:mx-0 ' +
          'lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-2 lg:gap-6 lg:overflow-visible ' +
          'lg:px-0'
        }
      >
        {games.map((game) => (
          <li key={game.id} className="grid snap-start">
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
      {total <= FEW_GAMES && (
        <p className="mt-4">
          <Link to="/alert" search={{ area: course.prefecture }} className="arrow-link">
            {t('games.empty.wish')}
          </Link>
        </p>
      )}
      {total > games.length && (
        <p className="mt-4">
          <Link
            to="/games"
            search={{ search: course.name, exactMatch: true }}
            className="arrow-link"
          >
            {t('courses.detail.allGames', { count: total })}
            <ArrowRight />
          </Link>
        </p>
      )}
    </PageSection>
  )
}
