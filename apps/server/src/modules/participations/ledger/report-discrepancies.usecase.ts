import { DAY } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { notifyOperator } from '../../../platform/notify-external.ts'
import { auditLedger } from './audit-ledger.usecase.ts'
import { reportDrift } from '../cases/open-case.ts'

/** No authorisation lasts longer than 30 days; what is older has been compared before. */
const LOOK_BACK = 45 * DAY

/** Compares the books, and puts every difference before an operator: one case for each hold, a mail for what belongs to no game. Repairs nothing. */
export async function reportDiscrepancies(deps: Deps): Promise<number> {
  const { faults, at } = await auditLedger(deps, deps.clock.now() - LOOK_BACK)
  for (const f of faults) deps.log.error({ fault: f.what }, 'books')
  await deps.db.transaction(async (tx) => {
    for (const { what, gameId, holdId } of faults)
      if (gameId) await reportDrift(deps, tx, { gameId, holdId }, what, at)
    const strays = faults.filter((f) => !f.gameId).map((f) => f.what)
    if (strays.length)
      await notifyOperator(deps.jobs, tx, {
        subjectKey: 'money_problem',
        replyTo: null,
        params: { details: strays.slice(0, 50).join('\n') },
      })
  })
  return faults.length
}
