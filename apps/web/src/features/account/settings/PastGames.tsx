import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { myGamesQuery, type MyGame } from '../../../queries/my-games.ts'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'

/** Past games: played or cancelled. */
export default function PastGames() {
  const t = useT()
  const past = useQuery(myGamesQuery('past'))
  if (past.isPending) return <TextSkeleton lines={5} />
  if (past.error) return <ErrorState error={past.error} retry={() => void past.refetch()} />
  if (past.data.games.length === 0) {
    return (
      <EmptyState
        icon={Flag}
        seed="history"
        title={t('account.history.empty')}
        action={
          <LinkButton to="/games" variant="primary">
            {t('common.nav.find')}
          </LinkButton>
        }
      >
        {t('account.history.emptyText')}
      </EmptyState>
    )
  }
  return (
    <ul className="divide-y divide-line border-b border-line">
      {past.data.games.map((game) => (
        <Row key={game.id} game={game} />
      ))}
    </ul>
  )
}

function Row({ game }: { game: MyGame }) {
  const { t, language } = useI18n()
  const cancelled = game.gameStatus === 'cancelled' || game.gameStatus === 'admin_cancelled'
  return (
    <li className="card-link relative flex items-center gap-4 py-4 hover:bg-surface-1">
      <CourseArt
        seed={game.artSeed}
        terrain={game.courseTerrain}
        size="160x160"
        className="size-16 flex-none rounded-m"
      />
      <div className="min-w-0 flex-1">
        <Link to="/games/$id" params={{ id: game.id }} className="stretched font-semibold">
          {courseNameIn(game, language)}
        </Link>
        <p className="text-s text-text-3">
          {formatDate(Date.parse(game.teeTime), language, { year: true, time: true })} ·{' '}
          {formatAmount({ amount: game.price, currency: game.currency }, language)}
        </p>
      </div>
      <span className="flex flex-none flex-col items-end gap-1.5 md:flex-row">
        <Badge tone={game.status === 'host' ? 'warning' : 'neutral'}>
          {t(`account.history.${game.status}`)}
        </Badge>
        <Badge tone={cancelled ? 'danger' : 'neutral'}>
          {t(cancelled ? 'common.badge.cancelled' : 'common.badge.completed')}
        </Badge>
      </span>
    </li>
  )
}
