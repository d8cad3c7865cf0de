import { LOGIN_CODE_VALID } from '@tomogolf/domain/sign-in/login-code'
import { MINUTE } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import { hashLoginCode, newLoginCode } from '../../../platform/security/login-codes.ts'
import { lockUser, readAccountByEmail } from '../accounts.repository.ts'
import { resendVerificationLink } from '../sessions/send-account-link.step.ts'
import { answerCodeRequest } from './login-codes.repository.ts'

export type CodeMail = { readonly email: string }
export const SEND_CODE = 'accounts.send_login_code'

/**
 * The job: mails a code if the address has an account. Administrators get none, and read why: a
 * mailbox is not their second factor. An unverified account gets its verification link instead: a
 * stranger may have registered it with a password of their own, which a login by code would leave
 * in place.
 */
export async function sendLoginCode(deps: Deps, { email }: CodeMail): Promise<void> {
  const account = await readAccountByEmail(deps.db, email)
  if (!account) return
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, account.user.id)
    if (!user) return
    const now = deps.clock.now()
    const isVerified = user.emailVerifiedAt !== null
    const code = newLoginCode()
    const codeHash = isVerified && !user.isAdmin ? hashLoginCode(email, code, deps.secret) : null
    if (!(await answerCodeRequest(tx, hashSecret(email), codeHash, now))) return
    if (!isVerified) return resendVerificationLink(deps, tx, user.id)
    if (user.isAdmin)
      return notify(deps.jobs, tx, { userId: user.id, kind: 'login_code_refused', params: {} })
    await notify(deps.jobs, tx, {
      userId: user.id,
      kind: 'login_code',
      params: { code, minutes: LOGIN_CODE_VALID / MINUTE },
    })
  })
}
