import { afterReopening } from '@tomogolf/domain/mail/address-health'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import { findTestedAddress, lockMailAddress, updateMailAddress } from './bounces.repository.ts'

/** The link of the test mail: mail arrives again. A second press changes nothing. */
export function confirmAddress(
  deps: Deps,
  secret: string,
): Promise<{ success: true } | Refused<'INVALID_TOKEN' | 'TOKEN_EXPIRED'>> {
  const now = deps.clock.now()
  const testHash = hashSecret(secret)
  return deps.db.transaction(async (tx) => {
    const addressHash = await findTestedAddress(tx, testHash)
    const row = addressHash === undefined ? undefined : await lockMailAddress(tx, addressHash)
    // read again under the lock: a newer test mail may have replaced the link
    if (!row || row.testHash !== testHash) return refuse('INVALID_TOKEN')
    if (row.testExpiresAt === null || row.testExpiresAt < now) return refuse('TOKEN_EXPIRED')
    // reopened by this link: what came back since counts again
    if (row.reopenedAt === null || row.testedAt === null || row.reopenedAt < row.testedAt)
      await updateMailAddress(tx, row.addressHash, afterReopening(now))
    return { success: true as const }
  })
}
