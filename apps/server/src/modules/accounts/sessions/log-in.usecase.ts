import type { Deps } from '../../../deps.ts'
import { verifyPassword } from '../../../platform/security/passwords.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser, readAccountByEmail, type Account } from '../accounts.repository.ts'
import { verifySecondFactor } from '../two-factor/verify-second-factor.step.ts'
import { startSession, type SessionBrowser, type StartedSession } from './start-session.step.ts'

export type LoginInput = SessionBrowser & {
  readonly email: string
  readonly password: string
  readonly totp?: string | undefined
  readonly recaptchaToken: string
}
export type LoginResult = StartedSession & { readonly account: Account }

/**
 * Starts a session with a new secret and ends the earlier one of the same browser. An unknown
 * address costs as much time as a wrong password and gets the same response. That an account is
 * unverified or requires a code is revealed only after the right password.
 */
export async function logIn(
  deps: Deps,
  login: LoginInput,
): Promise<
  | LoginResult
  | Refused<
      | 'EMAIL_NOT_VERIFIED'
      | 'INVALID_CREDENTIALS'
      | 'INVALID_RECAPTCHA'
      | 'INVALID_TOTP'
      | 'RATE_LIMITED'
      | 'TOTP_REQUIRED'
    >
> {
  if (!(await deps.captcha.verify(login.recaptchaToken, login.ip)))
    return refuse('INVALID_RECAPTCHA')
  const account = await readAccountByEmail(deps.db, login.email)
  const isRight = await verifyPassword(account?.user.passwordHash ?? null, login.password)
  if (!account || !isRight) return refuse('INVALID_CREDENTIALS')
  if (account.user.emailVerifiedAt === null)
    return refuse('EMAIL_NOT_VERIFIED', undefined, { email: account.user.email })

  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, account.user.id)
    // the password changed meanwhile: a session of the old one must not outlive the change
    if (!user || user.passwordHash !== account.user.passwordHash)
      return refuse('INVALID_CREDENTIALS')
    if (user.isAdmin && user.totpEnrolledAt !== null) {
      if (!login.totp) return refuse('TOTP_REQUIRED')
      const refusal = await verifySecondFactor(deps, tx, user, login.totp, true)
      if (refusal) return refusal
    }
    return { account, ...(await startSession(deps, tx, user.id, login)) }
  })
}
