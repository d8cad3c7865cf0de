import { DAY, startOfJapanDay } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { deleteEventsBefore, hasEvents } from './analytics.repository.ts'

export const CLEAN_UP = 'analytics.clean_up'
/** Thirteen months, so that a month can be compared with the same month of the previous year. */
const KEEP_EVENTS = 396 * DAY

/**
 * Deletes old events. Each recorded event plans the next run; a run plans another while events are
 * left.
 */
export async function cleanUpEvents(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await deleteEventsBefore(tx, now - KEEP_EVENTS)
    if (await hasEvents(tx))
      await deps.jobs.enqueue(tx, CLEAN_UP, {}, { at: startOfJapanDay(now) + DAY, key: 'daily' })
  })
}
