import type { Deps } from '../../../deps.ts'
import { hashPassword, verifyPassword } from '../../../platform/security/passwords.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import type { AccountPorts } from '../account-ports.types.ts'
import { updateUser } from '../accounts.repository.ts'
import { deleteIdentitiesOf } from '../identities/identities.repository.ts'
import { eraseAccount } from '../privacy/erase-account.step.ts'
import type { SessionBrowser } from './start-session.step.ts'
import {
  activate,
  lockRegistration,
  type LinkRefusal,
  type VerifiedEmail,
} from './verify-email.usecase.ts'

export type Confirmation = SessionBrowser & {
  readonly token: string
  /** The password chosen at registration … */
  readonly password?: string | undefined
  /** … or one that replaces it. */
  readonly newPassword?: string | undefined
}

/**
 * “This was me”: the reader of the mailbox proves the password of the registration or replaces it.
 * A confused click alone never activates the password of a stranger.
 */
export async function confirmRegistration(
  deps: Deps,
  ports: Pick<AccountPorts, 'inheritByMailbox' | 'onMailReceived'>,
  confirmation: Confirmation,
): Promise<VerifiedEmail | LinkRefusal | Refused<'PASSWORD_INCORRECT'>> {
  const { token: secret, password, newPassword } = confirmation
  const seen = await deps.db.transaction((tx) => lockRegistration(deps, tx, secret))
  if (isRefused(seen)) return seen
  // hashing is slow: not within the transaction
  const isRight = password === undefined || (await verifyPassword(seen.user.passwordHash, password))
  if (!isRight) return refuse('PASSWORD_INCORRECT')
  const passwordHash = newPassword === undefined ? null : await hashPassword(newPassword)
  return deps.db.transaction(async (tx) => {
    const registration = await lockRegistration(deps, tx, secret)
    if (isRefused(registration)) return registration
    // proved for a password that has been replaced meanwhile
    if (passwordHash === null && registration.user.passwordHash !== seen.user.passwordHash)
      return refuse('PASSWORD_INCORRECT')
    if (passwordHash !== null) {
      await updateUser(tx, registration.user.id, { passwordHash })
      // like the password: a stranger may have registered by an issuer with this address
      await deleteIdentitiesOf(tx, registration.user.id)
    }
    return activate(deps, ports, tx, registration, confirmation)
  })
}

/** “This wasn’t me”: deletes the account, which was never in use, and frees the address for its owner. */
export async function rejectRegistration(
  deps: Deps,
  secret: string,
): Promise<{ success: true } | LinkRefusal | Refused<'ACCOUNT_HELD'>> {
  return deps.db.transaction(async (tx) => {
    const registration = await lockRegistration(deps, tx, secret)
    if (isRefused(registration)) return registration
    // appointed by an operator meanwhile: for the team to remove
    if (registration.user.isAdmin) return refuse('INVALID_TOKEN')
    return (await eraseAccount(deps, tx, registration.user)) ?? { success: true }
  })
}
