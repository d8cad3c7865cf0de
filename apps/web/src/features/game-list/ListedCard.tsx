import { courseNameIn } from '@tomogolf/format/course-names'
import { Link } from '@tanstack/react-router'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useSetting } from '../../queries/settings.ts'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { GameCard, useCardState } from '../../components/GameCard.tsx'
import type { ListedGame } from '../../queries/games.ts'
import { SaveButton } from '../../components/SaveButton.tsx'
import { ShareButton } from '../../components/ShareButton.tsx'
import { sharePath } from '../../components/share-path.ts'
import { deadlineText } from './deadline-text.ts'
import { distanceText } from './distance-text.ts'

export type ListedCardProps = {
  game: ListedGame
  signedIn: boolean
  eager?: boolean
  /** The name of the place from which distances are measured; null for the device. */
  from: string | null
  /** The join of this game is starting. */
  starting: boolean
  /** Details was pressed on a game that the viewer may join. */
  onJoin: (gameId: string) => void
  /** The button is about to be pressed: the join can be prepared. */
  onNear: (gameId: string) => void
}

/** A card of the games list with its deadline, its button and a share button on the picture. */
export function ListedCard({
  game,
  signedIn,
  eager,
  from,
  starting,
  onJoin,
  onNear,
}: ListedCardProps) {
  const { t, language } = useI18n()
  const state = useCardState(game)
  // visitors see the public page
  const to = signedIn ? '/games/$id' : '/games/$id/shared'
  const params = { id: game.id }
  const title = courseNameIn(game, language)
  const label = t(`games.button.${state.button}`)
  const near = () => onNear(game.id)
  const at = Date.parse(game.teeTime)
  const deadline = deadlineText(t, at, useNow(), useSetting('join_deadline_hours'))
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
      distance={distanceText(t, language, game, from)}
      corner={
        <>
          <SaveButton game={game} title={title} className={`${glass} mr-1.5`} />
          <ShareButton path={sharePath(game.id, language)} title={title} className={glass} />
        </>
      }
      note={
        deadline && (
          <span className={state.badge === 'join_soon' ? 'font-semibold text-warning' : undefined}>
            {deadline}
          </span>
        )
      }
    >
      {state.disabled ? (
        <Button size="small" disabled className={button}>
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
          className={button}
        >
          {label}
        </Button>
      ) : (
        // the card's own link leads there too: one stop for the Tab key is enough
        <LinkButton to={to} params={params} size="small" tabIndex={-1} className={button}>
          {label}
        </LinkButton>
      )}
    </GameCard>
  )
}
const button = 'relative z-2 min-w-26 flex-none'
const glass =
  'rounded-full! bg-background/80 text-text [backdrop-filter:blur(6px)] hover:bg-surface-3'
