import { courseNameIn } from '@tomogolf/format/course-names'
import { Link } from '@tanstack/react-router'
import { useViewerTime } from '@tomogolf/ui/lib/use-viewer-time.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useSetting } from '../../queries/settings.ts'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { GameCard, useCardState } from '../../components/GameCard.tsx'
import type { ListedGame } from '../../queries/games.ts'
import { ShareButton } from '../../components/ShareButton.tsx'
import { sharePath } from '../../components/share-path.ts'
import { deadlineText } from './deadline-text.ts'

export type ListedCardProps = {
  game: ListedGame
  signedIn: boolean
  eager?: boolean
  /** The join of this game is starting. */
  starting: boolean
  /** Details was pressed on a game that the viewer may join. */
  onJoin: (gameId: string) => void
  /** The button is about to be pressed: the join can be prepared. */
  onNear: (gameId: string) => void
}

/** A card of the games list with its deadline, action and share button. */
export function ListedCard({ game, signedIn, eager, starting, onJoin, onNear }: ListedCardProps) {
  const { t, language } = useI18n()
  const state = useCardState(game)
  // visitors see the public page
  const to = signedIn ? '/games/$id' : '/games/$id/shared'
  const params = { id: game.id }
  const label = t(`games.button.${state.button}`)
  const near = () => onNear(game.id)
  return (
    <GameCard
      game={game}
      eager={eager}
      heading="h2"
      link={(inside) => (
        <Link to={to} params={params} className="stretched">
          {inside}
        </Link>
      )}
    >
      <div className="border-t border-line px-4.5 pt-3 pb-4.5">
        <CardTimes game={game} soon={state.badge === 'join_soon'} />
        <div className="relative z-2 mt-2.5 flex gap-2.5">
          {state.disabled ? (
            <Button size="small" disabled className="flex-1">
              {label}
            </Button>
          ) : signedIn && state.button === 'details' ? (
            <Button
              size="small"
              busy={starting}
              onPointerEnter={near}
              onFocus={near}
              onClick={() => onJoin(game.id)}
              aria-haspopup="dialog"
              className="flex-1"
            >
              {label}
            </Button>
          ) : (
            <LinkButton to={to} params={params} size="small" className="flex-1">
              {label}
            </LinkButton>
          )}
          <ShareButton path={sharePath(game.id, language)} title={courseNameIn(game, language)} />
        </div>
      </div>
    </GameCard>
  )
}

/**
 * The time left to join and the viewer's local time. Always two lines high: only the browser knows
 * the second.
 */
function CardTimes({ game, soon }: { game: ListedGame; soon: boolean }) {
  const { t, language } = useI18n()
  const now = useNow()
  const at = Date.parse(game.teeTime)
  const deadline = deadlineText(t, at, now, useSetting('join_deadline_hours'))
  const here = useViewerTime(at, language)
  return (
    <p className="min-h-[2.8em] text-xs text-text-3">
      {deadline && (
        <span className={soon ? 'font-semibold text-warning' : 'text-text-2'}>{deadline}</span>
      )}
      {here && (
        <span className="block">{t('common.yourTime', { time: here.text, zone: here.zone })}</span>
      )}
    </p>
  )
}
