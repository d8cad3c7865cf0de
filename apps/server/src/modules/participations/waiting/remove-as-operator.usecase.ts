import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { takesPart } from '../players.read.ts'
import { removeEntry } from './end-waiting.step.ts'
import { readEntry } from './waiting.repository.ts'

/** An operator takes a guest off a list, who is given the reason. A seat that was taken stays. */
export const removeEntryAsOperator = (
  deps: Deps,
  { entryId, reason, operatorId, ip }: OperatorDecision & { entryId: string },
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND' | 'OWN_ACCOUNT'>> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const seen = await readEntry(tx, entryId)
    const game = seen && (await lockGame(tx, seen.gameId))
    if (!game) return refuse('NOT_FOUND')
    if (await takesPart(tx, operatorId, game)) return refuse('OWN_ACCOUNT')
    // under the lock of the game
    const entry = (await readEntry(tx, entryId))!
    const by = { actor: 'operator', actorId: operatorId } as const
    if (!(await removeEntry(deps, tx, game, entry, { why: 'operator', by, now, reason })))
      return refuse('ALREADY_DONE')
    await writeAudit(tx, now, {
      actorId: operatorId,
      ip,
      action: 'waiting.remove',
      subject: entryId,
      reason,
      before: entry.status,
      after: 'removed',
    })
    return { success: true as const }
  })
