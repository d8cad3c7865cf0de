import { useQuery } from '@tanstack/react-query'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatCardTime } from '@tomogolf/format/dates'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { startedActionOf, type StartedAction } from '../../../lib/destination.ts'
import { gameQuery } from '../../../queries/games.ts'

/** On the way to a game that the user has started to join or save: which one, and that it is not lost. */
export function StartedJoin({ destination }: { destination: string | undefined }) {
  const started = startedActionOf(destination)
  return started === undefined ? null : <Game {...started} />
}

function Game({ gameId, action }: StartedAction) {
  const { t, language } = useI18n()
  const { data: game } = useQuery(gameQuery(gameId))
  if (!game) return null
  return (
    <div className="mb-6 flex items-center gap-3 rounded-l border border-line bg-surface-1 p-3">
      <CourseArt
        seed={game.artSeed}
        terrain={game.courseTerrain}
        className="size-14 flex-none rounded-m"
      />
      <p className="min-w-0 text-s">
        <b className="block font-semibold">
          {t(`account.destination.${action}`, { course: courseNameIn(game, language) })}
        </b>
        <span className="text-text-2">
          {formatCardTime(Date.parse(game.teeTime))}
          <br />
          {t('account.destination.back')}
        </span>
      </p>
    </div>
  )
}
