import { isSuspended } from '@tomogolf/domain/standing'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { notify } from '../../platform/notify.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { lockUser, updateUser } from '../accounts/accounts.repository.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import type { ByOperator, StandingNow } from './by-operator.ts'
import { countStrikes, liftSuspensionRow, listSuspensions } from './standing.repository.ts'

/** Ends every suspension of somebody, whoever gave it. The strikes stay. */
export async function liftSuspension(
  deps: Deps,
  l: ByOperator,
): Promise<StandingNow | Refused<'NOT_FOUND' | 'NOT_SUSPENDED'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const user = await lockUser(tx, l.userId)
    if (!user) return refuse('NOT_FOUND')
    if (user.suspendedUntil === null || !isSuspended(user.suspendedUntil, now))
      return refuse('NOT_SUSPENDED')
    for (const { id } of await listSuspensions(tx, l.userId, now))
      await liftSuspensionRow(tx, id, { liftedAt: now, liftedBy: l.actorId, liftReason: l.reason })
    await updateUser(tx, l.userId, { suspendedUntil: null })
    await writeAudit(tx, now, {
      actorId: l.actorId,
      ip: l.ip,
      action: 'suspension.lift',
      subject: l.userId,
      reason: l.reason,
      before: iso(user.suspendedUntil),
      after: null,
    })
    await notify(deps.jobs, tx, {
      userId: l.userId,
      kind: 'suspension_lifted',
      params: { reason: l.reason },
    })
    return { strikes: await countStrikes(tx, l.userId), suspendedUntil: null }
  })
}
