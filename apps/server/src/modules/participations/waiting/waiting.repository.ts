import { and, asc, count, eq, inArray, max, sql } from 'drizzle-orm'
import { transitionFor } from '@tomogolf/domain/machines/machine'
import {
  ON_LIST,
  waitingMachine,
  type WaitingEvent,
  type WaitingState,
} from '@tomogolf/domain/machines/waiting-machine'
import { freeSeats } from '@tomogolf/domain/game'
import type { Instant } from '@tomogolf/domain/time'
import { nextInLine, seatsWanted } from '@tomogolf/domain/waiting/waiting-list'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { changeOffered } from '../../games/games.repository.ts'
import type { CausedBy, GameRow } from '../participations.repository.ts'
import { waitingEntries, waitingEvents } from './waiting.table.ts'

export type WaitingEntry = typeof waitingEntries.$inferSelect

const isOnList = inArray(waitingEntries.status, [...ON_LIST])
const isWaiting = eq(waitingEntries.status, 'waiting')
const inOrder = asc(waitingEntries.place)

/** Adds a guest at the end of the list. The game is locked. */
export async function insertEntry(
  tx: Tx,
  joined: Omit<WaitingEntry, 'place'>,
  by: CausedBy,
): Promise<WaitingEntry> {
  const [last] = await tx.orm
    .select({ place: max(waitingEntries.place) })
    .from(waitingEntries)
    .where(eq(waitingEntries.gameId, joined.gameId))
  const entry = { ...joined, place: (last?.place ?? 0) + 1 }
  await tx.orm.insert(waitingEntries).values(entry)
  await logEvent(tx, entry, { event: 'joined', from: null, by, at: entry.createdAt })
  return entry
}

export const readEntry = async (tx: Tx, id: string): Promise<WaitingEntry | undefined> =>
  (await tx.orm.select().from(waitingEntries).where(eq(waitingEntries.id, id)))[0]

/** Whether a seat, and those of its companions, came from the list. */
export const isFromList = async (tx: Tx, participationId: string): Promise<boolean> =>
  (
    await tx.orm
      .select({ id: waitingEntries.id })
      .from(waitingEntries)
      .where(eq(waitingEntries.participationId, participationId))
      .limit(1)
  ).length > 0

/** The places of a person on the lists of some games, or of all. */
export const listPlacesOf = (
  tx: Tx,
  guestId: string,
  gameIds?: readonly string[],
): Promise<WaitingEntry[]> =>
  tx.orm
    .select()
    .from(waitingEntries)
    .where(
      and(
        eq(waitingEntries.guestId, guestId),
        isOnList,
        gameIds && inArray(waitingEntries.gameId, [...gameIds]),
      ),
    )
    .orderBy(asc(waitingEntries.gameId))

/** Everybody on the list of a game, in its order; those with an offer came first. */
export const listEntriesIn = (tx: Tx, gameId: string): Promise<WaitingEntry[]> =>
  tx.orm
    .select()
    .from(waitingEntries)
    .where(and(eq(waitingEntries.gameId, gameId), isOnList))
    .orderBy(inOrder)

/** Who waits without an offer, by game and in the order of its list. */
export async function readWaiting(
  tx: Tx,
  gameIds: readonly string[],
): Promise<Map<string, WaitingEntry[]>> {
  const rows = await tx.orm
    .select()
    .from(waitingEntries)
    .where(and(inArray(waitingEntries.gameId, [...gameIds]), isWaiting))
    .orderBy(inOrder)
  return Map.groupBy(rows, ({ gameId }) => gameId)
}
type Seats = Pick<GameRow, 'id' | 'slots' | 'seatsTaken' | 'seatsOffered'>
/** Whose turn it is; undefined when the free seats are too few for each of them. */
export const headOf = (
  waiting: ReadonlyMap<string, readonly WaitingEntry[]>,
  game: Seats,
): WaitingEntry | undefined => nextInLine(waiting.get(game.id) ?? [], freeSeats(game))
export const readHead = async (tx: Tx, game: Seats): Promise<WaitingEntry | undefined> =>
  headOf(await readWaiting(tx, [game.id]), game)

/** The fewest seats that a guest on the list wants, by game. */
export async function readFewestWanted(
  tx: Tx,
  gameIds: readonly string[],
): Promise<Map<string, number>> {
  if (gameIds.length === 0) return new Map()
  const rows = await tx.orm
    .select({
      gameId: waitingEntries.gameId,
      seats: sql<number>`(1 + min(jsonb_array_length(${waitingEntries.companions})))::int`,
    })
    .from(waitingEntries)
    .where(and(inArray(waitingEntries.gameId, [...gameIds]), isWaiting))
    .groupBy(waitingEntries.gameId)
  return new Map(rows.map((row) => [row.gameId, row.seats]))
}

/** Guests on the list by game, those with an offer included. */
export async function countEntries(
  tx: Tx,
  gameIds: readonly string[],
): Promise<Map<string, number>> {
  if (gameIds.length === 0) return new Map()
  const rows = await tx.orm
    .select({ gameId: waitingEntries.gameId, count: count() })
    .from(waitingEntries)
    .where(and(inArray(waitingEntries.gameId, [...gameIds]), isOnList))
    .groupBy(waitingEntries.gameId)
  return new Map(rows.map((row) => [row.gameId, row.count]))
}

/** Guests on the lists of some games to whom seats are offered, the first to end first. */
export async function listOffers(tx: Tx, gameIds: readonly string[]): Promise<WaitingEntry[]> {
  if (gameIds.length === 0) return []
  return tx.orm
    .select()
    .from(waitingEntries)
    .where(and(inArray(waitingEntries.gameId, [...gameIds]), eq(waitingEntries.status, 'offered')))
    .orderBy(asc(waitingEntries.offerUntil))
}

/** How many guests are before each of some waiting entries, and 1; by entry. */
export async function readPositions(
  tx: Tx,
  entries: readonly WaitingEntry[],
): Promise<Map<string, number>> {
  const positions = new Map<string, number>()
  const waiting = entries.filter(({ status }) => status === 'waiting')
  if (waiting.length === 0) return positions
  const rows = await tx.orm
    .select({
      id: waitingEntries.id,
      gameId: waitingEntries.gameId,
      position: sql<number>`(row_number() over (
        partition by ${waitingEntries.gameId}
        order by ${waitingEntries.place}))::int`,
    })
    .from(waitingEntries)
    .where(
      and(
        inArray(waitingEntries.gameId, [...new Set(waiting.map((own) => own.gameId))]),
        isWaiting,
      ),
    )
  for (const { id, position } of rows) positions.set(id, position)
  return positions
}

export type WaitingMove = {
  readonly event: WaitingEvent
  readonly by: CausedBy
  readonly now: Instant
  /** The reason of a removal. */
  readonly details?: string | null
}
/**
 * Applies an event of the state machine, writes its log row, and keeps or frees the offered seats.
 * Null when a concurrent change came first. The caller holds the lock of the game.
 */
export async function moveEntry(
  tx: Tx,
  game: Pick<GameRow, 'id' | 'seatsOffered'>,
  entry: WaitingEntry,
  { event, by, now, details = null }: WaitingMove,
  set: Partial<WaitingEntry> = {},
): Promise<WaitingEntry | null> {
  const transition = transitionFor(waitingMachine, entry.status, event)
  if (!transition) return null
  const isEnd = waitingMachine.final.includes(transition.to)
  // the seats keep the companions, and a place without one needs no names
  const ended = isEnd ? { endedAt: now, companions: [] } : {}
  const seats = seatsWanted(entry)
  const [after] = await tx.orm
    .update(waitingEntries)
    .set({ ...set, ...ended, status: transition.to })
    .where(and(eq(waitingEntries.id, entry.id), eq(waitingEntries.status, entry.status)))
    .returning()
  if (!after) return null
  await logEvent(tx, after, { event, from: entry.status, by, at: now, details })
  if (transition.effects.includes('keep_seat')) await changeOffered(tx, game, seats)
  if (entry.status === 'offered' && transition.effects.includes('free_offer'))
    await changeOffered(tx, game, -seats)
  return after
}

async function logEvent(
  tx: Tx,
  entry: WaitingEntry,
  logged: {
    event: string
    from: WaitingState | null
    by: CausedBy
    at: Instant
    details?: string | null
  },
): Promise<void> {
  await tx.orm.insert(waitingEvents).values({
    id: newId(),
    entryId: entry.id,
    at: logged.at,
    event: logged.event,
    actor: logged.by.actor,
    actorId: logged.by.actorId,
    fromStatus: logged.from,
    toStatus: entry.status,
    details: logged.details ?? null,
  })
}
