import { GAME_LENGTH, isCancelled, type GameStatus } from './game.ts'
import type { ParticipationState } from './machines/participation-machine.ts'
import type { Instant } from './time.ts'

/**
 * Where a game stands for one person. `window`: check-in is open before the tee time; `playing`:
 * from the tee time; `played`: the round is over and something is still open for this person;
 * `settled`: nothing is.
 */
export type GamePhase = 'before' | 'window' | 'playing' | 'played' | 'settled' | 'cancelled'
export type PhaseInput = {
  readonly gameStatus: GameStatus
  readonly teeTime: Instant
  readonly checkInOpens: Instant
  readonly viewer: 'host' | 'guest' | 'visitor'
  /** The guest's participation, if there is one. */
  readonly seat?: ParticipationState | undefined
  /** This person is asked about presence: "Did you play?", a report, a mark to object to. */
  readonly isAsked?: boolean | undefined
}

/** After the round these wait for settlement, a statement or a decision. */
const OPEN_SEATS: readonly ParticipationState[] = [
  'reserved',
  'confirmed',
  'arrived',
  'missing',
  'unverified',
  'disputed',
]

/** The round took place, or its time is over: nothing about the time before it is of use. */
export const isRoundOver = (
  { gameStatus, teeTime }: Pick<PhaseInput, 'gameStatus' | 'teeTime'>,
  now: Instant,
): boolean => gameStatus === 'completed' || now > teeTime + GAME_LENGTH

/**
 * The phase of a game, for the game's page, My games and check-in alike. The opening of check-in
 * and the tee time are inclusive; the sixth hour after the tee time still counts as playing.
 */
export function gamePhase(input: PhaseInput, now: Instant): GamePhase {
  const { gameStatus, teeTime, checkInOpens, viewer, seat, isAsked = false } = input
  if (isCancelled(gameStatus)) return 'cancelled'
  if (isRoundOver(input, now)) {
    const isWaiting =
      viewer === 'guest'
        ? seat !== undefined && OPEN_SEATS.includes(seat)
        : viewer === 'host' && gameStatus !== 'completed'
    return isWaiting || isAsked ? 'played' : 'settled'
  }
  if (now >= teeTime) return 'playing'
  return now >= checkInOpens ? 'window' : 'before'
}

/** Phases in which a page speaks of a round that is over. */
export const isAfterRound = (phase: GamePhase): boolean => phase === 'played' || phase === 'settled'
