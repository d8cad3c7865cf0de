import type { Deps } from '../../../deps.ts'
import { verifyPassword } from '../../../platform/security/passwords.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser, readAccount, updateUser } from '../accounts.repository.ts'
import { newTotpSecret } from './totp.ts'

/** Gives an administrator a new secret for the authenticator app. Nothing asks for codes until one of them was confirmed. */
export async function beginTotp(
  deps: Deps,
  userId: string,
  currentPassword: string,
): Promise<{ secret: string; uri: string } | Refused<'CONFLICT' | 'CURRENT_PASSWORD_INCORRECT'>> {
  const account = await readAccount(deps.db, userId)
  // a browser left open must not be enough to put somebody else's app in front of the account
  if (!account || !(await verifyPassword(account.user.passwordHash, currentPassword)))
    return refuse('CURRENT_PASSWORD_INCORRECT')
  const { sealed, text, uri } = newTotpSecret(account.user.email, deps.secret)
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user || user.totpEnrolledAt !== null) return refuse('CONFLICT')
    await updateUser(tx, userId, { totpSecret: sealed, totpLastStep: null })
    return { secret: text, uri }
  })
}
