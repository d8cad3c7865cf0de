import { money, type Money } from '@tomogolf/domain/money'
import { undecidedFreeUntil } from '@tomogolf/domain/go-no-go'
import { freeLeaveUntil } from '@tomogolf/domain/leave'
import { withUndo } from '@tomogolf/domain/leaving/undo'
import type { Instant } from '@tomogolf/domain/time'
import type { GameRow, Participation } from './participations.repository.ts'

/** The amounts a guest agreed to when joining. */
export const agreedTerms = (
  participation: Participation,
): { price: Money; fee: Money; hold: Money } => ({
  price: money(participation.priceMinor, participation.currency),
  fee: money(participation.feeMinor, participation.currency),
  hold: money(participation.holdMinor, participation.currency),
})
/**
 * How long a change by the host, or a decision that is still open, lets the guest leave free; null
 * without either.
 */
export function freeExitOf(
  participation: Participation,
  game: Pick<GameRow, 'teeTime' | 'decideAt' | 'decision'>,
  now: Instant,
): Instant | null {
  const change = participation.freeExitUntil ?? (participation.freeExit ? game.teeTime : null)
  const undecided = undecidedFreeUntil(game, now)
  return change === null || undecided === null ? (change ?? undecided) : Math.max(change, undecided)
}
/** The last instant (inclusive) at which leaving is free. */
export const freeLeaveDeadline = (
  participation: Participation,
  game: Pick<GameRow, 'teeTime' | 'decideAt' | 'decision'>,
  now: Instant,
): Instant =>
  withUndo(
    freeLeaveUntil(game.teeTime, participation.windowHours, freeExitOf(participation, game, now)),
    participation.undoUntil,
    game.teeTime,
  )
/** What a late leave returns when the seat is taken again. */
export function refillAmount(participation: Participation, keepsFee: boolean): Money {
  const { price, hold } = agreedTerms(participation)
  return keepsFee ? price : hold
}
