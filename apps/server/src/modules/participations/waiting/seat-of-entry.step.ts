import { undoUntil } from '@tomogolf/domain/leaving/undo'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { insertCompanions } from '../companions/companions.repository.ts'
import type { Hold } from '../holds/holds.repository.ts'
import type { Joinable } from '../joining/check-join.step.ts'
import { insertSeat } from '../joining/insert-seat.step.ts'
import { newParticipation, newSeat } from '../joining/new-seat.policy.ts'
import { readUndone } from '../joining/undone.read.ts'
import type { CausedBy, Participation } from '../participations.repository.ts'
import { moveEntry, type WaitingEntry } from './waiting.repository.ts'

/** The own seat, and the holds of all. */
export type TakenSeats = {
  readonly participation: Participation
  readonly hold: Hold
  readonly holds: readonly Hold[]
}

type Taking = {
  readonly now: Instant
  readonly event: 'give' | 'accept'
  readonly by: CausedBy
  /** The guest is here: the bank may ask, and the seat is confirmed once the hold stands. */
  readonly isOnSession: boolean
  /** Until when a hold without the guest may be refused; null: as long as any scheduled one. */
  readonly giveUpAt: Instant | null
}

/**
 * Turns a place on the list into seats, all or none, with the terms that the guest agreed to. Null when a
 * concurrent change came first.
 */
export async function seatOfEntry(
  deps: Deps,
  tx: Tx,
  entry: WaitingEntry,
  { game, card, plan, settings }: Joinable,
  { now, event, by, isOnSession, giveUpAt }: Taking,
): Promise<TakenSeats | null> {
  const isUsed = (await readUndone(tx, entry.guestId, [game.id])).has(game.id)
  const own = newParticipation(game, entry, {
    guestId: entry.guestId,
    agreedAt: now,
    undoUntil: isUsed ? null : undoUntil(now, game.teeTime, settings),
  })
  // lists of seats are in the order of their ids: as the guest named the companions
  const ids = entry.companions.map(newId).toSorted()
  const [seat, ...covered] = [
    own,
    ...ids.map((id) => ({ ...own, id, partyLeadId: own.id, clubs: null })),
  ].map((one) => {
    const { participation, hold } = newSeat(one, { game, card, plan, settings, now, isOnSession })
    return { participation, hold: { ...hold, giveUpAt } }
  })
  const moved = await moveEntry(tx, game, entry, { event, by, now }, { participationId: own.id })
  if (!moved) return null
  for (const one of [seat!, ...covered]) await insertSeat(deps, tx, { game, card, ...one, by, now })
  await insertCompanions(
    tx,
    entry.companions.map((companion, i) => ({
      ...companion,
      participationId: ids[i]!,
      adultConfirmedAt: entry.createdAt,
    })),
  )
  return { ...seat!, holds: [seat!, ...covered].map(({ hold }) => hold) }
}
