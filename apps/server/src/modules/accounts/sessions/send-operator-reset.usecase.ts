import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { sendResetLink } from './account-links.ts'
import { lockUser } from '../accounts.repository.ts'

/** An operator has a link for a new password sent to its owner. Nobody else ever sees it, and the old password works until it is used. */
export async function sendOperatorReset(
  deps: Deps,
  r: { userId: string; actorId: string; ip: string | null },
): Promise<{ success: true } | Refused<'NOT_FOUND'>> {
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, r.userId)
    if (!user) return refuse('NOT_FOUND')
    await sendResetLink(deps, tx, user.id, 'operator')
    await writeAudit(tx, deps.clock.now(), {
      actorId: r.actorId,
      ip: r.ip,
      action: 'password.reset',
      subject: user.id,
      reason: null,
      before: null,
      after: null,
    })
    return { success: true as const }
  })
}
