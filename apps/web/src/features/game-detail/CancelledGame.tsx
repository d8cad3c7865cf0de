import type { ReactNode } from 'react'
import { Search } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'
import { GameCover } from './GameCover.tsx'
import { PastConversation } from './panels/PastConversation.tsx'
import type { GameDetail } from '../../queries/games.ts'

type CancelledGameProps = {
  game: GameDetail
  /** What happened to the viewer's hold; none for hosts and visitors. */
  money?: ReactNode
  /** An unpaid charge, an appeal. */
  notes?: ReactNode
}

/** The page of a cancelled game: that it is cancelled, why, and what happened to the hold. */
export function CancelledGame({ game, money, notes }: CancelledGameProps) {
  const t = useT()
  return (
    <>
      <GameCover game={game} />
      <div className="wrap mt-7 grid max-w-[720px] gap-3 lg:mt-11">
        {notes}
        <Panel>
          <h2 className="text-t2">{t('game.cancelled')}</h2>
          {game.goNoGo?.decision === 'called_off' && (
            <p className="mt-2 text-text-2">{t('game.decision.called_off')}</p>
          )}
          {game.cancelReason && (
            <p className="mt-2 wrap-anywhere whitespace-pre-line text-text-2">
              {game.cancelReason}
            </p>
          )}
          {money}
          <div className="mt-5 flex flex-wrap gap-2.5 empty:hidden">
            <PastConversation game={game} />
            {game.viewer.role !== 'host' && (
              <LinkButton
                to="/games"
                search={game.region ? { region: game.region } : {}}
                variant="secondary"
                icon={Search}
              >
                {t('game.again.similar')}
              </LinkButton>
            )}
          </div>
        </Panel>
      </div>
    </>
  )
}
