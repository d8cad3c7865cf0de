import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ErasureContext } from '../../../platform/personal-data.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { updateProfile, updateUser, type User } from '../accounts.repository.ts'
import { readLegalHold } from '../legal-holds/legal-holds.repository.ts'
import { EMPTY_PROFILE } from '../sessions/create-account.usecase.ts'

/**
 * Erases everything that identifies a user. Records of money and conduct stay and point to an account
 * without a name. The caller holds the lock of the user and knows that nothing is open or owed. A
 * legal hold refuses it, whatever the cause of the erasure.
 */
export async function eraseAccount(
  deps: Deps,
  tx: Tx,
  user: User,
): Promise<Refused<'ACCOUNT_HELD'> | undefined> {
  if (await readLegalHold(tx, user.id)) return refuse('ACCOUNT_HELD')
  const now = deps.clock.now()
  const userId = user.id
  const context: ErasureContext = { now, jobs: deps.jobs, secret: deps.secret }
  for (const { remember } of deps.personalData) await remember?.(tx, user, context)
  for (const { records } of deps.personalData)
    for (const record of records) if (record.erase) await record.erase(tx, userId, context)
  await updateProfile(tx, userId, { ...EMPTY_PROFILE, emailNotifications: false, updatedAt: now })
  await updateUser(tx, userId, {
    // ".invalid" is reserved: no mail can ever go there; no password fits the hash
    email: `${userId}@deleted.invalid`,
    username: null,
    passwordHash: '',
    isAdmin: false,
    adminRole: null,
    deletedAt: now,
    hostTermsAcceptedAt: null,
    totpSecret: null,
    totpEnrolledAt: null,
    totpLastStep: null,
  })
  return undefined
}
