import type { MessageTime } from './params.ts'

/** The account. These messages are always sent. */
export type AccountMessages = {
  /** `token`: the secret in the link; `hours`: how long the link is valid. */
  verify_email: { token: string; expires: MessageTime; hours: number }
  /** Six digits for a login, valid for some minutes. */
  login_code: { code: string; minutes: number }
  /** To an administrator who asked for one: a code is not their way to log in. */
  login_code_refused: Record<string, never>
  reset_password: {
    token: string
    expires: MessageTime
    hours: number
    askedBy: 'self' | 'operator'
  }
  /** After mail to the address came back; the link proves that this one has arrived. */
  mail_test: { token: string; expires: MessageTime; hours: number }
  /** `username`: null when the account has none. */
  username_reminder: { username: string | null }
  passkey_added: { name: string; addedAt: MessageTime }
  passkey_removed: { name: string; removedAt: MessageTime }
  /** `issuer`: its name; `email`: as the issuer names it. */
  identity_linked: { issuer: string; email: string | null; linkedAt: MessageTime }
  identity_removed: { issuer: string; email: string | null; removedAt: MessageTime }
  /** Two-step verification of an administrator. */
  totp_changed: { to: 'on' | 'off'; changedAt: MessageTime }
  /** `left`: recovery codes that are not used yet. */
  recovery_code_used: { left: number; usedAt: MessageTime }
  password_changed: { changedAt: MessageTime }
  /** `device`: short, such as "Chrome on Windows"; null when the browser does not report it. */
  new_device: { loggedInAt: MessageTime; device: string | null; ip: string | null }
}
