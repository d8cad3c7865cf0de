import { local } from './storage.ts'

let current: string | null = null

/**
 * The email of this tab's user, sent with each call: the user who logged in here, or who was
 * logged in when the tab was opened. A login in another tab does not change it, so that the server
 * can detect a stale tab.
 */
export const readTabUser = (): string | null => (current ??= local.get('user-email'))

/** Sets the user of this tab, and of tabs that are opened later; null: signed out. */
export function setTabUser(email: string | null): void {
  current = email
  if (email === null) local.remove('user-email')
  else local.set('user-email', email)
}
