import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser, readAccount, updateProfile } from '../accounts.repository.ts'
import { normaliseFields, type FieldCheck } from './normalise-fields.policy.ts'

/** Normalises the nine required fields, which older versions stored in other forms. Idempotent. */
export async function normaliseProfile(
  deps: Deps,
  userId: string,
): Promise<{ fields: FieldCheck[]; complete: boolean } | Refused<'UNAUTHORIZED'>> {
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const account = await readAccount(tx, userId)
    if (!account) return refuse('UNAUTHORIZED')
    const { checks, set } = normaliseFields(account.profile, account.user.email)
    if (Object.keys(set).length > 0) {
      await updateProfile(tx, userId, { ...set, updatedAt: deps.clock.now() })
      // the search text of a game contains its host's name
      if ('firstName' in set || 'lastName' in set)
        await deps.jobs.enqueue(tx, 'games.host_renamed', { userId }, { key: userId })
    }
    return {
      fields: checks,
      complete: checks.every(({ state }) => state === 'ok' || state === 'repaired'),
    }
  })
}
