import { local } from '@tomogolf/api-client/storage.ts'

const EVENT = 'tomogolf:host'

/** "Host a game": the games list opens the host dialog, at once or when it is shown next (also after a login). */
export function askToHost(): void {
  local.set('autoOpenHostModal', '1')
  dispatchEvent(new Event(EVENT))
}

/** For the games list. Returns the unsubscribe function. */
export function onAskToHost(listener: () => void): () => void {
  addEventListener(EVENT, listener)
  return () => removeEventListener(EVENT, listener)
}
