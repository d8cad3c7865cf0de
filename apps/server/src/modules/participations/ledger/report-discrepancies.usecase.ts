import { DAY } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { notifyOperator } from '../../../platform/notify-external.ts'
import { auditLedger } from './audit-ledger.usecase.ts'
import { reportDrift } from '../cases/open-case.step.ts'

/** Authorisations last 30 days at most; older payments were compared before. */
const LOOK_BACK = 45 * DAY

/**
 * Audits the ledger and reports every discrepancy to an operator: a case where a game is known,
 * else an email. Repairs nothing.
 */
export async function reportDiscrepancies(deps: Deps): Promise<number> {
  const { discrepancies, at } = await auditLedger(deps, deps.clock.now() - LOOK_BACK)
  for (const discrepancy of discrepancies)
    deps.log.error({ discrepancy: discrepancy.what }, 'ledger audit')
  await deps.db.transaction(async (tx) => {
    for (const { what, gameId, holdId } of discrepancies)
      if (gameId) await reportDrift(deps, tx, { gameId, holdId }, what, at)
    const strays = discrepancies
      .filter((discrepancy) => !discrepancy.gameId)
      .map((discrepancy) => discrepancy.what)
    if (strays.length)
      await notifyOperator(deps.jobs, tx, {
        subjectKey: 'money_problem',
        params: { details: strays.slice(0, 50).join('\n') },
      })
  })
  return discrepancies.length
}
