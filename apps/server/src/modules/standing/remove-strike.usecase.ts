import { consequenceOfStrikes } from '@tomogolf/domain/standing'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../../platform/notify.ts'
import { lockUser, updateUser } from '../accounts/accounts.repository.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import type { StandingDecision, CurrentStanding } from './standing.types.ts'
import {
  countStrikes,
  liftSuspensionRow,
  listSuspensions,
  readStrike,
  removeStrikeRow,
} from './standing.repository.ts'
import { parseStrikeCount } from './automatic-suspension.policy.ts'

type Removal = StandingDecision & { strikeId: string }
/**
 * Removes a strike, and the automatic suspension that it alone caused. An operator's suspension
 * stays.
 */
export const removeStrike = (
  deps: Deps,
  removal: Removal,
): Promise<CurrentStanding | Refused<'ALREADY_DONE' | 'NOT_FOUND' | 'OWN_ACCOUNT'>> =>
  removal.actorId === removal.userId
    ? Promise.resolve(refuse('OWN_ACCOUNT'))
    : deps.db.transaction((tx) => removeStrikeIn(deps, tx, removal, deps.clock.now()))

/** The same within the caller's transaction. */
export async function removeStrikeIn(
  deps: Deps,
  tx: Tx,
  removal: Removal,
  now: Instant,
): Promise<CurrentStanding | Refused<'ALREADY_DONE' | 'NOT_FOUND'>> {
  const user = await lockUser(tx, removal.userId)
  const strike = user && (await readStrike(tx, removal.userId, removal.strikeId))
  if (!user || !strike) return refuse('NOT_FOUND')
  if (
    !(await removeStrikeRow(tx, strike.id, {
      removedAt: now,
      removedBy: removal.actorId,
      removalReason: removal.reason,
    }))
  )
    return refuse('ALREADY_DONE')
  const strikes = await countStrikes(tx, removal.userId)
  let suspendedUntil: Instant | null = null
  for (const suspension of await listSuspensions(tx, removal.userId, now)) {
    const strikesBehind = parseStrikeCount(suspension.reason)
    const isUnjustified =
      strikesBehind !== null &&
      (strikesBehind > strikes || consequenceOfStrikes(strikes).kind !== 'suspension')
    if (isUnjustified)
      await liftSuspensionRow(tx, suspension.id, {
        liftedAt: now,
        liftedBy: removal.actorId,
        liftReason: removal.reason,
      })
    else suspendedUntil = Math.max(suspendedUntil ?? 0, suspension.until)
  }
  await updateUser(tx, removal.userId, { suspendedUntil })
  await writeAudit(tx, now, {
    actorId: removal.actorId,
    ip: removal.ip,
    action: 'strike.remove',
    subject: removal.userId,
    reason: removal.reason,
    before: String(strikes + 1),
    after: String(strikes),
  })
  await notify(deps.jobs, tx, {
    userId: removal.userId,
    kind: 'strike_removed',
    params: {
      reason: removal.reason,
      strikes,
      suspendedUntil: suspendedUntil === null ? null : { at: suspendedUntil },
    },
  })
  return { strikes, suspendedUntil }
}
