import { useEffect, useEffectEvent } from 'react'
import { onAskToHost } from '../../lib/host-intent.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import type { Me } from '../../queries/session.ts'

/** What was asked for on another page starts this long after the list has come. */
export const AUTO_START = 500

type AutoActions = { me: Me | null; onHost: () => void; onJoin: (gameId: string) => void }

/** For those who are signed in, flags that other pages and earlier visits left: open the host dialog, join a game, go on joining now that the profile is complete. */
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
    const stop = onAskToHost(startHosting)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [me])
}
