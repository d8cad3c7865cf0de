import type { QueryClient } from '@tanstack/react-query'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { track } from '../lib/analytics.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { send } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import type { Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import {
  checkInCall,
  checkInWay,
  keptCheckIns,
  keptMarks,
  markCall,
  type KeptCheckIn,
  type KeptMark,
} from './check-in-outbox.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { invalidateAfter } from '../queries/invalidation.ts'

let busy = false
const listeners = new Set<() => void>()
/** Tells when something kept has been sent, or refused. */
export function onKeptSent(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Sends what was kept without a network, now and whenever it comes back. The page that scans for a game sends its own, and shows what came of it. */
export function sendKept(phrases: Phrases, queryClient: QueryClient): void {
  const all = async () => {
    if (busy || !navigator.onLine || local.get('user-email') === null) return
    busy = true
    try {
      for (const one of await keptCheckIns.list())
        if (location.pathname !== `/games/${one.gameId}/check-in`)
          await sendScan(one, phrases, queryClient)
      for (const one of await keptMarks.list()) await sendMark(one, phrases, queryClient)
    } finally {
      busy = false
    }
  }
  void all()
  addEventListener('online', () => void all())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void all()
  })
}

/** No network after all, signed out, or the server is busy: it stays for the next time. */
const notYet = (error: unknown) =>
  error instanceof ApiError && [0, 401, 429, 503].includes(error.status)
const isDone = (error: unknown) => error instanceof ApiError && error.code === 'ALREADY_CHECKED_IN'
const post = ({ path, body }: { path: string; body: object }, done?: () => void) =>
  send('POST', path, body).then(
    () => {
      done?.()
      return null
    },
    (error: unknown) => (isDone(error) ? null : error),
  )

async function sendScan(
  one: KeptCheckIn,
  phrases: Phrases,
  queryClient: QueryClient,
): Promise<void> {
  const problem = await post(checkInCall(one), () => track('qr_check_in', { way: checkInWay(one) }))
  if (problem !== null && notYet(problem)) return
  await keptCheckIns.remove(one.gameId)
  await phrases.load(['device'])
  const { t } = phrases.current()
  if (problem === null) toast({ tone: 'success', title: t('device.kept.sent') })
  else
    toast({
      tone: 'danger',
      title: t('device.kept.failed'),
      description: errorText(t, problem),
      duration: 20_000,
    })
  renew(one.gameId, queryClient)
}

async function sendMark(one: KeptMark, phrases: Phrases, queryClient: QueryClient): Promise<void> {
  const problem = await post(markCall(one))
  if (problem !== null && notYet(problem)) return
  await keptMarks.remove(one.participationId)
  await phrases.load(['checkin'])
  const { t } = phrases.current()
  if (problem === null)
    toast({ tone: 'success', title: t('checkin.host.marked', { name: one.name }) })
  else
    toast({
      tone: 'danger',
      title: t('checkin.host.keptFailed', { name: one.name }),
      description: errorText(t, problem),
      duration: 20_000,
    })
  renew(one.gameId, queryClient)
}

function renew(gameId: string, queryClient: QueryClient): void {
  void invalidateAfter(queryClient, 'POST /api/games/:id/check-in', gameId)
  for (const listener of listeners) listener()
}
