import type { ReactNode } from 'react'
import type { GameDetail } from '../../queries/games.ts'
import type { Instant } from '@tomogolf/domain/time'
import { CheckedIn } from './CheckedIn.tsx'
import { CheckInQueued } from './CheckInQueued.tsx'
import { CheckInRefused } from './CheckInRefused.tsx'
import { wholeParty } from '../../lib/party/party.ts'
import { dueCompanions } from './party.ts'
import { movedMoney } from './moved-money.ts'
import { NoCheckIn } from './NoCheckIn.tsx'
import { checkInStage } from './stage.ts'
import type { Attempt, ReadCode } from './use-check-in.ts'

type CheckInResultInput = {
  game: GameDetail
  name: string | null
  attempt: Attempt
  now: Instant
  onSend: (read: ReadCode) => void
  /** The guest is in and scans once more, for companions. */
  again?: boolean
  /** Starts that. */
  onAgain?: (() => void) | undefined
  /** On the game's own address: closes the result. */
  onClose?: (() => void) | undefined
}

/**
 * How a check-in ended, the same page for a link, a scan and a typed code. Null while it is under
 * way, or when the scanner shows how to go on.
 */
export function checkInResult({
  game,
  name,
  attempt,
  now,
  onSend,
  again = false,
  onAgain,
  onClose,
}: CheckInResultInput): ReactNode {
  const { participation } = game.viewer
  const due = dueCompanions(participation)
  const common = { gameId: game.id, onClose }
  const more = { missing: due.length, onAgain }
  const seen = checkInStage(game, now)
  const stage = again && seen === 'already' && due.length > 0 ? 'open' : seen
  if (attempt.kind === 'done')
    return (
      <CheckedIn
        {...common}
        {...more}
        name={name}
        money={movedMoney(participation, attempt.result)}
      />
    )
  if (attempt.kind === 'waiting' && attempt.shownAt !== null && stage !== 'already')
    return (
      <CheckInQueued
        {...common}
        teeTime={game.teeTime}
        shownAt={attempt.shownAt}
        onSend={() => onSend(attempt)}
      />
    )
  const failure = attempt.kind === 'refused' ? attempt.failure : undefined
  // a link with a wrong code says so, also to a guest who is checked in
  if (attempt.kind === 'refused' && failure === 'wrong' && stage === 'already')
    return <CheckInRefused {...common} game={game} attempt={attempt} isIn />
  if (stage === 'already' || failure === 'already')
    return (
      <CheckedIn
        {...common}
        {...more}
        name={name}
        money={movedMoney(participation && wholeParty(participation))}
        since={participation?.checkedInAt ? Date.parse(participation.checkedInAt) : null}
      />
    )
  const shown = failure === 'completed' || failure === 'closed' ? failure : stage
  if (shown !== 'open')
    return (
      <NoCheckIn
        {...common}
        stage={shown}
        opens={Date.parse(game.checkIn.opens)}
        teeTime={Date.parse(game.teeTime)}
      />
    )
  return null
}
