import type { Deps } from '../../deps.ts'
import type { StrikeCause } from '@tomogolf/messages/standing'
import { readGame } from '../games/games.repository.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { followDispute, type LostDispute } from './identity/follow-dispute.usecase.ts'
import { askForRatings } from './ask-for-ratings.usecase.ts'
import { publishRatings } from './publish-ratings.usecase.ts'
import { giveStrike } from './give-strike.usecase.ts'

export function standingJobs(deps: Deps): void {
  deps.jobs.define<LostDispute>('standing.follow_dispute', (lost) => followDispute(deps, lost))
  deps.jobs.define<{ gameId: string; lateGuestId?: string }>(
    'standing.ask_for_ratings',
    ({ gameId, lateGuestId }) => askForRatings(deps, gameId, lateGuestId),
  )
  deps.jobs.define<{ gameId: string }>('standing.show_ratings', ({ gameId }) =>
    publishRatings(deps, gameId),
  )
  deps.jobs.define<{ userId: string; gameId: string; reason: StrikeCause }>(
    'standing.strike',
    async ({ userId, gameId, reason }) => {
      const game = await readGame(deps.db, gameId)
      await giveStrike(deps, {
        userId,
        cause: reason,
        reason: null,
        game: game ? toMessageGame(game) : null,
        givenBy: null,
      })
    },
  )
}
