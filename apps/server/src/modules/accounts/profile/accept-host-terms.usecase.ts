import type { Deps } from '../../../deps.ts'
import { lockUser, updateUser } from '../accounts.repository.ts'

/** Records the first acceptance, which is the one that counts. */
export async function acceptHostTerms(deps: Deps, userId: string): Promise<{ success: true }> {
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (user && user.hostTermsAcceptedAt === null)
      await updateUser(tx, userId, { hostTermsAcceptedAt: deps.clock.now() })
  })
  return { success: true }
}
