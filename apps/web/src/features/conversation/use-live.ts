import { useEffect, useEffectEvent, useState } from 'react'

type News = 'change' | 'connected' | 'lost'
const NEWS: readonly unknown[] = ['change', 'connected', 'lost'] satisfies News[]
/** After a refusal, which ends the browser's own attempts. */
const RECONNECT = 30_000

/**
 * Calls back when a conversation has changed. One tab of a browser holds the connection and informs
 * the others, for browsers allow few connections; when it closes, the next one connects. False: no
 * connection, so the caller has to poll. `gameId` null: nothing changes any more.
 */
export function useLive(gameId: string | null, onChange: () => void): boolean {
  const [live, setLive] = useState(false)
  const receive = useEffectEvent((news: unknown) => {
    if (!NEWS.includes(news)) return
    setLive(news !== 'lost')
    if (news === 'change') onChange()
  })
  useEffect(() => {
    if (gameId === null) return
    if (!('EventSource' in globalThis && 'locks' in navigator && 'BroadcastChannel' in globalThis))
      return
    const name = `messages ${gameId}`
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }) => receive(data))
    const end = new AbortController()
    const announce = (news: News) => {
      if (end.signal.aborted) return
      receive(news)
      channel.postMessage(news)
    }
    navigator.locks
      .request(name, { signal: end.signal }, () => holdConnection(gameId, announce, end.signal))
      .catch(() => undefined)
    return () => {
      end.abort()
      channel.close()
    }
  }, [gameId])
  return live
}

/** Resolves when the page no longer needs the connection. */
const holdConnection = (
  gameId: string,
  announce: (news: News) => void,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    let source: EventSource
    let timer: ReturnType<typeof setTimeout> | undefined
    const connect = () => {
      source = new EventSource(`/api/games/${gameId}/messages/events`)
      source.addEventListener('open', () => announce('connected'))
      source.addEventListener('change', () => announce('change'))
      source.addEventListener('error', () => {
        announce('lost')
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(connect, RECONNECT)
      })
    }
    connect()
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      source.close()
      resolve()
    })
  })
