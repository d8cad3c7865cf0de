import { DAY, fromJapanText, hours, japanDate, minutes, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../deps.ts'
import type { DemoGame } from './games.data.ts'

/** Guests can still join for half an hour. */
const LEAD = hours(4) + minutes(30)
const SOON = ['07:32', '08:46', '10:15', '11:36']

/**
 * The tee time of a demonstration game. `soon`: the first usual tee time at least LEAD from now.
 */
export function teeTimeOf({ day, time }: Pick<DemoGame, 'day' | 'time'>, now: Instant): Instant {
  const at = (days: number, clock: string) =>
    fromJapanText(`${japanDate(now + days * DAY)} ${clock}:00`)!
  if (day !== 'soon') return at(day, time)
  return [0, 1]
    .flatMap((days) => SOON.map((clock) => at(days, clock)))
    .find((teeTime) => teeTime >= now + LEAD)!
}

/** Runs what sets the clock back, and leaves the clock as it was. */
export async function withPastClock(
  clock: Deps['clock'],
  run: (present: Instant) => Promise<void>,
): Promise<void> {
  const moved = clock.moved,
    present = clock.now()
  try {
    await run(present)
  } finally {
    clock.set(moved ? present : null)
  }
}
