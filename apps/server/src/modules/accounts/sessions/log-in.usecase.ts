import { DAY, type Duration } from '@tomogolf/domain/time'
import { deviceName } from '@tomogolf/domain/user-agent'
import type { Deps } from '../../../deps.ts'
import { hashSecret, newSecret } from '../../../platform/security/ids.ts'
import { notify } from '../../../platform/notify.ts'
import { verifyPassword } from '../../../platform/security/passwords.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser, readAccountByEmail, type Account } from '../accounts.repository.ts'
import { verifySecondFactor } from '../two-factor/verify-second-factor.step.ts'
import { deleteSession, insertSession, recordDevice } from './sessions.repository.ts'

export const SESSION_LENGTH: Duration = 30 * DAY
// no browser sends a longer header
const MAX_USER_AGENT_LENGTH = 300

export type LoginInput = {
  readonly email: string
  readonly password: string
  readonly totp?: string | undefined
  readonly recaptchaToken: string
  readonly ip: string
  readonly userAgent: string | null
  /** Secrets from the browser's cookies: of an earlier session, and of the browser itself. */
  readonly oldSession: string | null
  readonly device: string | null
}
export type LoginResult = {
  readonly account: Account
  readonly session: string
  readonly device: string
}

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

  const now = deps.clock.now(),
    session = newSecret(),
    device = login.device ?? newSecret()
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, account.user.id)
    // the password changed meanwhile: a session of the old one must not outlive the change
    if (!user || user.passwordHash !== account.user.passwordHash)
      return refuse('INVALID_CREDENTIALS')
    if (user.isAdmin && user.totpEnrolledAt !== null) {
      if (!login.totp) return refuse('TOTP_REQUIRED')
      const refusal = await verifySecondFactor(tx, user, login.totp, deps.secret, now, true)
      if (refusal) return refusal
    }
    if (login.oldSession !== null) await deleteSession(tx, hashSecret(login.oldSession))
    await insertSession(tx, {
      hash: hashSecret(session),
      userId: user.id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + SESSION_LENGTH,
      userAgent: login.userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
      ip: login.ip,
    })
    if ((await recordDevice(tx, user.id, hashSecret(device), now)) === 'new') {
      await notify(deps.jobs, tx, {
        userId: user.id,
        kind: 'new_device',
        params: { loggedInAt: { at: now }, device: deviceName(login.userAgent), ip: login.ip },
      })
    }
    return { account, session, device }
  })
}
