import { statementDeadline } from '@tomogolf/domain/attendance'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import {
  moveParticipation,
  type GameRow,
  type Participation,
} from '../participations.repository.ts'
import { runEffects } from '../run-effects.step.ts'

/**
 * The host says that a guest was present. The guest is notified and has the statement hours to
 * object; the fee is captured only afterwards. Null when the state does not allow it.
 */
export async function markArrived(
  { deps, tx, game, now }: { deps: Deps; tx: Tx; game: GameRow; now: Instant },
  participation: Participation,
  hostId: string,
  arrivedAt: Instant,
): Promise<Participation | null> {
  const { no_show_statement_hours } = await readSettings(tx)
  const statementUntil = statementDeadline(now, no_show_statement_hours)
  const move = await moveParticipation(
    tx,
    participation,
    'mark_present',
    { actor: 'host', actorId: hostId },
    now,
    { checkedInAt: arrivedAt, checkInBy: 'host', statementUntil },
  )
  if (!move) return null
  await deps.jobs.enqueue(
    tx,
    'participations.close_statement',
    { participationId: participation.id },
    { at: statementUntil + 1 },
  )
  await runEffects(deps, tx, game, move, now)
  return move.after
}
