import { local } from '@tomogolf/api-client/storage.ts'

const EVENT = 'tomogolf:host'

/** "Host a game" was pressed: the games list opens the host dialog, now if it is on screen, else when it comes (after login, too). */
export function askToHost(): void {
  local.set('autoOpenHostModal', '1')
  dispatchEvent(new Event(EVENT))
}

/** For the games list: runs while it is on screen; returns the way to stop listening. */
export function onAskToHost(listener: () => void): () => void {
  addEventListener(EVENT, listener)
  return () => removeEventListener(EVENT, listener)
}
