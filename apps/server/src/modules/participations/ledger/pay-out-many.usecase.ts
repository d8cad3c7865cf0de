import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../platform/refusal.ts'
import type { ByOperator } from '../by-operator.ts'
import { markOwedPaid } from './mark-paid-out.usecase.ts'

/** What an operator has paid to several hosts at once, by one file of transfers for instance. Each is a booking and a record of its own; one that a colleague was faster with keeps none of the others back. */
export async function payOuts(
  deps: Deps,
  o: ByOperator & { ids: readonly string[] },
): Promise<{ paid: string[]; late: string[] }> {
  const paid: string[] = [],
    late: string[] = []
  for (const transactionId of new Set(o.ids))
    (isRefused(await markOwedPaid(deps, { ...o, transactionId })) ? late : paid).push(transactionId)
  return { paid, late }
}
