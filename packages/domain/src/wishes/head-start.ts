import type { Settings } from '../settings.ts'
import { DAY, hours, type Instant } from '../time.ts'

/** Everybody else sees a game at least this long before joining closes. */
const LISTED_LEAST = DAY

/**
 * Until when only people whose wishes fit see a new game. Null: there is no head start, because it
 * is switched off or the game is too soon.
 */
export function headStartEnd(
  { teeTime, now }: { readonly teeTime: Instant; readonly now: Instant },
  settings: Pick<Settings, 'wish_head_start_hours' | 'join_deadline_hours'>,
): Instant | null {
  const end = Math.min(
    now + hours(settings.wish_head_start_hours),
    latestHeadStartEnd(teeTime, settings),
  )
  return end > now ? end : null
}

/** A head start that runs ends earlier when the game is moved closer. */
export const latestHeadStartEnd = (
  teeTime: Instant,
  settings: Pick<Settings, 'join_deadline_hours'>,
): Instant => teeTime - hours(settings.join_deadline_hours) - LISTED_LEAST

/** Whether a game is in the public lists, by its head start. */
export const isListed = (
  { listedFrom }: { readonly listedFrom: Instant | null },
  now: Instant,
): boolean => listedFrom === null || listedFrom <= now
