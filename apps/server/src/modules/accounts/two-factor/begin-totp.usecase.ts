import type { Deps } from '../../../deps.ts'
import { verifyPassword } from '../../../platform/security/passwords.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser, readAccount, updateUser } from '../accounts.repository.ts'
import { newTotpSecret } from '../../../platform/security/totp.ts'

/**
 * Creates a secret for an administrator's authenticator app. Login requires codes only after the
 * first was confirmed.
 */
export async function beginTotp(
  deps: Deps,
  userId: string,
  currentPassword: string,
): Promise<{ secret: string; uri: string } | Refused<'CONFLICT' | 'CURRENT_PASSWORD_INCORRECT'>> {
  const account = await readAccount(deps.db, userId)
  // an unattended browser must not suffice to enrol another person's app
  if (!account || !(await verifyPassword(account.user.passwordHash, currentPassword)))
    return refuse('CURRENT_PASSWORD_INCORRECT')
  const { encrypted, text, uri } = newTotpSecret(account.user.email, deps.secret)
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user || user.totpEnrolledAt !== null) return refuse('CONFLICT')
    await updateUser(tx, userId, { totpSecret: encrypted, totpLastStep: null })
    return { secret: text, uri }
  })
}
