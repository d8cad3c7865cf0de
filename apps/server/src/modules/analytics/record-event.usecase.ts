import type { z } from 'zod'
import type { AnalyticsEvent } from '@tomogolf/contract/analytics.schemas'
import type { Deps } from '../../deps.ts'
import { newId } from '../../platform/security/ids.ts'
import { insertEvent } from './analytics.repository.ts'

/** Records an event at the server's time. */
export async function recordEvent(
  deps: Deps,
  event: z.output<typeof AnalyticsEvent>,
  userId: string | null,
): Promise<void> {
  await insertEvent(deps.db, {
    id: newId(),
    name: event.name,
    userId,
    properties: event.properties,
    at: deps.clock.now(),
  })
}
