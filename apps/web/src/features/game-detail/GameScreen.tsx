import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { isAfterRound } from '@tomogolf/domain/game-phase'
import { DAY } from '@tomogolf/domain/time'
import type { ThreeDSecureComponent } from '../../lib/three-d-secure.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import type { GameDialog } from './dialogs/GameDialogs.tsx'
import { GameLayout } from './GameLayout.tsx'
import { GuestBar } from './panels/GuestBar.tsx'
import { GuestPanel } from './panels/GuestPanel.tsx'
import { HostPanel } from './panels/HostPanel.tsx'
import { isSettling } from './hold-timeline.ts'
import { canEnter, waitsFor } from '../../queries/waits-for.ts'
import { OwnWaiting } from './panels/OwnWaiting.tsx'
import { OwnRequest } from './panels/OwnRequest.tsx'
import { PassedOn, Replaced } from './panels/PassedOn.tsx'
import { JoinBar, JoinPanel, JoinTimeline } from './panels/JoinPanel.tsx'
import { PresenceSlot } from './panels/PresenceSlot.tsx'
import { OwedNote } from './panels/OwedNote.tsx'
import { gameQuery, type Amount, type GameDetail } from '../../queries/games.ts'
import { wholeParty, type CompanionSeat } from '../../lib/party/party.ts'
import { isAskedAboutPresence, phaseOfDetail } from '../../lib/phase-of.ts'
import { AfterRound } from './AfterRound.tsx'
import { CancelledGame } from './CancelledGame.tsx'
import { LeftLate } from './panels/LeftLate.tsx'
import type { PersonMenu } from './Players.tsx'
import { CancelledMoney } from './CancelledMoney.tsx'
import { PlayedGame } from './PlayedGame.tsx'
import { HostAfterPanel } from './panels/HostAfterPanel.tsx'
import { usePaymentCall } from './use-payment-call.ts'

const GameDialogs = lazy(() => import('./dialogs/GameDialogs.tsx'))

/**
 * Polls every few seconds while a payment settles, often while a spot may open, and every minute around the tee time, when the
 * possible actions change.
 */
function refetchIntervalOf(game: GameDetail | undefined): number | false {
  if (!game) return false
  const own = game.viewer.participation
  if (
    isSettling(own ? wholeParty(own).hold?.status : undefined) ||
    isSettling(game.viewer.owed?.status)
  )
    return 4000
  const { invitations, keptSeats, substitute, waiting } = game.viewer
  const isInviting = invitations?.some(({ state }) => state === 'open' || state === 'taking')
  if (waiting || substitute || game.passedOn || isInviting || keptSeats?.length) return 30_000
  return Math.abs(currentTime() - Date.parse(game.teeTime)) < DAY ? 60_000 : false
}

type GameScreenProps = {
  id: string
  meId: string
  threeDSecure: ThreeDSecureComponent
  joinFlow: { start: (gameId: string) => void; startingId: string | null }
  /** The bank's own page has just sent the user back here. */
  fromBank: boolean
  onEdit: (game: GameDetail) => void
  /** The ratings of the host. */
  hostRatings?: (game: GameDetail) => ReactNode
  /** The course booking as its host sees it. */
  ownBooking?: (game: GameDetail) => ReactNode
  /** What can be done about another player. */
  personMenu?: PersonMenu
  questions?: (game: GameDetail) => ReactNode
  /** After the round: the ratings of the other players. `lead`: it is the one thing to do. */
  rating: (lead: boolean) => ReactNode
  /** After the round: what was charged, with receipts. */
  receipt: (paidAtCourse: Amount | null) => ReactNode
  transactions: ReactNode
  /** Opens the host form filled in from a game. */
  onHostAgain: (game: GameDetail, options: { inviting: boolean }) => void
  /** The appeal against a penalty of this game. */
  appeal?: ReactNode
}

/** A game for a signed-in user: to join, to play or to host. */
export function GameScreen({
  id,
  meId,
  threeDSecure: ThreeDSecure,
  joinFlow,
  fromBank,
  onEdit,
  hostRatings,
  ownBooking,
  personMenu,
  questions,
  rating,
  receipt,
  transactions,
  onHostAgain,
  appeal,
}: GameScreenProps) {
  const { t } = useI18n()
  const { data: game } = useSuspenseQuery<GameDetail>({
    ...gameQuery(id),
    staleTime: 15_000,
    refetchOnMount: true,
    refetchInterval: (query) => refetchIntervalOf(query.state.data),
  })
  const [dialog, setDialog] = useState<GameDialog | null>(null)
  /** Whose seat the leave dialog gives up; undefined: all own seats. */
  const [leaving, setLeaving] = useState<CompanionSeat>()
  const hold = usePaymentCall({
    gameId: id,
    mutation: 'POST /api/games/:id/confirm-hold',
    done: t('game.hold.stands'),
    refused: t('game.hold.refused'),
  })
  const owed = usePaymentCall({
    gameId: id,
    mutation: 'POST /api/games/:id/pay',
    done: t('game.owed.paid'),
    refused: t('game.owed.refused'),
  })
  const now = useNow()
  const { role, participation } = game.viewer
  const confirmAfterBank = useEffectEvent(() => {
    if (game.viewer.owed?.status === 'action_required') owed.run()
    else if (participation?.hold) hold.run()
  })
  useEffect(() => {
    if (fromBank) confirmAfterBank()
  }, [fromBank])
  const resumeJoin = useEffectEvent(() => {
    if (local.get('autoJoinGameId') !== id) return
    local.remove('autoJoinGameId')
    if (role === null) joinFlow.start(id)
  })
  // the user started to join before logging in or saving a card
  useEffect(() => {
    const timer = setTimeout(resumeJoin, 500)
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
      {t(
        waitsFor(game)
          ? 'game.wait.action'
          : game.joining === 'approve'
            ? 'game.ask.action'
            : 'game.join.action',
      )}
    </Button>
  )
  const presence = (
    <PresenceSlot
      game={game}
      onHostStatement={() => setDialog('hostStatement')}
      onObject={() => setDialog('objection')}
    />
  )
  const mayJoin = role === null && (participation === null || mayRejoin(game))
  // a request or a place on the list takes the place of the join button, but not of a passed-on seat
  const isAsking =
    game.passedOn?.state !== 'open' &&
    (game.viewer.request?.status === 'pending' || !!game.viewer.waiting)
  const phase = phaseOfDetail(game, now)
  const isOver = isAfterRound(phase)
  const panel =
    role === 'host' && isOver ? (
      <HostAfterPanel game={game} appeal={appeal} presence={presence} onReport={report} />
    ) : role === 'host' ? (
      <HostPanel
        game={game}
        appeal={appeal}
        onEdit={() => onEdit(game)}
        onCancel={() => setDialog('cancel')}
        onKeepOn={() => setDialog('keepOn')}
        presence={presence}
        onReport={report}
      />
    ) : mayJoin || !participation ? (
      <>
        {participation?.status === 'left_late' && (
          <LeftLate
            participation={participation}
            appeal={appeal}
            isOpen={phase === 'before' && now <= Date.parse(game.joinDeadline)}
          />
        )}
        <Replaced name={participation?.substitute} className="mb-4" />
        <PassedOn game={game} className="mb-4" />
        <OwnRequest game={game} className="mb-4" />
        <OwnWaiting game={game} onBank={hold.run} className="mb-4" />
        {!isAsking && <JoinPanel game={game} action={join} />}
        {participation && game.viewer.can.report === true && (
          <Button variant="ghost" size="small" block className="mt-2.5" onClick={report}>
            {t('game.report.action')}
          </Button>
        )}
      </>
    ) : (
      <GuestPanel
        game={game}
        participation={participation}
        appeal={appeal}
        hold={{ busy: hold.busy, retry: hold.run }}
        onLeave={(companion) => {
          setLeaving(companion)
          setDialog('leave')
        }}
        onSubstitute={() => setDialog('substitute')}
        onState={() => setDialog('statement')}
        onReport={report}
        presence={presence}
        phase={phase}
      />
    )
  const bar = isAsking ? null : mayJoin ? (
    <JoinBar game={game} action={join} />
  ) : role === 'guest' ? (
    <GuestBar game={game} onState={() => setDialog('statement')} />
  ) : null
  const owedNote = game.viewer.owed && (
    <OwedNote owed={game.viewer.owed} busy={owed.busy} pay={owed.run} />
  )
  const hasStatement = game.viewer.can.state === true
  const page =
    phase === 'cancelled' ? (
      <CancelledGame
        game={game}
        notes={owedNote}
        money={
          <CancelledMoney game={game} appeal={appeal} hold={{ busy: hold.busy, retry: hold.run }} />
        }
      />
    ) : isOver && role === null && participation === null ? (
      <PlayedGame game={game} meId={meId} />
    ) : isOver ? (
      <AfterRound
        game={game}
        meId={meId}
        isOpen={phase === 'played'}
        panel={panel}
        notes={owedNote}
        rating={rating(!hasStatement && !isAskedAboutPresence(game))}
        receipt={receipt(participation?.status === 'checked_in' ? participation.terms.price : null)}
        transactions={transactions}
        onHostAgain={(options) => onHostAgain(game, options)}
        personMenu={personMenu}
      />
    ) : (
      <GameLayout
        game={game}
        meId={meId}
        panel={panel}
        hostRatings={hostRatings?.(game)}
        ownBooking={role === 'host' && ownBooking?.(game)}
        personMenu={personMenu}
        questions={questions?.(game)}
        below={mayJoin && !isAsking && !waitsFor(game) && <JoinTimeline game={game} />}
        bar={bar}
        notes={owedNote}
      />
    )
  return (
    <>
      {page}
      {isOver && hasStatement && <GuestBar game={game} onState={() => setDialog('statement')} />}
      {dialog && (
        <Suspense>
          <GameDialogs
            dialog={dialog}
            game={game}
            companion={leaving}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
      {hold.action && (
        <ThreeDSecure access={hold.action} onConfirmed={hold.run} onRefused={hold.run} />
      )}
      {owed.action && (
        <ThreeDSecure access={owed.action} onConfirmed={owed.run} onRefused={owed.run} />
      )}
    </>
  )
}

/** A user who left, or whose card was refused, may join again while a seat is free, or wait. */
const mayRejoin = (game: GameDetail): boolean =>
  !!game.viewer.waiting ||
  [
    true,
    'PROFILE_INCOMPLETE',
    'PAYMENT_METHOD_REQUIRED',
    'CARD_EXPIRED',
    'GAME_CLASH',
    'DEBT_UNPAID',
    'UNHELD_SEATS_LIMIT',
  ].includes(canEnter(game))
