import { DAY, type Duration } from '@tomogolf/domain/time'
import { deviceName } from '@tomogolf/domain/user-agent'
import type { Deps } from '../../../deps.ts'
import { hashSecret, newSecret } from '../../../platform/security/ids.ts'
import { notify } from '../../../platform/notify.ts'
import { verifyPassword } from '../../../platform/security/passwords.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser, readAccountByEmail, type Account } from '../accounts.repository.ts'
import { passSecondFactor } from '../two-factor/second-factor.ts'
import { deleteSession, insertSession, rememberDevice } from './sessions.repository.ts'

export const SESSION_LENGTH: Duration = 30 * DAY
// longer ones are no browser's
const USER_AGENT_MAX = 300

export type Login = {
  readonly email: string
  readonly password: string
  readonly totp?: string | undefined
  readonly recaptchaToken: string
  readonly ip: string
  readonly userAgent: string | null
  /** What the browser still holds: the secret of an earlier session, and the one that makes it known. */
  readonly oldSession: string | null
  readonly device: string | null
}
export type LoggedIn = {
  readonly account: Account
  readonly session: string
  readonly device: string
}

/**
 * Starts a session with a new secret and ends the earlier one of the same browser. An unknown address costs as much work as a wrong
 * password and gets the same answer; that an account is not verified, or wants a code, is told only after the right password.
 */
export async function logIn(
  deps: Deps,
  l: Login,
): Promise<
  | LoggedIn
  | Refused<
      | 'EMAIL_NOT_VERIFIED'
      | 'INVALID_CREDENTIALS'
      | 'INVALID_RECAPTCHA'
      | 'INVALID_TOTP'
      | 'RATE_LIMITED'
      | 'TOTP_REQUIRED'
    >
> {
  if (!(await deps.captcha.verify(l.recaptchaToken, l.ip))) return refuse('INVALID_RECAPTCHA')
  const account = await readAccountByEmail(deps.db, l.email)
  const fits = await verifyPassword(account?.user.passwordHash ?? null, l.password)
  if (!account || !fits) return refuse('INVALID_CREDENTIALS')
  if (account.user.emailVerifiedAt === null)
    return refuse('EMAIL_NOT_VERIFIED', undefined, { email: account.user.email })

  const now = deps.clock.now(),
    session = newSecret(),
    device = l.device ?? newSecret()
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, account.user.id)
    // the password was changed meanwhile: a session begun with the old one would outlive the change
    if (!user || user.passwordHash !== account.user.passwordHash)
      return refuse('INVALID_CREDENTIALS')
    if (user.isAdmin && user.totpEnrolledAt !== null) {
      if (!l.totp) return refuse('TOTP_REQUIRED')
      const no = await passSecondFactor(tx, user, l.totp, deps.secret, now, true)
      if (no) return no
    }
    if (l.oldSession !== null) await deleteSession(tx, hashSecret(l.oldSession))
    await insertSession(tx, {
      hash: hashSecret(session),
      userId: user.id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + SESSION_LENGTH,
      userAgent: l.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
      ip: l.ip,
    })
    if ((await rememberDevice(tx, user.id, hashSecret(device), now)) === 'new') {
      await notify(deps.jobs, tx, {
        userId: user.id,
        kind: 'new_device',
        params: { loggedInAt: { at: now }, device: deviceName(l.userAgent), ip: l.ip },
      })
    }
    return { account, session, device }
  })
}
