import type { Deps } from '../../../deps.ts'
import { openCase } from '../cases/open-case.step.ts'
import { readIncomeOfIntent } from '../ledger/income.read.ts'
import { insertFraudWarning } from './disputes.repository.ts'

/** An early fraud warning of the card's bank: stored once, with a case for an operator. */
export async function onFraudWarning(deps: Deps, warningId: string): Promise<void> {
  const warning = await deps.cards.readFraudWarning(warningId)
  const income = warning?.intentId ? await readIncomeOfIntent(deps.db, warning.intentId) : undefined
  if (!warning || !income) return
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const fresh = await insertFraudWarning(tx, {
      id: warning.id,
      userId: income.payerId,
      gameId: income.gameId,
      booking: income.booking,
      intentId: income.intentId,
      fraudType: warning.fraudType,
      actionable: warning.actionable,
      createdAt: now,
    })
    if (fresh)
      await openCase(
        deps,
        tx,
        {
          kind: 'fraud_warning',
          gameId: income.gameId,
          participationId: income.participationId,
          details: `${warning.id}: ${warning.fraudType}, ${income.intentId}`,
        },
        now,
      )
  })
}
