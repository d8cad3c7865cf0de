import { local } from './storage.ts'

let known: string | null = null

/**
 * The e-mail that this tab's calls name: of whoever signed in here, or was signed in when the tab was opened. A login in another tab
 * does not change it: the server then sees that this one is stale.
 */
export const tabUser = (): string | null => (known ??= local.get('user-email'))

/** Who is signed in in this tab now, kept for the tabs that are opened later; null: nobody. */
export function setTabUser(email: string | null): void {
  known = email
  if (email === null) local.remove('user-email')
  else local.set('user-email', email)
}
