import type { BodyOf } from '@tomogolf/contract/api/endpoints'
import { createOutboxStore } from './outbox-store.ts'

type ReadyMessage = NonNullable<BodyOf<'POST /api/games/:id/messages'>['ready']>
/**
 * A ready message that the server has not confirmed. `clientId` is the idempotency key of every
 * attempt, by any tab and the service worker.
 */
export type QueuedMessage = {
  readonly clientId: string
  readonly gameId: string
  readonly userId: string
  readonly ready: ReadyMessage
  readonly at: number
}

export const messageOutbox = createOutboxStore<QueuedMessage>(
  'tomogolf-messages',
  'messages',
  'clientId',
)
/** In the order in which they were written. */
export const listQueued = async (userId: string, gameId?: string): Promise<QueuedMessage[]> =>
  (await messageOutbox.list())
    .filter((message) => message.userId === userId && (!gameId || message.gameId === gameId))
    .toSorted((a, b) => a.at - b.at)
export const messageCall = ({ gameId, clientId, ready }: QueuedMessage) => ({
  path: `/api/games/${gameId}/messages`,
  body: { clientId, ready },
})
export async function clearMessagesOfOthers(userId: string | null): Promise<void> {
  for (const message of await messageOutbox.list())
    if (message.userId !== userId) await messageOutbox.remove(message.clientId)
}
