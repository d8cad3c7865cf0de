import { useQuery } from '@tanstack/react-query'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatCardTime } from '@tomogolf/format/dates'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { joinedGameOf } from '../../../lib/destination.ts'
import { gameQuery } from '../../../queries/games.ts'

/** On the way to a game that the user has started to join: which one, and that it is not lost. */
export function StartedJoin({ destination }: { destination: string | undefined }) {
  const gameId = joinedGameOf(destination)
  return gameId === undefined ? null : <Game id={gameId} />
}

function Game({ id }: { id: string }) {
  const { t, language } = useI18n()
  const { data: game } = useQuery(gameQuery(id))
  if (!game) return null
  return (
    <div className="card mb-6 flex items-center gap-3 p-3">
      <CourseArt
        seed={game.artSeed}
        terrain={game.courseTerrain}
        className="size-14 flex-none rounded-m"
      />
      <p className="min-w-0 text-s">
        <b className="block font-semibold">
          {t('account.destination.join', { course: courseNameIn(game, language) })}
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
