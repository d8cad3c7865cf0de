import { Link } from '@tanstack/react-router'
import { courseNameIn } from '@tomogolf/format/course-names'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useMay } from '../../lib/may.tsx'
import { Timestamp } from './Timestamp.tsx'

type GameRef = Parameters<typeof courseNameIn>[0] & { id: string; teeTime: string }
/** Course and tee time; the course links to the game. `opens`: Enter on the row opens the link. */
export function GameCell({ game, opens }: { game: GameRef; opens?: boolean }) {
  const { language } = useI18n()
  const may = useMay()
  return (
    <span className="relative block min-w-0">
      {may('games.read') ? (
        <Link
          to="/games/$id"
          params={{ id: game.id }}
          data-open={opens || undefined}
          className="block max-w-80 truncate font-semibold after:absolute after:inset-x-0 after:-inset-y-1 hover:underline"
        >
          {courseNameIn(game, language)}
        </Link>
      ) : (
        <span className="block max-w-80 truncate font-semibold">
          {courseNameIn(game, language)}
        </span>
      )}
      <span className="text-xs text-text-3">
        <Timestamp at={game.teeTime} />
      </span>
    </span>
  )
}
