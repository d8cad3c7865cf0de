import type { Settings } from '../settings.ts'
import { hours, minutes, type Instant } from '../time.ts'

type UndoSettings = Pick<Settings, 'undo_minutes' | 'undo_before_hours'>

/**
 * The last moment (inclusive) at which a guest who joins at `joinedAt` can undo it, or null when the
 * tee time is too close.
 */
export function undoUntil(
  joinedAt: Instant,
  teeTime: Instant,
  { undo_minutes: length, undo_before_hours: before }: UndoSettings,
): Instant | null {
  const until = Math.min(joinedAt + minutes(length), teeTime - hours(before))
  return until > joinedAt ? until : null
}

/** Leaving is free until the later of both, never after the tee time. */
export const withUndo = (freeUntil: Instant, undo: Instant | null, teeTime: Instant): Instant =>
  Math.max(freeUntil, Math.min(undo ?? -Infinity, teeTime))

/**
 * The rules of leaving for a guest who would join now: until when it is free, and the minutes of
 * the undo when they are all that is free. An undo that ends at a fixed time before the tee time is
 * named by that time.
 */
export function undoOffer(
  join: { readonly now: Instant; readonly teeTime: Instant; readonly freeUntil: Instant },
  settings: UndoSettings,
): { readonly freeUntil: Instant; readonly undoMinutes: number | null } {
  const { now, teeTime, freeUntil } = join
  const undo = undoUntil(now, teeTime, settings)
  if (undo === null || now <= freeUntil) return { freeUntil, undoMinutes: null }
  return undo === now + minutes(settings.undo_minutes)
    ? { freeUntil, undoMinutes: settings.undo_minutes }
    : { freeUntil: undo, undoMinutes: null }
}
