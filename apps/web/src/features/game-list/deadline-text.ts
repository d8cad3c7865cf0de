import { deadlineLeft } from '@tomogolf/domain/game'
import type { Instant } from '@tomogolf/domain/time'
import type { Translate } from '@tomogolf/phrases/translator'

/**
 * The time left to join: minutes under an hour, hours with one decimal under a day, else days. Null
 * after the deadline.
 */
export function deadlineText(
  t: Translate,
  teeTime: Instant,
  now: Instant,
  joinDeadlineHours: number,
): string | null {
  const left = deadlineLeft(teeTime, now, joinDeadlineHours)
  if (left === null) return null
  if (left.unit === 'hours') return t('games.deadline.hours', { hours: left.value.toFixed(1) })
  return left.unit === 'minutes'
    ? t('games.deadline.minutes', { count: left.value })
    : t('games.deadline.days', { count: left.value })
}
