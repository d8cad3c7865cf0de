import type { Deps } from '../../../deps.ts'
import { closeCase, hasCaseSince, listOpenCases } from '../cases/cases.repository.ts'
import { SYSTEM_REASONS } from '../cases/system-reasons.data.ts'
import { openCase } from '../cases/open-case.step.ts'
import { listStuckPayments } from './stuck-payments.read.ts'

/**
 * Opens a case for every refund, capture, release and charge that has no result after half an hour,
 * once for each time that it is stuck, and closes the cases of those that have one now. Returns the
 * number of stuck ones.
 */
export async function reportStuckPayments(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const stuck = await listStuckPayments(deps.db, now)
  for (const { subject, since, ...about } of stuck)
    await deps.db.transaction(async (tx) => {
      if (await hasCaseSince(tx, 'payment_stuck', subject, since)) return
      await openCase(deps, tx, { kind: 'payment_stuck', ...about, details: subject }, now)
    })
  const subjects = new Set(stuck.map((payment) => payment.subject))
  for (const open of await listOpenCases(deps.db, 'payment_stuck'))
    if (!subjects.has(open.details ?? ''))
      await closeCase(
        deps.db,
        open.id,
        { status: 'accepted', by: null, reason: SYSTEM_REASONS.provider_answered },
        now,
      )
  return stuck.length
}
