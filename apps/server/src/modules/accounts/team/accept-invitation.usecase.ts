import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { lockUser, updateUser } from '../accounts.repository.ts'
import { cancelOpenChanges } from '../email-change/email-changes.repository.ts'
import { lockTeam, takeInvitation } from './team.repository.ts'

/**
 * The owner of the invited address joins the team. The verified address is the proof: the mail
 * contains no secret. In production the back-office then asks for two-step sign-in.
 */
export async function acceptInvitation(
  deps: Deps,
  { userId, ip }: { readonly userId: string; readonly ip: string | null },
): Promise<{ success: true } | Refused<'NOT_FOUND'>> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await lockTeam(tx)
    const user = await lockUser(tx, userId)
    if (!user || user.emailVerifiedAt === null || user.isAdmin) return refuse('NOT_FOUND')
    const invitation = await takeInvitation(tx, { email: user.email })
    if (!invitation || invitation.expiresAt < now) return refuse('NOT_FOUND')
    // one that an operator started may be without the right to do so now
    await cancelOpenChanges(tx, userId, now)
    await updateUser(tx, userId, { isAdmin: true, adminRole: invitation.role })
    await writeAudit(tx, now, {
      actorId: userId,
      ip,
      action: 'team.join',
      subject: userId,
      reason: null,
      before: null,
      after: invitation.role,
    })
    return { success: true }
  })
}
