/** Everything the app keeps in the browser, by key. Storage may be full, blocked or cleared at any time: reading then gives null, writing does nothing. */
type LocalKey =
  /** Stored choice of theme; the app is always shown dark. */
  | 'theme'
  | 'language'
  /** The signed-in user's e-mail, sent with each call so that the server can tell a stale tab. */
  | 'user-email'
  /** The address that waits for its verification. */
  | 'pending-verification-email'
  /** '1': the games list opens the host dialog. */
  | 'autoOpenHostModal'
  /** A game's id: the games list starts joining it. */
  | 'autoJoinGameId'
  /** A game's id: joining goes on once the profile is complete. */
  | 'pending-join-game-id'
  /** The host form as JSON, kept from the first check of a submit until the game exists. */
  | 'pending-game-data'
  /** The host form as JSON while it is being filled; survives a reload. */
  | 'host-draft'
  /** The forms of the concierge, of club rental and of messages as JSON, kept while they are being filled in. */
  | 'booking-draft'
  | 'rental-draft'
  | 'contact-draft'
  /** The same forms as JSON as they were sent without a network, until they have arrived. */
  | 'kept-requests'
  /** The last check-in code shown as JSON, with its game and its host: at the course there may be no signal. */
  | 'kept-check-in-code'
  /** By how many ms the server's clock was ahead of this device's, as last seen. */
  | 'clock-offset'
  /** '1': this browser was offered to install the app. */
  | 'install-offered'
  /** The id of whoever switched notifications on in this browser: another person has to do so anew. */
  | 'push-for'
type SessionKey =
  /** {gameId, code, proof?} as JSON: a check-in that goes on after login. */
  | 'pending-check-in'
  /** '1': this visit has been counted. */
  | 'visit-counted'

function keeper<Key extends string>(storage: () => Storage) {
  return {
    get: (key: Key): string | null => {
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    set: (key: Key, value: string): void => {
      try {
        storage().setItem(key, value)
      } catch {
        /* private mode, or full: the app works without */
      }
    },
    remove: (key: Key): void => {
      try {
        storage().removeItem(key)
      } catch {
        /* as above */
      }
    },
    /** Reads and removes in one go, for flags that must act once. */
    take(key: Key): string | null {
      const value = this.get(key)
      if (value !== null) this.remove(key)
      return value
    },
  }
}

export const local = keeper<LocalKey>(() => localStorage)
export const session = keeper<SessionKey>(() => sessionStorage)

/** JSON out of storage; undefined for what is absent or damaged. The caller checks the shape. */
export function parseStored(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
