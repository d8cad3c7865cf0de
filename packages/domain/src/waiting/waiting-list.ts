import { endsRequests, type JoiningWay } from '../approval/join-request.ts'
import { joinDeadline } from '../game.ts'
import type { WaitingState } from '../machines/waiting-machine.ts'
import type { Settings } from '../settings.ts'
import { hours, minutes, type Instant } from '../time.ts'

type WaitingSettings = Pick<
  Settings,
  | 'join_deadline_hours'
  | 'waiting_automatic_hours'
  | 'waiting_offer_minutes'
  | 'waiting_short_offer_hours'
  | 'waiting_short_offer_minutes'
>

/** How a freed seat goes to the head of the list: at once, or as an offer until a moment (inclusive). */
export type FreedSeat =
  | { readonly kind: 'seat' }
  | { readonly kind: 'offer'; readonly until: Instant }

/**
 * More than a day before the tee time the seat is given at once. Later the guest may have other
 * plans, so it is offered, for a shorter time close to the tee time. Null: joining has closed.
 */
export function freedSeat(
  now: Instant,
  teeTime: Instant,
  settings: WaitingSettings,
): FreedSeat | null {
  const closes = joinDeadline(teeTime, settings.join_deadline_hours)
  if (now > closes) return null
  const left = teeTime - now
  if (left > hours(settings.waiting_automatic_hours)) return { kind: 'seat' }
  const length =
    left > hours(settings.waiting_short_offer_hours)
      ? settings.waiting_offer_minutes
      : settings.waiting_short_offer_minutes
  return { kind: 'offer', until: Math.min(now + minutes(length), closes) }
}

/** A guest who got a seat at once has this long for a refused card, never longer than the tee time. */
export const cardFixUntil = (
  now: Instant,
  teeTime: Instant,
  settings: Pick<Settings, 'waiting_card_minutes'>,
): Instant => Math.min(now + minutes(settings.waiting_card_minutes), teeTime)

export const isOfferOpen = (
  entry: { readonly status: WaitingState; readonly offerUntil: Instant | null },
  now: Instant,
): boolean => entry.status === 'offered' && entry.offerUntil !== null && now <= entry.offerUntil

/** Waiting guests agreed to one game at one price, and to a list without an approval. */
type WaitedFor = Parameters<typeof endsRequests>[0] & { readonly joining: JoiningWay }
export const endsWaiting = (before: WaitedFor, after: WaitedFor): boolean =>
  endsRequests(before, after) || after.joining === 'approve'

/** The own seat and those of the companions whom the guest covers. */
export const seatsWanted = ({ companions }: { readonly companions: readonly unknown[] }): number =>
  1 + companions.length

/**
 * Whose turn it is: the first of the list for whom the free seats are enough. A party is skipped
 * while too few are free, and keeps its place.
 */
export const nextInLine = <Entry extends { readonly companions: readonly unknown[] }>(
  inOrder: readonly Entry[],
  free: number,
): Entry | undefined => inOrder.find((entry) => seatsWanted(entry) <= free)

/** What a guest who joins the list agrees to about leaving. */
export type WaitingTerms = {
  readonly freeUntil: Instant
  /** Leaving is not free any more, except as an undo. */
  readonly isLate: boolean
  /** After getting a spot later than `freeUntil`, leaving is free this long; null: there is no undo. */
  readonly undoMinutes: number | null
  /** The undo ends here at the latest. */
  readonly undoBefore: Instant
}
export function waitingTerms(
  join: { readonly now: Instant; readonly teeTime: Instant; readonly freeUntil: Instant },
  { mayUndo, settings }: { readonly mayUndo: boolean; readonly settings: UndoSettings },
): WaitingTerms {
  const { now, teeTime, freeUntil } = join
  const undoBefore = teeTime - hours(settings.undo_before_hours)
  const hasUndo = mayUndo && settings.undo_minutes > 0 && undoBefore > Math.max(now, freeUntil)
  return {
    freeUntil,
    isLate: now > freeUntil,
    undoMinutes: hasUndo ? settings.undo_minutes : null,
    undoBefore,
  }
}
type UndoSettings = Pick<Settings, 'undo_minutes' | 'undo_before_hours'>
