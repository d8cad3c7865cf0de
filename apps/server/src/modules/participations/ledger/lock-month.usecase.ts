import { setTimeout as wait } from 'node:timers/promises'
import { japanMonth, type JapanMonth } from '@tomogolf/domain/payments/japan-month'
import { isLockable } from '@tomogolf/domain/payments/booking-date'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import {
  digestMonth,
  insertMonthLock,
  listOpenMonths,
  readLockedThrough,
  tryToCloseMonths,
} from './month-locks.repository.ts'

type Refusal = 'ALREADY_DONE' | 'MONTH_NOT_OVER' | 'NOT_FOUND'
type Answer = { success: true } | Refused<Refusal>
/** Bookings are short. */
const TRIES = 100
const PAUSE_MS = 50

/** Closes a month and all before it: later bookings are dated in the open month. */
export async function lockMonth(
  deps: Deps,
  decision: OperatorDecision & { month: JapanMonth },
): Promise<Answer> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await tryToLock(deps, decision)
    if (answer) return answer
    await wait(PAUSE_MS)
  }
  throw new Error(`month ${decision.month} not locked: a booking stays open`)
}

const tryToLock = (
  deps: Deps,
  { month, operatorId, ip, reason }: OperatorDecision & { month: JapanMonth },
): Promise<Answer | null> =>
  deps.db.transaction(async (tx) => {
    if (!(await tryToCloseMonths(tx))) return null
    const now = deps.clock.now()
    const lockedThrough = await readLockedThrough(tx)
    if (!isLockable(month, { lockedThrough, now }))
      return refuse(month >= japanMonth(now) ? 'MONTH_NOT_OVER' : 'ALREADY_DONE')
    const content = await digestMonth(tx, month)
    if (content.entries === 0) return refuse('NOT_FOUND')
    // those before it are closed too: each gets its own digest
    for (const open of await listOpenMonths(tx, lockedThrough, month))
      await insertMonthLock(tx, {
        month: open,
        lockedBy: operatorId,
        lockedAt: now,
        reason,
        ...(await digestMonth(tx, open)),
      })
    await writeAudit(tx, now, {
      actorId: operatorId,
      ip,
      action: 'ledger.lock',
      subject: month,
      reason,
      before: lockedThrough,
      after: `${month}, ${content.entries} entries`,
    })
    return { success: true as const }
  })
