import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { track } from '../../lib/analytics.ts'
import { api } from '../../lib/api.ts'
import { errorText } from '../../lib/error-mapping.ts'
import { forgetCheckIn, keepCheckIn } from '../../lib/kept-check-ins.ts'
import { currentTime } from '../../lib/now.ts'
import { useT } from '../../lib/i18n.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { checkInFailure, type CheckInFailure } from './check-in-failure.ts'
import { forgetPending, keepPending } from './pending.ts'

export type CheckedIn = ResultOf<'POST /api/games/:id/check-in'>
export type CheckInWay = 'scan' | 'typed' | 'link'
export type Attempt =
  | { kind: 'none' }
  | { kind: 'sending' }
  | { kind: 'done'; result: CheckedIn }
  /** The network failed: the code is kept and sent again when it is back. */
  | { kind: 'waiting'; code: string }
  | { kind: 'refused'; failure: Exclude<CheckInFailure, 'offline'>; error: unknown }

/** Sends a check-in, at most one at a time. A lost network keeps the code; repeating it is safe, as nobody is checked in twice. */
export function useCheckIn(gameId: string) {
  const t = useT()
  const queryClient = useQueryClient()
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' })
  const busy = useRef(false)

  const send = useCallback(async (code: string, way: CheckInWay) => {
    if (busy.current) return
    busy.current = true
    setAttempt({ kind: 'sending' })
    try {
      const result = await api('POST /api/games/:id/check-in', { params: { id: gameId }, body: { code } })
      forgetPending()
      void forgetCheckIn(gameId)
      track('qr_check_in', { way })
      setAttempt({ kind: 'done', result })
    } catch (error) {
      const failure = checkInFailure(error)
      if (failure === 'offline') {
        keepPending({ gameId, code })
        void keepCheckIn({ gameId, code, at: currentTime() })
        toast({ tone: 'error', title: t('checkin.failed'), description: errorText(t, error) })
        return setAttempt({ kind: 'waiting', code })
      }
      forgetPending()
      void forgetCheckIn(gameId)
      setAttempt({ kind: 'refused', failure, error })
    } finally {
      busy.current = false
    }
    // all of them, shown or not: pages never refetch by themselves when they are opened
    for (const path of [`/api/games/${gameId}`, '/api/my-games', '/api/transactions']) void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'all' })
  }, [gameId, queryClient, t])

  const kept = attempt.kind === 'waiting' ? attempt.code : undefined
  useEffect(() => {
    if (kept === undefined) return
    const again = () => void send(kept, 'scan')
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [kept, send])

  return { attempt, send, reset: useCallback(() => setAttempt({ kind: 'none' }), []) }
}
