import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../../deps.ts'
import { hashPassword } from '../../../platform/security/passwords.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import { MAIL_COOL_DOWN, sendVerificationLink } from './send-account-link.step.ts'
import { recordLinkRequest } from './link-requests.repository.ts'
import type { Account } from '../accounts.repository.ts'
import { createAccount } from './create-account.usecase.ts'

export type Registration = {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly language: Language
  readonly recaptchaToken: string
  readonly ip: string
  readonly destination: string | null
  /** Of the cookie that the registering browser gets. */
  readonly browserHash: string
}

/** Creates an account and mails the activation link. The session begins with the link, if this
 * browser opens it, otherwise with the first login. */
export async function register(
  deps: Deps,
  registration: Registration,
): Promise<
  Account | Refused<'EMAIL_ALREADY_EXISTS' | 'INVALID_RECAPTCHA' | 'USERNAME_ALREADY_EXISTS'>
> {
  if (!(await deps.captcha.verify(registration.recaptchaToken, registration.ip)))
    return refuse('INVALID_RECAPTCHA')
  const passwordHash = await hashPassword(registration.password)
  return deps.db.transaction(async (tx) => {
    // NFKC: two spellings of one name must not become two accounts
    const account = await createAccount(tx, {
      email: registration.email,
      username: registration.username.normalize('NFKC'),
      passwordHash,
      language: registration.language,
      now: deps.clock.now(),
    })
    if (!isRefused(account)) {
      const { destination, browserHash, email } = registration
      // the page may ask for another link a minute after this one
      await recordLinkRequest(tx, hashSecret(email), deps.clock.now(), MAIL_COOL_DOWN)
      await sendVerificationLink(deps, tx, account.user.id, { destination, browserHash })
    }
    return account
  })
}
