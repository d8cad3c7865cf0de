import { isSuspended } from '@tomogolf/domain/standing'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { notify } from '../../platform/notify.ts'
import { lockUser, updateUser } from '../accounts/accounts.repository.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import type { StandingDecision, CurrentStanding } from './standing.types.ts'
import { countStrikes, liftSuspensionRow, listSuspensions } from './standing.repository.ts'

/** Ends all suspensions of a user. The strikes stay. */
export async function liftSuspension(
  deps: Deps,
  decision: StandingDecision,
): Promise<CurrentStanding | Refused<'NOT_FOUND' | 'NOT_SUSPENDED' | 'OWN_ACCOUNT'>> {
  if (decision.actorId === decision.userId) return refuse('OWN_ACCOUNT')
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const user = await lockUser(tx, decision.userId)
    if (!user) return refuse('NOT_FOUND')
    if (user.suspendedUntil === null || !isSuspended(user.suspendedUntil, now))
      return refuse('NOT_SUSPENDED')
    for (const { id } of await listSuspensions(tx, decision.userId, now))
      await liftSuspensionRow(tx, id, {
        liftedAt: now,
        liftedBy: decision.actorId,
        liftReason: decision.reason,
      })
    await updateUser(tx, decision.userId, { suspendedUntil: null })
    await writeAudit(tx, now, {
      actorId: decision.actorId,
      ip: decision.ip,
      action: 'suspension.lift',
      subject: decision.userId,
      reason: decision.reason,
      before: iso(user.suspendedUntil),
      after: null,
    })
    await notify(deps.jobs, tx, {
      userId: decision.userId,
      kind: 'suspension_lifted',
      params: { reason: decision.reason },
    })
    return { strikes: await countStrikes(tx, decision.userId), suspendedUntil: null }
  })
}
