import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { isAfterRound } from '@tomogolf/domain/game-phase'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { joinDestination } from '../../lib/destination.ts'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { canEnter, waitsFor } from '../../queries/waits-for.ts'
import { phaseOfDetail } from '../../lib/phase-of.ts'
import { CancelledGame } from './CancelledGame.tsx'
import { GameLayout } from './GameLayout.tsx'
import { PlayedGame } from './PlayedGame.tsx'
import { PassedOn } from './panels/PassedOn.tsx'
import { JoinBar, JoinPanel, JoinTimeline } from './panels/JoinPanel.tsx'
import type { GameDetail } from '../../queries/games.ts'

/** The game's page opens the join sheet, which asks for what is missing. */
const CAN_START: readonly (true | string)[] = [
  true,
  'PROFILE_INCOMPLETE',
  'PAYMENT_METHOD_REQUIRED',
  'CARD_EXPIRED',
]

/** The public page of a game, with the login for visitors. */
export function SharedScreen({
  game,
  meId,
  questions,
}: {
  game: GameDetail
  meId: string | null
  /** Public questions about the game. */
  questions?: ReactNode
}) {
  const t = useT()
  const phase = phaseOfDetail(game, useNow())
  if (phase === 'cancelled') return <CancelledGame game={game} />
  if (isAfterRound(phase)) return <PlayedGame game={game} meId={meId} />
  // the game's page resumes the join after the login or the registration
  const search = { redirectTo: joinDestination(game.id, game.invite ?? undefined) }
  const mayStart = CAN_START.includes(canEnter(game))
  const login = (
    <LinkButton to="/login" search={search} variant="primary" size="large" className="lg:w-full">
      {t('game.visitor.login')}
    </LinkButton>
  )
  const action =
    meId === null ? (
      login
    ) : (
      <LinkButton
        to="/games/$id"
        params={{ id: game.id }}
        search={{
          ...(mayStart && { join: true as const }),
          ...(game.invite && { invite: game.invite }),
        }}
        variant="primary"
        size="large"
        className="lg:w-full"
      >
        {t(
          mayStart
            ? waitsFor(game)
              ? 'game.wait.action'
              : game.joining === 'approve'
                ? 'game.ask.action'
                : 'game.join.action'
            : 'game.visitor.open',
        )}
      </LinkButton>
    )
  const register = meId === null && (
    <p className="mt-4 text-s text-text-2 lg:text-center">
      {t('game.visitor.new')}{' '}
      <Link
        to="/register"
        search={search}
        className="link inline-flex min-h-11 items-center font-semibold text-text"
      >
        {t('game.visitor.register')}
      </Link>
    </p>
  )
  return (
    <GameLayout
      game={game}
      meId={meId}
      questions={questions}
      panel={
        <>
          <PassedOn game={game} className="mb-4" />
          <JoinPanel game={game} action={action} />
          <div className="max-lg:hidden">{register}</div>
        </>
      }
      below={
        <>
          {!waitsFor(game) && <JoinTimeline game={game} />}
          {register}
        </>
      }
      bar={<JoinBar game={game} action={action} />}
    />
  )
}
