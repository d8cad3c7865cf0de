import type { ReactNode } from 'react'
import type { GameDetail } from '../../queries/games.ts'
import type { Instant } from '@tomogolf/domain/time'
import { CheckedIn } from './CheckedIn.tsx'
import { CheckInQueued } from './CheckInQueued.tsx'
import { CheckInRefused } from './CheckInRefused.tsx'
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
  onClose,
}: CheckInResultInput): ReactNode {
  const { participation } = game.viewer
  const common = { gameId: game.id, onClose }
  const stage = checkInStage(game, now)
  if (attempt.kind === 'done')
    return <CheckedIn {...common} name={name} money={movedMoney(participation, attempt.result)} />
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
        name={name}
        money={movedMoney(participation)}
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
