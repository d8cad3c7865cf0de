import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { readMissingCount } from '../accounts/profile/people.read.ts'
import { isExpired, readCardFacts, readDefaultCard } from '../cards/cards.repository.ts'
import { readChargesAgainstHost, readOpenChargeOf } from './charges/charges.repository.ts'
import { listCapturesOf, readHoldOf } from './holds/holds.repository.ts'
import { readUpcomingOf } from './players.read.ts'
import { readParticipationOf } from './participations.repository.ts'
import type { ViewerFacts } from './viewer.presenter.ts'

/** Everything about a viewer that decides what they may do with a game. */
export async function readViewerFacts(
  tx: Tx,
  gameId: string,
  userId: string,
  now: Instant,
): Promise<ViewerFacts> {
  const participation = await readParticipationOf(tx, gameId, userId)
  const hold = participation && (await readHoldOf(tx, participation.id))
  const card = await readDefaultCard(tx, userId)
  const charge = await readOpenChargeOf(tx, gameId, userId)
  return {
    owed: charge && { charge, card: charge.cardId ? await readCardFacts(tx, charge.cardId) : null },
    userId,
    participation,
    hold,
    captures: hold ? await listCapturesOf(tx, [hold.id]) : [],
    card: hold ? await readCardFacts(tx, hold.cardId) : null,
    profileMissing: (await readMissingCount(tx, userId)) ?? 0,
    hasCard: card !== undefined,
    cardExpired: card !== undefined && isExpired(card, now),
    own: await readUpcomingOf(tx, userId),
    penalised: await readChargesAgainstHost(tx, gameId, userId),
  }
}
