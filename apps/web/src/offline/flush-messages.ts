import type { QueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { send } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import type { Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../queries/invalidation.ts'
import { addSent } from '../queries/conversation/messages.ts'
import { cachedMe } from '../queries/session.ts'
import { listQueued, messageCall, messageOutbox, type QueuedMessage } from './message-outbox.ts'

const listeners = new Set<() => void>()
/** Calls the listener when the queue has changed. */
export function onMessagesFlushed(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** No network, signed out, too many at once, or the server is busy: it stays in the outbox. */
const TEMPORARY = [0, 401, 429, 500, 502, 503, 504]
let flushing: Promise<void> | undefined

/**
 * Sends queued messages in their order, one flush at a time; one that has to wait keeps the next
 * back. A refused one is dropped.
 */
export function flushMessages(
  queryClient: QueryClient,
  onRefused: (error: unknown) => unknown,
): Promise<void> {
  flushing ??= flush(queryClient, onRefused).finally(() => (flushing = undefined))
  return flushing
}
async function flush(
  queryClient: QueryClient,
  onRefused: (error: unknown) => unknown,
): Promise<void> {
  const me = cachedMe(queryClient)
  if (!me) return
  for (const message of await listQueued(me.id)) {
    const error = await deliver(message, queryClient)
    if (error instanceof ApiError && TEMPORARY.includes(error.status)) break
    await messageOutbox.remove(message.clientId)
    if (error) await onRefused(error)
    for (const listener of listeners) listener()
  }
}
/** For a page that shows no conversation. */
export const flushMessagesWithToast = (phrases: Phrases, queryClient: QueryClient): Promise<void> =>
  flushMessages(queryClient, async (error) => {
    await phrases.load(['messages'])
    const { t } = phrases.current()
    toast({
      tone: 'danger',
      title: t('messages.failed'),
      description: errorText(t, error),
      duration: 20_000,
    })
  })
async function deliver(message: QueuedMessage, queryClient: QueryClient): Promise<unknown> {
  const { path, body } = messageCall(message)
  try {
    const { message: sent } = (await send(
      'POST',
      path,
      body,
    )) as ResultOf<'POST /api/games/:id/messages'>
    addSent(queryClient, message.gameId, sent)
    void invalidateAfter(queryClient, 'POST /api/games/:id/messages')
    return undefined
  } catch (error) {
    return error
  }
}
