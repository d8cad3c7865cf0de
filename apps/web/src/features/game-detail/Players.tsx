import type { ReactNode } from 'react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { LanguageMarks, Tag } from '@tomogolf/ui/data/Badge.tsx'
import { Rating } from '@tomogolf/ui/data/Rating.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { Attended } from './Attended.tsx'
import type { GameDetail } from '../../queries/games.ts'

export type PersonMenu = (person: GameDetail['players'][number]) => ReactNode

/** The players, the host first, and the free seats. */
export function Players({
  game,
  meId,
  isOver = false,
  personMenu,
}: {
  game: GameDetail
  meId: string | null
  /** After the round nothing is said about free seats. */
  isOver?: boolean
  /** Of a signed-in user: what can be done about another player. */
  personMenu?: PersonMenu | undefined
}) {
  const t = useT()
  const row = 'flex min-h-16.5 items-center gap-3.5 border-b border-line py-3'
  return (
    <PageSection title={t(isOver ? 'game.players.titleOver' : 'game.players.title')}>
      <ul className="grid border-t border-line lg:grid-cols-2 lg:gap-x-10">
        {game.players.map((player) => (
          <li key={player.id} className={row}>
            <Avatar person={player} />
            <span className="min-w-0">
              <b className="block truncate leading-snug font-semibold">{player.displayName}</b>
              <span className="mt-0.5 flex flex-wrap items-center gap-2">
                {player.handicap !== null && (
                  <span className="text-xs text-text-2">
                    {t('game.host.handicap', { value: player.handicap })}
                  </span>
                )}
                {player.companions !== undefined && (
                  <span className="text-xs text-text-2">
                    {t('game.players.companions', { count: player.companions })}
                  </span>
                )}
                <Rating compact value={player.rating} className="text-xs" />
                <Attended
                  reliability={game.reliability}
                  playerId={player.id}
                  className="text-xs text-text-2"
                />
                <LanguageMarks codes={player.languages.split(',').filter(Boolean).slice(0, 4)} />
              </span>
            </span>
            <span className="ml-auto flex flex-none items-center gap-1.5">
              {player.isHost && <Tag>{t('common.card.host')}</Tag>}
              {player.id === meId && <Tag>{t('game.players.you')}</Tag>}
              {player.id !== meId && player.displayName !== '' && personMenu?.(player)}
            </span>
          </li>
        ))}
        {Array.from({ length: isOver ? 0 : game.availableSlots }, (_, index) => (
          <li key={index} className={row}>
            <span
              aria-hidden
              className="size-10 flex-none rounded-full border-[1.75px] border-dashed border-success"
            />
            <span>
              <b className="block leading-snug font-semibold text-success">
                {t('game.players.open')}
              </b>
              <span className="text-s text-text-3">{t(`common.skill.${game.skillLevel}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
