import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Deps } from '../../../deps.ts'
import { readGame } from '../../games/games.repository.ts'
import type { Hold } from '../holds/holds.repository.ts'
import type { Participation } from '../participations.repository.ts'
import { presentPaymentAction } from '../payment-action.presenter.ts'
import { presentParticipation } from '../viewer.presenter.ts'
import { readViewerFacts } from '../viewer.read.ts'

/** The participation after joining or confirming, with the pending bank confirmation. */
export async function readJoinResult(
  { db, cards, clock }: Deps,
  { participation, hold }: { participation: Participation; hold: Hold },
): Promise<ResultOf<'POST /api/games/:id/join'>> {
  const { gameId, guestId } = participation
  const game = (await readGame(db, gameId))!
  const facts = await readViewerFacts(db, gameId, guestId, clock.now())
  return {
    participation: presentParticipation(participation, game, facts, clock.now()),
    action: presentPaymentAction(cards, hold),
  }
}
