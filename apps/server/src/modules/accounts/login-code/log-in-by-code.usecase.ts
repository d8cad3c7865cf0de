import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser, readAccountByEmail } from '../accounts.repository.ts'
import type { LoginResult } from '../sessions/log-in.usecase.ts'
import { startSession, type SessionBrowser } from '../sessions/start-session.step.ts'
import { tryCode } from './try-code.step.ts'
import { consumeCode } from './login-codes.repository.ts'

export type CodeLogin = SessionBrowser & {
  readonly email: string
  readonly code: string
  readonly recaptchaToken: string
}

/**
 * Starts a session by a mailed code, in any browser. An address without an account counts tries and
 * expires like one with a code. An administrator is refused also with the right code, which may have
 * been mailed before the role was given.
 */
export async function logInByCode(
  deps: Deps,
  login: CodeLogin,
): Promise<LoginResult | Refused<'INVALID_RECAPTCHA' | 'LOGIN_CODE_EXPIRED' | 'LOGIN_CODE_WRONG'>> {
  if (!(await deps.captcha.verify(login.recaptchaToken, login.ip)))
    return refuse('INVALID_RECAPTCHA')
  const code = await tryCode(deps, login.email, login.code)
  if (isRefused(code)) return code
  const account = await readAccountByEmail(deps.db, login.email)
  if (!account) return refuse('LOGIN_CODE_EXPIRED')
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, account.user.id)
    const isConsumed = await consumeCode(tx, code.addressHash, code.codeHash)
    // the address may have changed before the lock
    const isOfAddress = user?.email === login.email
    if (!user || !isOfAddress || !isConsumed || user.isAdmin || user.emailVerifiedAt === null)
      return refuse('LOGIN_CODE_EXPIRED')
    return { account, ...(await startSession(deps, tx, user.id, login)) }
  })
}
