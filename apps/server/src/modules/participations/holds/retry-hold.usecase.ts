import { holdProgress } from '@tomogolf/domain/payments/stuck'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { advanceNow } from './advance-hold.usecase.ts'
import { readDecisionProgress, type HoldDecided } from './decision-progress.read.ts'
import { lockHold } from './holds.repository.ts'

/** An operator repeats a capture or release at once, instead of at its next turn. */
export async function retryHold(
  deps: Deps,
  request: OperatorDecision & { holdId: string },
): Promise<HoldDecided | Refused<'ALREADY_DONE' | 'NOT_FOUND'>> {
  const refused = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const hold = await lockHold(tx, request.holdId)
    if (!hold) return refuse('NOT_FOUND')
    const { status: state, goal, updatedAt: since } = hold
    const progress = holdProgress({ state, goal, since }, now)
    if (progress !== 'pending' && progress !== 'retrying') return refuse('ALREADY_DONE')
    await writeAudit(tx, now, {
      actorId: request.operatorId,
      ip: request.ip,
      action: 'hold.retry',
      subject: hold.id,
      reason: request.reason,
      before: `${state}, ${goal}`,
      after: 'retrying',
    })
    return null
  })
  if (isRefused(refused)) return refused
  await advanceNow(deps, request.holdId)
  return { progress: await readDecisionProgress(deps, request.holdId) }
}
