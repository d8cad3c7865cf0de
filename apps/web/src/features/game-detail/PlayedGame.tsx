import { Search } from 'lucide-react'
import { courseNameIn } from '@tomogolf/format/course-names'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'
import { GameCover } from './GameCover.tsx'
import { HostBlock } from './HostBlock.tsx'
import { Players } from './Players.tsx'
import type { GameDetail } from '../../queries/games.ts'

/** The page of a played game for everyone who was not part of it. */
export function PlayedGame({ game, meId }: { game: GameDetail; meId: string | null }) {
  const { t, language } = useI18n()
  return (
    <>
      <GameCover game={game} />
      <div className="wrap mt-7 max-w-[820px] lg:mt-11">
        <Panel>
          <p className="text-text-2">{t('errors.GAME_ALREADY_TAKEN_PLACE')}</p>
          {game.viewer.role === null ? (
            <LinkButton
              to="/games"
              search={{ search: courseNameIn(game, language) }}
              variant="primary"
              icon={Search}
              className="mt-4"
            >
              {t('game.again.course')}
            </LinkButton>
          ) : (
            <LinkButton to="/games/$id" params={{ id: game.id }} variant="primary" className="mt-4">
              {t('game.visitor.open')}
            </LinkButton>
          )}
        </Panel>
        <HostBlock game={game} />
        <Players game={game} meId={meId} isOver />
      </div>
    </>
  )
}
