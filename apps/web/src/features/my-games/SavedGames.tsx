import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { courseNameIn } from '@tomogolf/format/course-names'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { GameCard } from '../../components/GameCard.tsx'
import { SaveButton } from '../../components/SaveButton.tsx'
import type { ListedGame } from '../../queries/games.ts'
import { MyGamesSkeleton } from './MyGamesSkeleton.tsx'

type SavedGamesProps = {
  games: readonly ListedGame[] | undefined
  error: unknown
  retry: () => void
}
/** The games that the viewer has saved; the heart removes one. */
export function SavedGames({ games, error, retry }: SavedGamesProps) {
  const { t, language } = useI18n()
  if (!games)
    return error ? (
      <div className="pt-7">
        <ErrorState error={error} retry={retry} />
      </div>
    ) : (
      <MyGamesSkeleton />
    )
  if (games.length === 0)
    return (
      <div className="pt-7">
        <EmptyState
          seed="my-games"
          icon={Heart}
          title={t('mygames.empty.saved.title')}
          action={
            <LinkButton to="/games" variant="primary">
              {t('mygames.empty.find')}
            </LinkButton>
          }
        >
          {t('mygames.empty.saved.text')}
        </EmptyState>
      </div>
    )
  return (
    <div className="grid gap-5 pt-5 min-[700px]:grid-cols-2 min-[700px]:gap-6 lg:grid-cols-3">
      {games.map((game) => (
        <GameCard
          key={game.id}
          game={game}
          heading="h2"
          link={(inside) => (
            <Link to="/games/$id" params={{ id: game.id }} className="stretched">
              {inside}
            </Link>
          )}
          corner={
            <SaveButton
              game={game}
              title={courseNameIn(game, language)}
              className="rounded-full bg-background/80 text-text [backdrop-filter:blur(6px)] hover:bg-surface-3"
            />
          }
        />
      ))}
    </div>
  )
}
