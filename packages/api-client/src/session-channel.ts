/** To the other tabs of this browser: the id of the user who is now signed in; null: signed out. */
export type SessionMessage = string | null

const NAME = 'session'
// without it, tabs notice by the next refused call
const isSupported = () => 'BroadcastChannel' in globalThis

export function announceSession(userId: SessionMessage): void {
  if (!isSupported()) return
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(userId)
  channel.close()
}

/** Calls back for each announcement, also for one of this tab. */
export function onSessionAnnounced(listener: (userId: SessionMessage) => void): void {
  if (!isSupported()) return
  new BroadcastChannel(NAME).addEventListener('message', (event) =>
    listener(event.data as SessionMessage),
  )
}
