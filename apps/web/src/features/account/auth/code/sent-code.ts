import { api } from '@tomogolf/api-client/api.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { LOGIN_CODE_PAUSE, LOGIN_CODE_VALID } from '@tomogolf/domain/sign-in/login-code'
import type { Instant } from '@tomogolf/domain/time'
import { captchaToken } from '../../../../lib/captcha.ts'

export type SentCode = { readonly email: string; readonly sentAt: Instant }

/** The code that this browser waits for. It survives a reload and the way to the mailbox and back. */
export function sentCode(): SentCode | null {
  const [at, email] = local.get('login-code-sent')?.split(' ') ?? []
  const age = currentTime() - Number(at)
  // a clock that was set back must not keep the page at an old code
  if (email !== undefined && age >= 0 && age <= LOGIN_CODE_VALID)
    return { email, sentAt: Number(at) }
  forgetCode()
  return null
}
export const forgetCode = (): void => local.remove('login-code-sent')

function rememberCode(email: string, sentAt: Instant): SentCode {
  local.set('login-code-sent', `${sentAt} ${email}`)
  return { email, sentAt }
}

/** Requests a code. One that was sent a moment ago, to another browser perhaps, is the one to enter. */
export async function requestCode(email: string, siteKey: string | null): Promise<SentCode> {
  try {
    await api('POST /api/auth/login-code', {
      body: { email, recaptchaToken: await captchaToken(siteKey, 'login') },
    })
    return rememberCode(email, currentTime())
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'LOGIN_CODE_SENT_RECENTLY') throw error
    return rememberCode(email, currentTime() - LOGIN_CODE_PAUSE + Number(error.params.count) * 1000)
  }
}
