import { useCallback, useEffect, useState } from 'react'
import { api } from '@tomogolf/api-client/api.ts'
import { isStatus } from '@tomogolf/api-client/api-error.ts'
import { markOutbox, requestBackgroundSync, type QueuedMark } from '../../../offline/outbox.ts'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { onFlushed } from '../../../offline/flush-check-ins.ts'

/**
 * "Mark present". Without a network the mark is queued with its time, and listed until the server
 * has accepted it.
 */
export function useMarks(gameId: string, hostId: string, onMarked: () => Promise<unknown>) {
  const [queued, setQueued] = useState<readonly QueuedMark[]>([])
  const read = useCallback(
    async () =>
      setQueued(
        (await markOutbox.list()).filter(
          (mark) => mark.gameId === gameId && mark.userId === hostId,
        ),
      ),
    [gameId, hostId],
  )
  useEffect(() => {
    void read()
    return onFlushed(() => void read())
  }, [read])

  /** True when the server has accepted it, false when it is queued. */
  const markPresent = async (participationId: string, name: string): Promise<boolean> => {
    const at = currentTime()
    try {
      await api('POST /api/games/:id/guests/:participationId/present', {
        params: { id: gameId, participationId },
        body: { at: new Date(at).toISOString() },
      })
    } catch (error) {
      if (!isStatus(error, 0)) throw error
      await markOutbox.put({ participationId, gameId, name, at, userId: hostId })
      await read()
      void requestBackgroundSync()
      return false
    }
    await onMarked()
    return true
  }
  return { queued, markPresent }
}
