import type { z } from 'zod'
import type { AnalyticsEvent } from '@tomogolf/contract/analytics.schemas'
import { DAY, startOfJapanDay } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { newId } from '../../platform/security/ids.ts'
import { insertEvent } from './analytics.repository.ts'
import { CLEAN_UP } from './clean-up.usecase.ts'

/** Records an event at the server's time. The first of a day also plans the clean-up. */
export async function recordEvent(
  deps: Deps,
  event: z.output<typeof AnalyticsEvent>,
  userId: string | null,
): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await insertEvent(tx, {
      id: newId(),
      name: event.name,
      userId,
      properties: event.properties,
      at: now,
    })
    await deps.jobs.enqueue(tx, CLEAN_UP, {}, { at: startOfJapanDay(now) + DAY, key: 'daily' })
  })
}
