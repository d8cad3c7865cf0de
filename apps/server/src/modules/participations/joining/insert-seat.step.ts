import { reservedUntil } from '@tomogolf/domain/hold-plan'
import { transitionFor } from '@tomogolf/domain/machines/machine'
import { participationMachine } from '@tomogolf/domain/machines/participation-machine'
import { MINUTE, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatCard, type Card } from '../../cards/cards.repository.ts'
import { changeSeats } from '../../games/games.repository.ts'
import { agreedTerms } from '../agreed-terms.policy.ts'
import { insertHold, type Hold } from '../holds/holds.repository.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import {
  insertParticipation,
  type CausedBy,
  type GameRow,
  type Participation,
} from '../participations.repository.ts'
import { runEffects } from '../run-effects.step.ts'
import { listPlacesOf } from '../waiting/waiting.repository.ts'

type NewSeat = {
  readonly game: GameRow
  readonly card: Card
  readonly participation: Participation
  readonly hold: Hold
  readonly by: CausedBy
  readonly now: Instant
}

/** Inserts a seat with its hold, and enqueues the steps of the hold. The game is locked. */
export async function insertSeat(
  deps: Deps,
  tx: Tx,
  { game, card, participation, hold, by, now }: NewSeat,
): Promise<void> {
  const { guestId } = participation
  // the seat of a substitute is counted: its guest keeps it until the hold stands
  if (participation.substituteFor === null) await changeSeats(tx, game, 1)
  await insertParticipation(tx, participation, by)
  await insertHold(tx, hold, by.actor)
  await recordTransaction(
    tx,
    guestId,
    now,
    { game, participation, hold },
    {
      type: 'payment_authorized',
      status: 'pending',
      amount: agreedTerms(participation).hold,
      card: formatCard(card),
    },
  )
  const isReserved = participation.status === 'reserved'
  // reserved: the job continues if this process dies before the outcome is applied
  const advanceAt = isReserved ? now + MINUTE : hold.placeAt
  await deps.jobs.enqueue(tx, 'holds.advance', { holdId: hold.id }, { at: advanceAt })
  if (isReserved)
    // without any outcome the seat is freed
    await deps.jobs.enqueue(
      tx,
      'participations.expire_reservation',
      { participationId: participation.id },
      { at: reservedUntil(now, game.teeTime) + 1 },
    )
  else if (participation.partyLeadId === null)
    await recordTransaction(
      tx,
      guestId,
      now,
      { game, participation },
      { type: 'game_joined', counterpartId: game.hostId },
    )
  if (participation.partyLeadId === null && (await listPlacesOf(tx, guestId)).length > 0)
    await deps.jobs.enqueue(tx, 'participations.end_clashing_places', { userId: guestId })
}

/**
 * A seat whose hold is scheduled is confirmed at once: guest and host are notified as if the hold
 * already stood.
 */
export async function confirmScheduled(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  participation: Participation,
  by: CausedBy,
  now: Instant,
): Promise<void> {
  const transition = transitionFor(participationMachine, 'reserved', 'hold_authorised')!
  const move = { before: participation, after: participation, transition, by }
  await runEffects(deps, tx, game, move, now)
}
