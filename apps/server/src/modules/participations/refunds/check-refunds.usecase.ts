import { REFUND_OPEN } from '@tomogolf/domain/machines/refund-machine'
import { money, toPlainText, type Money } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import { advanceRefund } from './advance-refund.usecase.ts'
import { reportDrift } from '../cases/open-case.step.ts'
import { listRefundsOfIntent } from './refunds.repository.ts'

type ProviderRefund = {
  intentId: string
  total: Money
  gameId: string
  participationId: string | null
  holdId: string | null
}

/**
 * Compares the refunded total of a payment with ours. A higher total at the provider means a refund
 * that is not ours, and is reported.
 */
export async function checkRefunds(
  deps: Deps,
  { intentId, total, ...about }: ProviderRefund,
): Promise<void> {
  for (const refund of await listRefundsOfIntent(deps.db, intentId))
    if (REFUND_OPEN.includes(refund.status)) await advanceRefund(deps, refund.id)
  // a refund without an answer may be the one that the provider made; the daily audit looks again
  const ours = (await listRefundsOfIntent(deps.db, intentId))
    .filter(({ status }) => status === 'refunded' || REFUND_OPEN.includes(status))
    .reduce((sum, refund) => sum + refund.amountMinor, 0)
  if (total.minor <= ours) return
  await deps.db.transaction((tx) =>
    reportDrift(
      deps,
      tx,
      about,
      `the provider gave back ${toPlainText(total)} of ${intentId}, we know of ${toPlainText(money(ours, total.currency))}`,
      deps.clock.now(),
    ),
  )
}
