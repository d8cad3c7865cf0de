import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser, readAccount, updateProfile } from '../accounts.repository.ts'
import { repairsOf, type Checked } from './profile-normalisation.ts'

/** Puts right what is stored in another form than today's in the nine required fields. A second call finds nothing to do. */
export async function normaliseProfile(
  deps: Deps,
  userId: string,
): Promise<{ fields: Checked[]; complete: boolean } | Refused<'UNAUTHORIZED'>> {
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const account = await readAccount(tx, userId)
    if (!account) return refuse('UNAUTHORIZED')
    const { checked, set } = repairsOf(account.profile, account.user.email)
    if (Object.keys(set).length > 0) {
      await updateProfile(tx, userId, { ...set, updatedAt: deps.clock.now() })
      // games are found by their host's name
      if ('firstName' in set || 'lastName' in set)
        await deps.jobs.enqueue(tx, 'games.host_renamed', { userId }, { key: userId })
    }
    return {
      fields: checked,
      complete: checked.every(({ state }) => state === 'ok' || state === 'repaired'),
    }
  })
}
