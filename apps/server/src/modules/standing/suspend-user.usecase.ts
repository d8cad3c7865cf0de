import { DAY, iso } from '@tomogolf/domain/time'
import type { ADMIN_SUSPENSION_DAYS } from '@tomogolf/domain/standing'
import type { Deps } from '../../deps.ts'
import { newId } from '../../platform/security/ids.ts'
import { notify } from '../../platform/notify.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { lockUser, updateUser } from '../accounts/accounts.repository.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import type { ByOperator, SeenStanding, StandingNow } from './by-operator.ts'
import { countStrikes, standingChanged, suspend } from './standing.repository.ts'

/** An operator suspends somebody. A suspension that lasts longer already stays as it is. */
export async function suspendUser(
  deps: Deps,
  s: ByOperator & { days: (typeof ADMIN_SUSPENSION_DAYS)[number]; seen?: SeenStanding | undefined },
): Promise<StandingNow | Refused<'NOT_FOUND' | 'STALE_EDIT'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const user = await lockUser(tx, s.userId)
    if (!user) return refuse('NOT_FOUND')
    if (await standingChanged(tx, user, s.seen, now)) return refuse('STALE_EDIT')
    const until = now + s.days * DAY
    await suspend(tx, {
      id: newId(),
      userId: s.userId,
      until,
      reason: s.reason,
      givenBy: s.actorId,
      createdAt: now,
    })
    const suspendedUntil = Math.max(until, user.suspendedUntil ?? 0)
    await updateUser(tx, s.userId, { suspendedUntil })
    await writeAudit(tx, now, {
      actorId: s.actorId,
      ip: s.ip,
      action: 'suspension.give',
      subject: s.userId,
      reason: s.reason,
      before: user.suspendedUntil === null ? null : iso(user.suspendedUntil),
      after: iso(suspendedUntil),
    })
    await notify(deps.jobs, tx, {
      userId: s.userId,
      kind: 'suspended',
      params: { reason: s.reason, until: { at: suspendedUntil } },
    })
    return { strikes: await countStrikes(tx, s.userId), suspendedUntil }
  })
}
