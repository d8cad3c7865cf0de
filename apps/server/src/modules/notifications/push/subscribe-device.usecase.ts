import type { BodyOf } from '@tomogolf/contract/api/endpoints'
import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../../platform/http/context.ts'
import { newId } from '../../../platform/security/ids.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { saveSubscription } from './push.repository.ts'

/**
 * Subscribes a browser to pushes. SERVICE_UNAVAILABLE where push is not configured, or where the
 * browser's push service is not on the allow list.
 */
export async function subscribeDevice(
  deps: Deps,
  viewer: Viewer,
  { endpoint, keys }: BodyOf<'POST /api/push/subscriptions'>,
): Promise<{ success: true } | Refused<'SERVICE_UNAVAILABLE'>> {
  if (!deps.push?.accepts(endpoint)) return refuse('SERVICE_UNAVAILABLE')
  const [p256dh, auth] = [keys.p256dh, keys.auth].map((key) => key.replace(/={1,2}$/, '')) as [
    string,
    string,
  ]
  await deps.db.transaction((tx) =>
    saveSubscription(tx, {
      id: newId(),
      userId: viewer.userId,
      sessionHash: viewer.sessionHash,
      endpoint,
      p256dh,
      auth,
      createdAt: deps.clock.now(),
    }),
  )
  return { success: true }
}
