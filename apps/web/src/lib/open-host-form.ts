import { local } from '@tomogolf/api-client/storage.ts'

const EVENT = 'tomogolf:host'

/**
 * Makes the games list open the host form: at once, or when the list is next shown, also after a
 * login.
 */
export function requestHostForm(): void {
  local.set('autoOpenHostModal', '1')
  dispatchEvent(new Event(EVENT))
}

/** Subscribes the games list. Returns the unsubscribe function. */
export function onHostFormRequest(listener: () => void): () => void {
  addEventListener(EVENT, listener)
  return () => removeEventListener(EVENT, listener)
}
