import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { parseProof, PROOF_STEP } from '@tomogolf/domain/scan-proof'
import type { Instant } from '@tomogolf/domain/time'
import { track } from '../../lib/analytics.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { askForSync, checkInWay, keptCheckIns } from '../../offline/check-in-outbox.ts'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { checkInFailure, type CheckInFailure } from './check-in-failure.ts'
import { forgetPending } from './pending.ts'

export type CheckedIn = ResultOf<'POST /api/games/:id/check-in'>
export type CheckInWay = 'scan' | 'typed' | 'link'
/** What was read: a picture says when it was shown, a typed code does not. */
export type ReadCode = { code: string; proof?: string | undefined }
export type Attempt =
  | { kind: 'none' }
  | { kind: 'sending' }
  | { kind: 'done'; result: CheckedIn }
  /** The network failed: the code is kept and sent again when it is back. `shownAt`: from when it counts; null: from when it arrives. */
  | ({ kind: 'waiting'; shownAt: Instant | null } & ReadCode)
  | { kind: 'refused'; failure: Exclude<CheckInFailure, 'offline'>; error: unknown }

const waiting = ({ code, proof }: ReadCode): Attempt => {
  const read = proof === undefined ? undefined : parseProof(proof)
  return { kind: 'waiting', code, proof, shownAt: read ? read.step * PROOF_STEP : null }
}

/** Sends a check-in, at most one at a time. A lost network keeps it on this device, through a closed tab; repeating it is safe, as nobody is checked in twice. */
export function useCheckIn(gameId: string, meId: string) {
  const t = useT()
  const queryClient = useQueryClient()
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' })
  const busy = useRef(false)

  const send = useCallback(
    async ({ code, proof }: ReadCode, way: CheckInWay) => {
      if (busy.current) return
      busy.current = true
      setAttempt({ kind: 'sending' })
      try {
        const result = await api('POST /api/games/:id/check-in', {
          params: { id: gameId },
          body: { code, proof },
        })
        forgetPending()
        void keptCheckIns.remove(gameId)
        track('qr_check_in', { way })
        setAttempt({ kind: 'done', result })
      } catch (error) {
        const failure = checkInFailure(error)
        if (failure === 'offline') {
          await keptCheckIns.put({ gameId, code, proof, at: currentTime(), userId: meId })
          void askForSync()
          toast(
            proof === undefined
              ? { tone: 'danger', title: t('checkin.failed'), description: errorText(t, error) }
              : { tone: 'warning', title: t('checkin.saved.title') },
          )
          return setAttempt(waiting({ code, proof }))
        }
        forgetPending()
        void keptCheckIns.remove(gameId)
        setAttempt({ kind: 'refused', failure, error })
      } finally {
        busy.current = false
      }
      void invalidateAfter(queryClient, 'POST /api/games/:id/check-in', gameId)
    },
    [gameId, meId, queryClient, t],
  )

  const kept = attempt.kind === 'waiting' ? attempt : undefined
  useEffect(() => {
    if (kept === undefined) return
    const again = () => void send(kept, checkInWay(kept))
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [kept, send])

  /** What this device kept from an earlier visit: shown at once, and sent when there is a network. */
  const goOn = useCallback(async () => {
    const earlier = (await keptCheckIns.list()).find(
      (one) => one.gameId === gameId && one.userId === meId,
    )
    if (!earlier || busy.current) return
    if (navigator.onLine) await send(earlier, checkInWay(earlier))
    else setAttempt(waiting(earlier))
  }, [gameId, meId, send])

  return { attempt, send, goOn, reset: useCallback(() => setAttempt({ kind: 'none' }), []) }
}
