import type { Money } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../platform/refusal.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { markPaidOut } from './mark-paid-out.usecase.ts'

/**
 * Records payouts to several hosts, for example from one transfer file. Each has its own booking
 * and audit entry; one that was already recorded does not block the others.
 */
export async function markManyPaidOut(
  deps: Deps,
  decision: OperatorDecision & {
    ids: readonly string[]
    /** What the operator paid for each. */
    owed: ReadonlyMap<string, Money>
  },
): Promise<{ paid: string[]; late: string[] }> {
  const paid: string[] = [],
    late: string[] = []
  for (const transactionId of new Set(decision.ids)) {
    const owed = decision.owed.get(transactionId)
    const done = await markPaidOut(deps, { ...decision, transactionId, owed })
    if (isRefused(done)) late.push(transactionId)
    else paid.push(transactionId)
  }
  return { paid, late }
}
