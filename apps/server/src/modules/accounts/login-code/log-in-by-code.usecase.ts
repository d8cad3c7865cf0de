import { LOGIN_CODE_TRIES } from '@tomogolf/domain/sign-in/login-code'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import { hashLoginCode } from '../../../platform/security/login-codes.ts'
import { lockUser, readAccountByEmail } from '../accounts.repository.ts'
import type { LoginResult } from '../sessions/log-in.usecase.ts'
import { startSession, type SessionBrowser } from '../sessions/start-session.step.ts'
import { consumeCode, countCodeTry } from './login-codes.repository.ts'

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
  const addressHash = hashSecret(login.email)
  const counted = await countCodeTry(deps.db, addressHash, deps.clock.now())
  if (!counted) return refuse('LOGIN_CODE_EXPIRED')
  const codeHash = hashLoginCode(login.email, login.code, deps.secret)
  if (counted.codeHash !== codeHash) {
    const left = LOGIN_CODE_TRIES - counted.tries
    return left > 0 ? refuse('LOGIN_CODE_WRONG', { count: left }) : refuse('LOGIN_CODE_EXPIRED')
  }
  const account = await readAccountByEmail(deps.db, login.email)
  if (!account) return refuse('LOGIN_CODE_EXPIRED')
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, account.user.id)
    const isConsumed = await consumeCode(tx, addressHash, codeHash)
    if (!user || !isConsumed || user.isAdmin || user.emailVerifiedAt === null)
      return refuse('LOGIN_CODE_EXPIRED')
    return { account, ...(await startSession(deps, tx, user.id, login)) }
  })
}
