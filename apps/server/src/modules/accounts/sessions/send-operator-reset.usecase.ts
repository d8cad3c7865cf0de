import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { sendResetLink } from './send-account-link.step.ts'
import { lockUser } from '../accounts.repository.ts'

/**
 * Mails a reset link to the user on behalf of an operator, who never sees it. The old password
 * works until the link is used.
 */
export async function sendOperatorReset(
  deps: Deps,
  reset: { userId: string; actorId: string; ip: string | null },
): Promise<{ success: true } | Refused<'NOT_FOUND'>> {
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, reset.userId)
    if (!user) return refuse('NOT_FOUND')
    await sendResetLink(deps, tx, user.id, 'operator')
    await writeAudit(tx, deps.clock.now(), {
      actorId: reset.actorId,
      ip: reset.ip,
      action: 'password.reset',
      subject: user.id,
      reason: null,
      before: null,
      after: null,
    })
    return { success: true as const }
  })
}
