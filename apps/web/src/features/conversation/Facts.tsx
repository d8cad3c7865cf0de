import { ClipboardList } from 'lucide-react'
import { formatCardTime, formatDateTime } from '@tomogolf/format/dates'
import { courseNameIn } from '@tomogolf/format/course-names'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { Tag } from '@tomogolf/ui/data/Badge.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { GameDetail } from '../../queries/games.ts'
import type { Conversation, Member } from '../../queries/conversation/messages.ts'

type FactsProps = {
  game: GameDetail
  meId: string
  members: readonly Member[]
  closesAt: Conversation['closesAt'] | undefined
}
/** On desktops: the game, its people and the way to the page for the day. */
export function Facts({ game, meId, members, closesAt }: FactsProps) {
  const { t, language } = useI18n()
  const isGuest = game.viewer.role === 'guest'
  return (
    <aside className="hidden pt-6 lg:block">
      <div className="lg:sticky lg:top-[calc(var(--header)+24px)]">
        <CourseArt seed={game.artSeed} terrain={game.courseTerrain} className="h-33 rounded-m" />
        <p className="mt-4 font-display text-t3 font-[650]">{courseNameIn(game, language)}</p>
        <p className="mt-1 text-s font-semibold">{formatCardTime(Date.parse(game.teeTime))}</p>
        <ul className="mt-5 grid gap-3 border-t border-line pt-5">
          {members
            .filter((member) => member.present)
            .map(({ player }) => (
              <li key={player.id} className="flex items-center gap-3">
                <Avatar person={player} size="small" />
                <span className="min-w-0 flex-1 truncate">
                  {player.id === meId ? t('messages.you') : player.displayName}
                </span>
                {player.isHost && <Tag>{t('messages.host')}</Tag>}
              </li>
            ))}
        </ul>
        {isGuest && (
          <LinkButton
            to="/games/$id/arrival"
            params={{ id: game.id }}
            variant="outline"
            block
            icon={ClipboardList}
            className="mt-5"
          >
            {t('game.arrival.open')}
          </LinkButton>
        )}
        {closesAt && (
          <p className="mt-5 text-s text-text-3">
            {t('messages.closes', { time: formatDateTime(Date.parse(closesAt), language) })}
          </p>
        )}
      </div>
    </aside>
  )
}
