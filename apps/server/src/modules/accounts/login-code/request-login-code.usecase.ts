import { LOGIN_CODE_VALID, requestCode, waitSeconds } from '@tomogolf/domain/sign-in/login-code'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import { lockLoginCode, recordCodeRequest } from './login-codes.repository.ts'
import { SEND_CODE, type CodeMail } from './send-login-code.usecase.ts'

export type CodeRequest = {
  readonly email: string
  readonly ip: string
  readonly recaptchaToken: string
  /** The account's owner has used this browser before. */
  readonly isKnownBrowser: boolean
}

/**
 * Enqueues a code for an address, in the same way for every one. Only the job looks for an account,
 * and the refusals depend on earlier requests, so that nothing reveals whether there is one.
 */
export async function requestLoginCode(
  deps: Deps,
  { email, ip, recaptchaToken, isKnownBrowser }: CodeRequest,
): Promise<
  | { success: true }
  | Refused<'INVALID_RECAPTCHA' | 'LOGIN_CODE_SENT_RECENTLY' | 'TOO_MANY_LOGIN_CODES'>
> {
  if (!(await deps.captcha.verify(recaptchaToken, ip))) return refuse('INVALID_RECAPTCHA')
  return enqueueLoginCode(deps, email, isKnownBrowser)
}

/** Enqueues a code; the earlier one of the address is worthless from now on. */
export async function enqueueLoginCode(
  deps: Deps,
  email: string,
  isKnownBrowser: boolean,
): Promise<{ success: true } | Refused<'LOGIN_CODE_SENT_RECENTLY' | 'TOO_MANY_LOGIN_CODES'>> {
  const now = deps.clock.now()
  const addressHash = hashSecret(email)
  return deps.db.transaction(async (tx) => {
    const codes = requestCode(await lockLoginCode(tx, addressHash, now), now, isKnownBrowser)
    if (codes === 'too_many') return refuse('TOO_MANY_LOGIN_CODES')
    if ('wait' in codes)
      return refuse('LOGIN_CODE_SENT_RECENTLY', { count: waitSeconds(codes.wait) })
    await recordCodeRequest(tx, addressHash, codes, now + LOGIN_CODE_VALID)
    await deps.jobs.enqueue(tx, SEND_CODE, { email } satisfies CodeMail, { key: email })
    return { success: true }
  })
}
