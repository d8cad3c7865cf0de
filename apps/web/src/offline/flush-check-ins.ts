import type { QueryClient } from '@tanstack/react-query'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { track } from '../lib/analytics.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { send } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import type { Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import {
  checkInCall,
  checkInMethod,
  checkInOutbox,
  markCall,
  markOutbox,
  type QueuedCheckIn,
  type QueuedMark,
} from './outbox.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { invalidateAfter } from '../queries/invalidation.ts'

const listeners = new Set<() => void>()
/** Calls the listener when a queued item was accepted or refused. */
export function onFlushed(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Sends check-ins and marks. The check-in page of a game sends its own check-in and shows the
 * result.
 */
export async function flushCheckIns(phrases: Phrases, queryClient: QueryClient): Promise<void> {
  if (local.get('user-email') === null) return
  for (const checkIn of await checkInOutbox.list())
    if (location.pathname !== `/games/${checkIn.gameId}/check-in`)
      await sendCheckIn(checkIn, phrases, queryClient)
  for (const mark of await markOutbox.list()) await sendMark(mark, phrases, queryClient)
}

/** No network after all, signed out, or the server is busy: the item stays in the outbox. */
const isTemporary = (error: unknown) =>
  error instanceof ApiError && [0, 401, 429, 503].includes(error.status)
const isAlreadyDone = (error: unknown) =>
  error instanceof ApiError && error.code === 'ALREADY_CHECKED_IN'
/** Resolves to the error, or null when nothing is left to do. */
const post = ({ path, body }: { path: string; body: object }, onSuccess?: () => void) =>
  send('POST', path, body).then(
    () => {
      onSuccess?.()
      return null
    },
    (error: unknown) => (isAlreadyDone(error) ? null : error),
  )

async function sendCheckIn(
  checkIn: QueuedCheckIn,
  phrases: Phrases,
  queryClient: QueryClient,
): Promise<void> {
  const error = await post(checkInCall(checkIn), () =>
    track('qr_check_in', { way: checkInMethod(checkIn) }),
  )
  if (error !== null && isTemporary(error)) return
  await checkInOutbox.remove(checkIn.gameId)
  await phrases.load(['device'])
  const { t } = phrases.current()
  if (error === null) toast({ tone: 'success', title: t('device.kept.sent') })
  else
    toast({
      tone: 'danger',
      title: t('device.kept.failed'),
      description: errorText(t, error),
      duration: 20_000,
    })
  refresh(checkIn.gameId, queryClient)
}

async function sendMark(
  mark: QueuedMark,
  phrases: Phrases,
  queryClient: QueryClient,
): Promise<void> {
  const error = await post(markCall(mark))
  if (error !== null && isTemporary(error)) return
  await markOutbox.remove(mark.participationId)
  await phrases.load(['checkin'])
  const { t } = phrases.current()
  if (error === null)
    toast({ tone: 'success', title: t('checkin.host.marked', { name: mark.name }) })
  else
    toast({
      tone: 'danger',
      title: t('checkin.host.keptFailed', { name: mark.name }),
      description: errorText(t, error),
      duration: 20_000,
    })
  refresh(mark.gameId, queryClient)
}

function refresh(gameId: string, queryClient: QueryClient): void {
  void invalidateAfter(queryClient, 'POST /api/games/:id/check-in')
  for (const listener of listeners) listener()
}
