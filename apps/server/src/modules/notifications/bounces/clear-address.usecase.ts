import { afterReopening } from '@tomogolf/domain/mail/address-health'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser } from '../../accounts/accounts.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { hashAddress } from './address-hash.adapter.ts'
import { lockMailAddress, updateMailAddress } from './bounces.repository.ts'

type Clearing = {
  readonly userId: string
  readonly reason: string
  readonly actorId: string
  readonly ip: string | null
}

/** An operator lets mail that can be stopped go to an address again, with a recorded reason. */
export function clearAddress(
  deps: Deps,
  { userId, reason, actorId, ip }: Clearing,
): Promise<{ success: true } | Refused<'NOT_FOUND' | 'ALREADY_DONE'>> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) return refuse('NOT_FOUND')
    const hash = hashAddress(deps.secret, user.email)
    const row = await lockMailAddress(tx, hash)
    if (!row || row.stoppedAt === null) return refuse('ALREADY_DONE')
    await updateMailAddress(tx, hash, afterReopening(now))
    await writeAudit(tx, now, {
      actorId,
      ip,
      action: 'mail_address.clear',
      subject: userId,
      reason,
      before: JSON.stringify({ cause: row.cause }),
      after: null,
    })
    return { success: true as const }
  })
}
