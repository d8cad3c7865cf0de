import { X } from 'lucide-react'
import type { GameDetail } from '../../queries/games.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDateTime } from '@tomogolf/format/dates'
import { aside } from '@tomogolf/format/sentences'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { IconButton } from '@tomogolf/ui/forms/Button.tsx'

/** The game that a message is about; it can be removed. */
export function AboutGame({ game, onRemove }: { game: GameDetail; onRemove: () => void }) {
  const { t, language } = useI18n()
  return (
    <div>
      <p className="mb-2 text-s font-semibold">{t('requests.aboutGame')}</p>
      <div className="grid grid-cols-[92px_1fr_auto] items-center gap-3.5 rounded-m border border-line-control bg-surface-2 p-2">
        <CourseArt
          seed={game.artSeed}
          terrain={game.courseTerrain}
          size="320x188"
          className="h-16 rounded-s"
        />
        <span className="min-w-0">
          <b className="block leading-snug font-semibold">{courseNameIn(game, language)}</b>
          <time dateTime={game.teeTime} className="block text-xs text-text-3">
            {formatDateTime(Date.parse(game.teeTime), language)}
            {aside(t('common.japanTime'), language)}
          </time>
        </span>
        <IconButton label={t('requests.aboutGame.remove')} icon={X} onClick={onRemove} />
      </div>
    </div>
  )
}
