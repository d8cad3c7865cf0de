import type { QueryClient } from '@tanstack/react-query'
import { toast } from '../ui/toast/toast.ts'
import { api } from './api.ts'
import { isStatus } from './api-error.ts'
import { errorText } from './error-mapping.ts'
import type { Phrases } from './i18n.tsx'
import { forgetCheckIn, listKeptCheckIns, type KeptCheckIn } from './kept-check-ins.ts'
import { currentTime } from './now.ts'
import { local } from './storage.ts'

/** A game's check-in closes six hours after its tee time; a scan older than a day can help nobody. */
const DAY = 86_400_000
let busy = false

/** Sends what was scanned without a network, now and whenever it comes back. The game's own page sends its own. */
export function sendKeptCheckIns(phrases: Phrases, queryClient: QueryClient): void {
  const all = async () => {
    if (busy || !navigator.onLine || local.get('user-email') === null) return
    busy = true
    try {
      for (const one of await listKeptCheckIns()) if (!location.pathname.startsWith(`/games/${one.gameId}`)) await send(one, phrases, queryClient)
    } finally { busy = false }
  }
  void all()
  addEventListener('online', () => void all())
}

async function send({ gameId, code, at }: KeptCheckIn, phrases: Phrases, queryClient: QueryClient): Promise<void> {
  if (currentTime() - at > DAY) return void await forgetCheckIn(gameId)
  await phrases.load(['device'])
  const { t } = phrases.current()
  try {
    await api('POST /api/games/:id/check-in', { params: { id: gameId }, body: { code } })
    toast({ tone: 'ok', title: t('device.kept.sent') })
  } catch (error) {
    // no network after all, signed out, or the server is busy: it stays for the next time
    if (isStatus(error, 0) || isStatus(error, 401) || isStatus(error, 429) || isStatus(error, 503)) return
    toast({ tone: 'error', title: t('device.kept.failed'), description: errorText(t, error), duration: 20_000 })
  }
  await forgetCheckIn(gameId)
  for (const path of [`/api/games/${gameId}`, '/api/my-games', '/api/transactions']) void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'all' })
}
