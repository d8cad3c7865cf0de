import { UNCHECKED_GAMES } from '@tomogolf/domain/attendance/presence'
import { DAY, type Instant } from '@tomogolf/domain/time'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { openCase } from '../cases/open-case.step.ts'
import { BY_CLOCK } from '../holds/hold-context.types.ts'
import type { GameRow } from '../participations.repository.ts'
import { countUncheckedGames, insertReview } from './presence.repository.ts'

/**
 * A game with guests ended without proof that anybody came: both sides are asked whether they
 * played. The guests are notified by their own transition. A host of whom this happens twice within
 * the days of the setting gets a case.
 */
export async function askDidYouPlay(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  { guests, answerUntil, now }: { guests: number; answerUntil: Instant; now: Instant },
): Promise<void> {
  const review = await insertReview(
    tx,
    { gameId: game.id, hostId: game.hostId, kind: 'question', answerUntil, createdAt: now },
    BY_CLOCK,
  )
  await deps.jobs.enqueue(
    tx,
    'participations.close_presence_review',
    { reviewId: review.id },
    { at: answerUntil + 1 },
  )
  await notify(deps.jobs, tx, {
    userId: game.hostId,
    kind: 'did_you_play_host',
    params: { ...toMessageGame(game), guests, answerUntil: { at: answerUntil } },
  })
  const { unchecked_games_days } = await readSettings(tx)
  const unchecked = await countUncheckedGames(tx, game.hostId, now - unchecked_games_days * DAY)
  if (unchecked >= UNCHECKED_GAMES)
    await openCase(
      deps,
      tx,
      {
        kind: 'unchecked_games',
        gameId: game.id,
        details: `${unchecked} games without a check-in within ${unchecked_games_days} days`,
      },
      now,
    )
}
