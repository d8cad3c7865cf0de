import { useCallback, useEffect, useState } from 'react'
import { api } from '@tomogolf/api-client/api.ts'
import { isStatus } from '@tomogolf/api-client/api-error.ts'
import { askForSync, keptMarks, type KeptMark } from '../../../offline/check-in-outbox.ts'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { onKeptSent } from '../../../offline/flush-check-ins.ts'

/** "Mark present", with or without a network: what could not be sent is kept with its time, and shown in the list until the server has it. */
export function useMarks(gameId: string, hostId: string, onMarked: () => Promise<unknown>) {
  const [kept, setKept] = useState<readonly KeptMark[]>([])
  const read = useCallback(
    async () =>
      setKept(
        (await keptMarks.list()).filter((one) => one.gameId === gameId && one.userId === hostId),
      ),
    [gameId, hostId],
  )
  useEffect(() => {
    void read()
    return onKeptSent(() => void read())
  }, [read])

  /** True: the server has it; false: it is kept. */
  const markPresent = async (participationId: string, name: string): Promise<boolean> => {
    const at = currentTime()
    try {
      await api('POST /api/games/:id/guests/:participationId/present', {
        params: { id: gameId, participationId },
        body: { at: new Date(at).toISOString() },
      })
    } catch (error) {
      if (!isStatus(error, 0)) throw error
      await keptMarks.put({ participationId, gameId, name, at, userId: hostId })
      await read()
      void askForSync()
      return false
    }
    await onMarked()
    return true
  }
  return { kept, markPresent }
}
