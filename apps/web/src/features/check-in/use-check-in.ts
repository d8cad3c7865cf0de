import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { parseProof, PROOF_STEP } from '@tomogolf/domain/attendance/scan-proof'
import type { Instant } from '@tomogolf/domain/time'
import { vibrate } from '../../lib/haptics.ts'
import { track } from '../../lib/analytics.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { checkInMethod, checkInOutbox, requestBackgroundSync } from '../../offline/outbox.ts'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { checkInFailure, type CheckInFailure } from './check-in-failure.ts'
import { clearPending } from './pending.ts'

export type CheckedIn = ResultOf<'POST /api/games/:id/check-in'>
export type CheckInMethod = 'scan' | 'typed' | 'link'
/** A QR code carries a proof of when it was shown, a typed code does not. */
export type ReadCode = {
  code: string
  proof?: string | undefined
  /** Seats of companions who have arrived too. */
  companions?: readonly string[] | undefined
}
export type Attempt =
  | { kind: 'none' }
  | { kind: 'sending' }
  | { kind: 'done'; result: CheckedIn }
  /**
   * No network: the code is in the outbox. It counts from `shownAt`; null: from when it arrives.
   */
  | ({ kind: 'waiting'; shownAt: Instant | null } & ReadCode)
  | { kind: 'refused'; failure: Exclude<CheckInFailure, 'offline'>; error: unknown }

const waiting = ({ code, proof, companions }: ReadCode): Attempt => {
  const read = proof === undefined ? undefined : parseProof(proof)
  return { kind: 'waiting', code, proof, companions, shownAt: read ? read.step * PROOF_STEP : null }
}

/**
 * Sends a check-in, one at a time. Without a network it goes to the outbox, which outlives the tab
 * (see README.md). Sending again is safe: the server checks a guest in once.
 */
export function useCheckIn(gameId: string, meId: string) {
  const t = useT()
  const queryClient = useQueryClient()
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' })
  const busy = useRef(false)

  const send = useCallback(
    async ({ code, proof, companions }: ReadCode, method: CheckInMethod) => {
      if (busy.current) return
      busy.current = true
      setAttempt({ kind: 'sending' })
      try {
        const result = await api('POST /api/games/:id/check-in', {
          params: { id: gameId },
          body: { code, proof, ...(companions?.length && { companions: [...companions] }) },
        })
        clearPending()
        void checkInOutbox.remove(gameId)
        track('qr_check_in', { way: method })
        vibrate('success')
        setAttempt({ kind: 'done', result })
      } catch (error) {
        const failure = checkInFailure(error)
        if (failure === 'offline') {
          await checkInOutbox.put({
            gameId,
            code,
            proof,
            companions,
            at: currentTime(),
            userId: meId,
          })
          void requestBackgroundSync()
          toast(
            proof === undefined
              ? { tone: 'danger', title: t('checkin.failed'), description: errorText(t, error) }
              : { tone: 'warning', title: t('checkin.saved.title') },
          )
          return setAttempt(waiting({ code, proof, companions }))
        }
        clearPending()
        void checkInOutbox.remove(gameId)
        vibrate('failure')
        setAttempt({ kind: 'refused', failure, error })
      } finally {
        busy.current = false
      }
      void invalidateAfter(queryClient, 'POST /api/games/:id/check-in')
    },
    [gameId, meId, queryClient, t],
  )

  const queued = attempt.kind === 'waiting' ? attempt : undefined
  useEffect(() => {
    if (queued === undefined) return
    const retry = () => void send(queued, checkInMethod(queued))
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [queued, send])

  /** Continues with a check-in that an earlier visit has queued. */
  const resume = useCallback(async () => {
    const earlier = (await checkInOutbox.list()).find(
      (checkIn) => checkIn.gameId === gameId && checkIn.userId === meId,
    )
    if (!earlier || busy.current) return
    if (navigator.onLine) await send(earlier, checkInMethod(earlier))
    else setAttempt(waiting(earlier))
  }, [gameId, meId, send])

  return { attempt, send, resume, reset: useCallback(() => setAttempt({ kind: 'none' }), []) }
}
