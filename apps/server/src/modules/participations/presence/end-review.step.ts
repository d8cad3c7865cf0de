import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { closeAbsenceCase } from '../cases/cases.repository.ts'
import type { CausedBy, GameRow } from '../participations.repository.ts'
import { moveReview, readOpenReview } from './presence.repository.ts'

/** The game is cancelled: a report about its host has no consequence any more. */
export async function endReview(
  tx: Tx,
  game: GameRow,
  by: CausedBy,
  reason: string,
  now: Instant,
): Promise<void> {
  const review = await readOpenReview(tx, game.id)
  if (!review || !(await moveReview(tx, review, 'cancel_game', by, now))) return
  await closeAbsenceCase(
    tx,
    game.id,
    { status: 'accepted', by: by.actor === 'operator' ? by.actorId : null, reason },
    now,
  )
}
