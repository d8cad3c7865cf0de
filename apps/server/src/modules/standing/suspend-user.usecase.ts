import { DAY, iso, type Instant } from '@tomogolf/domain/time'
import type { ADMIN_SUSPENSION_DAYS } from '@tomogolf/domain/standing'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { notify } from '../../platform/notify.ts'
import { lockUser, updateUser } from '../accounts/accounts.repository.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import type { StandingDecision, ExpectedStanding, CurrentStanding } from './standing.types.ts'
import { countStrikes, standingChanged, suspend } from './standing.repository.ts'

type Suspension = StandingDecision & {
  days: (typeof ADMIN_SUSPENSION_DAYS)[number]
  seen?: ExpectedStanding | undefined
}
type Suspended = CurrentStanding | Refused<'NOT_FOUND' | 'OWN_ACCOUNT' | 'STALE_EDIT'>

/** An operator suspends a user. A longer suspension stays in force. */
export const suspendUser = (deps: Deps, decision: Suspension): Promise<Suspended> =>
  deps.db.transaction((tx) => suspendUserIn(deps, tx, decision, deps.clock.now()))

export async function suspendUserIn(
  deps: Deps,
  tx: Tx,
  decision: Suspension,
  now: Instant,
): Promise<Suspended> {
  const user = await lockUser(tx, decision.userId)
  if (!user) return refuse('NOT_FOUND')
  if (decision.actorId === user.id) return refuse('OWN_ACCOUNT')
  if (await standingChanged(tx, user, decision.seen, now)) return refuse('STALE_EDIT')
  const until = now + decision.days * DAY
  await suspend(tx, {
    id: newId(),
    userId: decision.userId,
    until,
    reason: decision.reason,
    givenBy: decision.actorId,
    createdAt: now,
  })
  const suspendedUntil = Math.max(until, user.suspendedUntil ?? 0)
  await updateUser(tx, decision.userId, { suspendedUntil })
  await writeAudit(tx, now, {
    actorId: decision.actorId,
    ip: decision.ip,
    action: 'suspension.give',
    subject: decision.userId,
    reason: decision.reason,
    before: user.suspendedUntil === null ? null : iso(user.suspendedUntil),
    after: iso(suspendedUntil),
  })
  await notify(deps.jobs, tx, {
    userId: decision.userId,
    kind: 'suspended',
    params: { reason: decision.reason, until: { at: suspendedUntil } },
  })
  return { strikes: await countStrikes(tx, decision.userId), suspendedUntil }
}
