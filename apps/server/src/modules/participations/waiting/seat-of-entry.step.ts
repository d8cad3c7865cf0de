import { undoUntil } from '@tomogolf/domain/leaving/undo'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Hold } from '../holds/holds.repository.ts'
import type { Joinable } from '../joining/check-join.step.ts'
import { insertSeat } from '../joining/insert-seat.step.ts'
import { newParticipation, newSeat } from '../joining/new-seat.policy.ts'
import { readUndone } from '../joining/undone.read.ts'
import type { CausedBy, Participation } from '../participations.repository.ts'
import { moveEntry, type WaitingEntry } from './waiting.repository.ts'

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
 * Turns a place on the list into a seat, with the terms that the guest agreed to. Null when a
 * concurrent change came first.
 */
export async function seatOfEntry(
  deps: Deps,
  tx: Tx,
  entry: WaitingEntry,
  { game, card, plan, settings }: Joinable,
  { now, event, by, isOnSession, giveUpAt }: Taking,
): Promise<{ participation: Participation; hold: Hold } | null> {
  const isUsed = (await readUndone(tx, entry.guestId, [game.id])).has(game.id)
  const seat = newSeat(
    newParticipation(game, entry, {
      guestId: entry.guestId,
      agreedAt: now,
      undoUntil: isUsed ? null : undoUntil(now, game.teeTime, settings),
    }),
    { game, card, plan, settings, now, isOnSession },
  )
  const hold = { ...seat.hold, giveUpAt }
  const moved = await moveEntry(
    tx,
    game,
    entry,
    { event, by, now },
    { participationId: seat.participation.id },
  )
  if (!moved) return null
  await insertSeat(deps, tx, { game, card, ...seat, hold, by, now })
  return { ...seat, hold }
}
