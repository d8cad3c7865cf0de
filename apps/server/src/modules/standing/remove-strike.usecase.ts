import { consequenceOfStrikes } from '@tomogolf/domain/standing'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../../platform/notify.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { lockUser, updateUser } from '../accounts/accounts.repository.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import type { ByOperator, StandingNow } from './by-operator.ts'
import {
  countStrikes,
  liftSuspensionRow,
  listSuspensions,
  readStrike,
  removeStrikeRow,
} from './standing.repository.ts'
import { strikesBehind } from './automatic-suspension.ts'

type Removal = ByOperator & { strikeId: string }
/** Takes a strike back. A suspension that this strike alone had brought about ends with it; one by an operator stays. */
export const removeStrike = (
  deps: Deps,
  r: Removal,
): Promise<StandingNow | Refused<'ALREADY_DONE' | 'NOT_FOUND'>> =>
  deps.db.transaction((tx) => removeStrikeIn(deps, tx, r, deps.clock.now()))

/** The same within a decision that does more. */
export async function removeStrikeIn(
  deps: Deps,
  tx: Tx,
  r: Removal,
  now: Instant,
): Promise<StandingNow | Refused<'ALREADY_DONE' | 'NOT_FOUND'>> {
  const user = await lockUser(tx, r.userId)
  const strike = user && (await readStrike(tx, r.userId, r.strikeId))
  if (!user || !strike) return refuse('NOT_FOUND')
  if (
    !(await removeStrikeRow(tx, strike.id, {
      removedAt: now,
      removedBy: r.actorId,
      removalReason: r.reason,
    }))
  )
    return refuse('ALREADY_DONE')
  const strikes = await countStrikes(tx, r.userId)
  let suspendedUntil: Instant | null = null
  for (const suspension of await listSuspensions(tx, r.userId, now)) {
    const behind = strikesBehind(suspension.reason)
    const groundless =
      behind !== null && (behind > strikes || consequenceOfStrikes(strikes).kind !== 'suspension')
    if (groundless)
      await liftSuspensionRow(tx, suspension.id, {
        liftedAt: now,
        liftedBy: r.actorId,
        liftReason: r.reason,
      })
    else suspendedUntil = Math.max(suspendedUntil ?? 0, suspension.until)
  }
  await updateUser(tx, r.userId, { suspendedUntil })
  await writeAudit(tx, now, {
    actorId: r.actorId,
    ip: r.ip,
    action: 'strike.remove',
    subject: r.userId,
    reason: r.reason,
    before: String(strikes + 1),
    after: String(strikes),
  })
  await notify(deps.jobs, tx, {
    userId: r.userId,
    kind: 'strike_removed',
    params: {
      reason: r.reason,
      strikes,
      suspendedUntil: suspendedUntil === null ? null : { at: suspendedUntil },
    },
  })
  return { strikes, suspendedUntil }
}
