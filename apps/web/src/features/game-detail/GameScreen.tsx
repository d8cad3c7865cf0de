import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { DAY } from '@tomogolf/domain/time'
import type { Bank } from '../../lib/bank.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import type { GameDialog } from './GameDialogs.tsx'
import { GameLayout } from './GameLayout.tsx'
import { GuestBar } from './GuestBar.tsx'
import { GuestPanel } from './GuestPanel.tsx'
import { HostPanel } from './HostPanel.tsx'
import { isMoving } from './hold-story.ts'
import { JoinBar, JoinPanel, JoinStory } from './JoinPanel.tsx'
import { OwedNote } from './OwedNote.tsx'
import { gameQuery, type GameDetail } from '../../queries/games.ts'
import { useBankCall } from './use-bank-call.ts'

const GameDialogs = lazy(() => import('./GameDialogs.tsx'))

/** While money moves every few seconds, on the day of the game every minute: what a player may do changes by itself. */
function renewal(game: GameDetail | undefined): number | false {
  if (!game) return false
  if (isMoving(game.viewer.participation?.hold?.status) || isMoving(game.viewer.owed?.status))
    return 4000
  return Math.abs(currentTime() - Date.parse(game.teeTime)) < DAY ? 60_000 : false
}

type GameScreenProps = {
  id: string
  meId: string
  bank: Bank
  joinFlow: { start: (gameId: string) => void; startingId: string | null }
  onEdit: (game: GameDetail) => void
  /** Messages of other parts of the product, such as a check-in by link. */
  notes?: ReactNode
  /** What others said of the host. */
  voices?: (game: GameDetail) => ReactNode
  /** Rating whom one has played with. */
  after?: ReactNode
  /** The way to appeal against what this game cost. */
  appeal?: ReactNode
}

/** A game for somebody who is signed in: to join, to take part in, or to host. */
export function GameScreen({
  id,
  meId,
  bank: BankConfirmation,
  joinFlow,
  onEdit,
  notes,
  voices,
  after,
  appeal,
}: GameScreenProps) {
  const { t } = useI18n()
  const { data: game } = useSuspenseQuery<GameDetail>({
    ...gameQuery(id),
    staleTime: 15_000,
    refetchOnMount: true,
    refetchInterval: (query) => renewal(query.state.data),
  })
  const [dialog, setDialog] = useState<GameDialog | null>(null)
  // a hold that failed is tried again while the guest is here; so is money that is still open
  const hold = useBankCall({
    gameId: id,
    mutation: 'POST /api/games/:id/confirm-hold',
    done: t('game.hold.stands'),
    refused: t('game.hold.refused'),
  })
  const owed = useBankCall({
    gameId: id,
    mutation: 'POST /api/games/:id/pay',
    done: t('game.owed.paid'),
    refused: t('game.owed.refused'),
  })
  const { role, participation: place } = game.viewer
  const goOn = useEffectEvent(() => {
    if (local.get('autoJoinGameId') !== id) return
    local.remove('autoJoinGameId')
    if (role === null) joinFlow.start(id)
  })
  // joining was asked for before logging in or saving a card
  useEffect(() => {
    const timer = setTimeout(goOn, 500)
    return () => clearTimeout(timer)
  }, [id])

  const report = () => setDialog('report')
  const join = (
    <Button
      variant="primary"
      size="large"
      className="lg:w-full"
      busy={joinFlow.startingId === id}
      onClick={() => joinFlow.start(id)}
    >
      {t('game.join.action')}
    </Button>
  )
  const mayJoin = role === null && (place === null || mayComeBack(game))
  const panel =
    role === 'host' ? (
      <HostPanel
        game={game}
        appeal={appeal}
        onEdit={() => onEdit(game)}
        onCancel={() => setDialog('cancel')}
        onReport={report}
      />
    ) : mayJoin || !place ? (
      <JoinPanel game={game} action={join} />
    ) : (
      <GuestPanel
        game={game}
        place={place}
        appeal={appeal}
        hold={{ busy: hold.busy, retry: hold.run }}
        onLeave={() => setDialog('leave')}
        onState={() => setDialog('statement')}
        onReport={report}
      />
    )
  const bar = mayJoin ? (
    <JoinBar game={game} action={join} />
  ) : role === 'guest' ? (
    <GuestBar game={game} onState={() => setDialog('statement')} />
  ) : null
  return (
    <>
      <GameLayout
        game={game}
        meId={meId}
        panel={panel}
        voices={voices?.(game)}
        after={after}
        below={mayJoin && <JoinStory game={game} />}
        bar={bar}
        notes={
          <>
            {notes}
            {game.viewer.owed && (
              <OwedNote owed={game.viewer.owed} busy={owed.busy} pay={owed.run} />
            )}
            {game.cancelReason && (
              <Alert tone="warning" title={t('game.cancelled')}>
                {game.cancelReason}
              </Alert>
            )}
          </>
        }
      />
      {dialog && (
        <Suspense>
          <GameDialogs dialog={dialog} game={game} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      {hold.action && (
        <BankConfirmation access={hold.action} onConfirmed={hold.run} onRefused={hold.run} />
      )}
      {owed.action && (
        <BankConfirmation access={owed.action} onConfirmed={owed.run} onRefused={owed.run} />
      )}
    </>
  )
}

/** Somebody who left, or whose card was refused, may come back while there is room. */
const mayComeBack = (game: GameDetail): boolean =>
  [true, 'PROFILE_INCOMPLETE', 'PAYMENT_METHOD_REQUIRED', 'CARD_EXPIRED', 'GAME_CLASH'].includes(
    game.viewer.can.join,
  )
