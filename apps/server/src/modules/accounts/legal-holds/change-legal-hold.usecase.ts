import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { lockUser } from '../accounts.repository.ts'
import { insertLegalHold, liftLegalHold } from './legal-holds.repository.ts'

/**
 * Sets or lifts a legal hold. While it is set, no run of the retention table erases the person's
 * rows, and the account cannot be deleted.
 */
export async function changeLegalHold(
  { db, clock }: Deps,
  change: 'set' | 'lift',
  act: { userId: string; actorId: string; ip: string | null; reason: string },
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND' | 'OWN_ACCOUNT'>> {
  if (act.userId === act.actorId) return refuse('OWN_ACCOUNT')
  const at = clock.now()
  return db.transaction(async (tx) => {
    // waits for a deletion of the account in progress
    if (!(await lockUser(tx, act.userId))) return refuse('NOT_FOUND')
    const write = change === 'set' ? insertLegalHold : liftLegalHold
    if (!(await write(tx, { ...act, at }))) return refuse('ALREADY_DONE')
    await writeAudit(tx, at, {
      actorId: act.actorId,
      ip: act.ip,
      action: `legal_hold.${change}`,
      subject: act.userId,
      reason: act.reason,
      before: null,
      after: null,
    })
    return { success: true }
  })
}
