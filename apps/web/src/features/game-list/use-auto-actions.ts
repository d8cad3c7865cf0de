import { useEffect, useEffectEvent } from 'react'
import { onHostFormRequest } from '../../lib/open-host-form.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import type { Me } from '../../queries/session.ts'

/** Pending actions start this long after the list has loaded, milliseconds. */
export const AUTO_START = 500

type AutoActions = { me: Me | null; onHost: () => void; onJoin: (gameId: string) => void }

/**
 * For signed-in users: runs the pending actions that other pages and earlier visits stored. They
 * open the host form, join a game, or resume a join now that the profile is complete.
 */
export function useAutoActions({ me, onHost, onJoin }: AutoActions): void {
  const host = useEffectEvent(onHost)
  const join = useEffectEvent(onJoin)
  useEffect(() => {
    const startHosting = () => {
      if (me && local.take('autoOpenHostModal') !== null) host()
    }
    const timer = setTimeout(() => {
      startHosting()
      const gameId =
        me &&
        (local.take('autoJoinGameId') ??
          (me.profileComplete ? local.take('pending-join-game-id') : null))
      if (gameId) join(gameId)
    }, AUTO_START)
    const stop = onHostFormRequest(startHosting)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [me])
}
