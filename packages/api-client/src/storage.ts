/**
 * Every key of the browser's storage. Released keys, such as those with "kept", must not change.
 * Storage may be full, blocked or cleared at any time: reading then returns null, and writing does
 * nothing.
 */
type LocalKey =
  /** The chosen theme; the app is always dark. */
  | 'theme'
  | 'language'
  /** The signed-in user's email, sent with each call so that the server can detect a stale tab. */
  | 'user-email'
  /** The email address that is not verified yet. */
  | 'pending-verification-email'
  /** When another verification mail may be requested, in milliseconds, a space, and its address. */
  | 'verification-mail-pause'
  /** When a login code was requested, in milliseconds, a space, and its address. */
  | 'login-code-sent'
  /** '1': a passkey has logged in here. */
  | 'passkey-used'
  /** '1': the games list opens the host dialog. */
  | 'autoOpenHostModal'
  /** A game's id: the games list starts joining it. */
  | 'autoJoinGameId'
  /** A game's id: joining continues once the profile is complete. */
  | 'pending-join-game-id'
  /** The host form as JSON, from the first submit until the game exists. */
  | 'pending-game-data'
  /** The draft of the host form as JSON. */
  | 'host-draft'
  /** The drafts of the concierge, club rental and contact forms as JSON. */
  | 'booking-draft'
  | 'rental-draft'
  | 'contact-draft'
  /** The request outbox: the same forms as JSON, submitted without a network. */
  | 'kept-requests'
  /** The last check-in code as JSON, with its game and host, for a course without a network. */
  | 'kept-check-in-code'
  /** Milliseconds by which the server's clock was ahead of this device's, as last seen. */
  | 'clock-offset'
  /** The keys of invite-only games as JSON: pairs of game and key, the newest first. */
  | 'invites'
  /** '1': the installation of the app was offered in this browser. */
  | 'install-offered'
  /** The id of the user who turned on notifications in this browser. */
  | 'push-for'
type SessionKey =
  /** {gameId, code, proof?} as JSON: a check-in that continues after the login. */
  | 'pending-check-in'
  /** The token of a change of address that is confirmed after the login. */
  | 'email-change-token'
  /** '1': this visit has been counted. */
  | 'visit-counted'

/** Typed access to a storage that may be blocked. */
function createStorage<Key extends string>(storage: () => Storage) {
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
        /* full, or private mode: the app works without storage */
      }
    },
    remove: (key: Key): void => {
      try {
        storage().removeItem(key)
      } catch {
        /* blocked */
      }
    },
    /** Reads and removes, for flags that act once. */
    take(key: Key): string | null {
      const value = this.get(key)
      if (value !== null) this.remove(key)
      return value
    },
  }
}

export const local = createStorage<LocalKey>(() => localStorage)
export const session = createStorage<SessionKey>(() => sessionStorage)

/** Parses stored JSON; undefined when absent or damaged. The caller checks the shape. */
export function parseStored(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
