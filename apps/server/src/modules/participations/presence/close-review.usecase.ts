import { isSilent } from '@tomogolf/domain/attendance'
import type { Deps } from '../../../deps.ts'
import { lockGame } from '../../games/games.repository.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { BY_CLOCK } from '../holds/hold-context.types.ts'
import type { CausedBy, GameRow } from '../participations.repository.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { freeGuests, moveEach } from './end-freeze.step.ts'
import { SYSTEM_REASONS } from '../cases/system-reasons.data.ts'
import {
  moveReview,
  readOpenReview,
  readReview,
  type PresenceReview,
} from './presence.repository.ts'

/**
 * The time to answer is over. A host silent about a report was absent; after "Did you play?", guests
 * about whom neither side said yes did not play. Idempotent.
 */
export async function closeReview(deps: Deps, reviewId: string): Promise<void> {
  const seen = await readReview(deps.db, reviewId)
  if (!seen) return
  const holdIds = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = (await lockGame(tx, seen.gameId))!
    const review = await readOpenReview(tx, game.id)
    if (
      review?.id !== reviewId ||
      review.answerUntil === null ||
      !isSilent(review.answerUntil, now)
    )
      return []
    if (review.status === 'asked') return closeAnswers(deps, tx, { game, review, by: BY_CLOCK })
    if (!(await moveReview(tx, review, 'statement_expired', BY_CLOCK, now))) return []
    return freeGuests({ deps, tx, game, now, by: BY_CLOCK }, SYSTEM_REASONS.host_silent)
  })
  for (const id of holdIds) await advanceNow(deps, id)
}

/** Ends "Did you play?": guests about whom neither side said yes are released. */
export async function closeAnswers(
  deps: Deps,
  tx: Tx,
  { game, review, by }: { game: GameRow; review: PresenceReview; by: CausedBy },
): Promise<string[]> {
  const now = deps.clock.now()
  if (!(await moveReview(tx, review, 'answers_close', by, now))) return []
  return moveEach({ deps, tx, game, now, by }, (participation) =>
    Promise.resolve(participation.status === 'unverified' ? 'answers_close' : null),
  )
}
