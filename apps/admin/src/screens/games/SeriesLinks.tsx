import { Link } from '@tanstack/react-router'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'

/** The games of a weekly series, with their states and guests. */
export function SeriesLinks({ game }: { game: ResultOf<'GET /api/admin/games/:id'> }) {
  const t = useT()
  return (
    <ul className="grid gap-1.5">
      {game.series.map(({ id, teeTime, status, seatsTaken }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2">
          {id === game.id ? (
            <b className="font-semibold">
              <Timestamp at={teeTime} />
            </b>
          ) : (
            <Link to="/games/$id" params={{ id }} className="link">
              <Timestamp at={teeTime} />
            </Link>
          )}
          <span className="text-text-3">{t('admin.game.seriesGuests', { count: seatsTaken })}</span>
          {status !== 'scheduled' && <StateBadge area="gameStatus" state={status} />}
        </li>
      ))}
    </ul>
  )
}
