import { useCallback, useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import type { ReadyId, ReadySlots } from '@tomogolf/domain/conversation/ready-messages'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { flushMessages, onMessagesFlushed } from '../../offline/flush-messages.ts'
import { listQueued, messageOutbox, type QueuedMessage } from '../../offline/message-outbox.ts'
import { requestBackgroundSync } from '../../offline/outbox.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { addSent } from '../../queries/conversation/messages.ts'

const newClientId = () => crypto.randomUUID()

/**
 * Ready messages go through the outbox, so that they survive a lost network and are sent once. A text
 * is sent at once or stays in its field: the server may refuse it.
 */
export function useSending(gameId: string, meId: string) {
  const t = useT()
  const queryClient = useQueryClient()
  const [queued, setQueued] = useState<readonly QueuedMessage[]>([])
  const refresh = useCallback(
    () => listQueued(meId, gameId).then(setQueued, () => undefined),
    [meId, gameId],
  )
  const flush = useCallback(
    () =>
      flushMessages(queryClient, (error) =>
        toast({ tone: 'danger', title: t('messages.failed'), description: errorText(t, error) }),
      ).then(refresh),
    [queryClient, t, refresh],
  )
  useEffect(() => {
    void refresh()
    void flush()
    addEventListener('online', flush)
    const stop = onMessagesFlushed(() => void refresh())
    return () => {
      removeEventListener('online', flush)
      stop()
    }
  }, [refresh, flush])

  const sendReady = async (id: ReadyId, slots: ReadySlots) => {
    const message = { clientId: newClientId(), gameId, userId: meId, ready: { id, slots } }
    await messageOutbox.put({ ...message, at: currentTime() })
    await refresh()
    await flush()
    if ((await listQueued(meId, gameId)).length > 0) void requestBackgroundSync()
  }
  /** Throws the refusal. `clientId` stays the same for each attempt of one text. */
  const sendText = async (clientId: string, text: string) => {
    const { message } = await api('POST /api/games/:id/messages', {
      params: { id: gameId },
      body: { clientId, text },
    })
    addSent(queryClient, gameId, message)
    void invalidateAfter(queryClient, 'POST /api/games/:id/messages')
  }
  return { queued, sendReady, sendText, newClientId }
}
