import { joinDeadline } from '@tomogolf/domain/game'
import type { Instant } from '@tomogolf/domain/time'
import { seatsWanted } from '@tomogolf/domain/waiting/waiting-list'
import type { WaitingEnd } from '@tomogolf/messages/waiting'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import type { CausedBy, GameRow } from '../participations.repository.ts'
import { notifyWaitingEnded } from './notify-waiting.step.ts'
import {
  listEntriesIn,
  listPlacesOf,
  moveEntry,
  readHead,
  type WaitingEntry,
} from './waiting.repository.ts'

type Ending = {
  readonly why: WaitingEnd
  readonly by: CausedBy
  readonly now: Instant
  /** Of an operator, who ends the place. */
  readonly reason?: string
}

/**
 * Takes a guest off the list who cannot get a seat, and says why. False: the guest is not on it. The
 * game is locked.
 */
export async function removeEntry(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  entry: WaitingEntry,
  { why, by, now, reason }: Ending,
): Promise<boolean> {
  const moved = await moveEntry(
    tx,
    game,
    entry,
    { event: 'remove', by, now, details: reason ?? why },
    { endReason: why },
  )
  if (!moved) return false
  await notifyWaitingEnded(deps, tx, game, moved, { why, ...(reason !== undefined && { reason }) })
  if (entry.status === 'offered') await passSeatOn(deps, tx, game)
  return true
}

/**
 * A guest leaves one list; an offered seat goes to the next guest. False: the guest is not on it. The
 * game is locked.
 */
export async function leaveList(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  game: Pick<GameRow, 'id' | 'slots' | 'seatsTaken' | 'seatsOffered'>,
  guestId: string,
  now: Instant,
): Promise<boolean> {
  const [entry] = await listPlacesOf(tx, guestId, [game.id])
  if (!entry) return false
  const by = { actor: 'guest' as const, actorId: entry.guestId }
  if (!(await moveEntry(tx, game, entry, { event: 'leave', by, now }))) return false
  if (entry.status === 'offered') await passSeatOn(deps, tx, game)
  return true
}

/** Ends the waiting list of a game that was cancelled, changed or closed for joining. */
export async function closeWaitingList(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  ending: Ending,
): Promise<void> {
  for (const entry of await listEntriesIn(tx, game.id))
    await removeEntry(deps, tx, game, entry, ending)
}

/** The game has become smaller: parties that it has no room for cannot get a seat any more. */
export async function removeLargeParties(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  ending: Omit<Ending, 'why'>,
): Promise<void> {
  for (const entry of await listEntriesIn(tx, game.id))
    if (seatsWanted(entry) > game.slots)
      await removeEntry(deps, tx, game, entry, { ...ending, why: 'too_large' })
}

/** Seats have become free: they go to whose turn it is. Returns whether a guest waits for them. */
export async function passSeatOn(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  game: Pick<GameRow, 'id' | 'slots' | 'seatsTaken' | 'seatsOffered'>,
): Promise<boolean> {
  if (!(await readHead(tx, game))) return false
  await deps.jobs.enqueue(tx, 'participations.fill_seats', { gameId: game.id })
  return true
}

/** When joining closes, no guest can get a seat any more. */
export async function scheduleClosing(deps: Deps, tx: Tx, game: GameRow): Promise<void> {
  const { join_deadline_hours: deadlineHours } = await readSettings(tx)
  await deps.jobs.enqueue(
    tx,
    'participations.close_waiting_list',
    { gameId: game.id },
    { at: joinDeadline(game.teeTime, deadlineHours) + 1 },
  )
}
