import type { Money } from './money.ts'
import { withUndo } from './leaving/undo.ts'
import { hours, japanDate, minutes, type Instant } from './time.ts'

/** `usesUndo`: leaving would cost the hold, and is free because the guest has just joined. */
export type LeaveTerms = {
  readonly freeUntil: Instant
  readonly penalty: Money | null
  readonly usesUndo: boolean
}

/**
 * The last moment (inclusive) at which leaving is free: the beginning of the departure window, or
 * the end of the free exit that a change by the host has opened, never after the tee time.
 */
export const freeLeaveUntil = (
  teeTime: Instant,
  windowHours: number,
  freeExitUntil: Instant | null,
): Instant => Math.min(teeTime, Math.max(teeTime - hours(windowHours), freeExitUntil ?? -Infinity))

/** What leaving costs now. Free up to and including the boundary, after it the whole hold. */
export function leaveTerms(
  game: {
    teeTime: Instant
    windowHours: number
    hold: Money
    freeExitUntil: Instant | null
    undoUntil: Instant | null
  },
  now: Instant,
): LeaveTerms {
  const withoutUndo = freeLeaveUntil(game.teeTime, game.windowHours, game.freeExitUntil)
  const freeUntil = withUndo(withoutUndo, game.undoUntil, game.teeTime)
  return {
    freeUntil,
    penalty: now <= freeUntil ? null : game.hold,
    usesUndo: now > withoutUndo && now <= freeUntil,
  }
}

export type GameMove = {
  readonly agreedTeeTime: Instant
  readonly teeTime: Instant
  readonly courseChanged: boolean
}
/**
 * Whether a change by the host lets a guest leave free: another course, another day in Japan, or a
 * tee time further from the one agreed to than the small move. Several small moves are compared with
 * what was agreed, not with each other.
 */
export const opensFreeExit = (
  { agreedTeeTime, teeTime, courseChanged }: GameMove,
  smallMoveMinutes: number,
): boolean =>
  courseChanged ||
  Math.abs(teeTime - agreedTeeTime) > minutes(smallMoveMinutes) ||
  japanDate(teeTime) !== japanDate(agreedTeeTime)

/** The free exit lasts for the notice hours, or until the departure window begins if that is later. */
export const freeExitUntil = (
  noticeAt: Instant,
  teeTime: Instant,
  terms: { windowHours: number; noticeHours: number },
): Instant =>
  Math.min(
    teeTime,
    Math.max(noticeAt + hours(terms.noticeHours), teeTime - hours(terms.windowHours)),
  )

/** The last moment to leave is the tee time itself. */
export const canStillLeave = (teeTime: Instant, now: Instant): boolean => now <= teeTime

/**
 * Inside the departure window a host with guests cannot cancel or edit without support. Exactly at
 * the boundary the host still can.
 */
export const insideDepartureWindow = (
  teeTime: Instant,
  now: Instant,
  windowHours: number,
): boolean => now > teeTime - hours(windowHours)
