import type { Money } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import { advanceRefund } from './advance-refund.usecase.ts'
import { reportDrift } from '../cases/open-case.ts'
import { listRefundsOfIntent } from './refunds.repository.ts'

type GivenBack = {
  intentId: string
  total: Money
  gameId: string
  participationId: string | null
  holdId: string | null
}

/** The provider says that so much of a payment was given back. More than we know of was done by somebody else, and is reported. */
export async function checkRefunds(
  deps: Deps,
  { intentId, total, ...about }: GivenBack,
): Promise<void> {
  for (const r of await listRefundsOfIntent(deps.db, intentId))
    if (r.status === 'asked') await advanceRefund(deps, r.id)
  const ours = (await listRefundsOfIntent(deps.db, intentId))
    .filter((r) => r.status === 'refunded')
    .reduce((sum, r) => sum + r.amountMinor, 0)
  if (total.minor <= ours) return
  await deps.db.transaction((tx) =>
    reportDrift(
      deps,
      tx,
      about,
      `the provider gave back ${total.minor} ${total.currency} of ${intentId}, we know of ${ours}`,
      deps.clock.now(),
    ),
  )
}
