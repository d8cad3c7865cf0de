import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { reservedUntil } from '@tomogolf/domain/hold-plan'
import type { Debt } from '@tomogolf/domain/joining'
import type { HoldState } from '@tomogolf/domain/machines/hold-machine'
import { ON_LIST } from '@tomogolf/domain/machines/waiting-machine'
import { UPCOMING } from '@tomogolf/domain/machines/seat-states'
import type { UnheldSeat } from '@tomogolf/domain/limits/seat-limit'
import type { Tx } from '../../../platform/database/database.ts'
import { games } from '../../games/games.table.ts'
import { listPendingOf } from '../approval/join-requests.repository.ts'
import { readDebt } from '../charges/debts.read.ts'
import { holdEvents, holds } from '../holds/holds.table.ts'
import { listOpenBy } from '../invitations/invitations.repository.ts'
import { isOwnSeat } from '../participations.repository.ts'
import { participations } from '../participations.table.ts'
import { waitingEntries } from '../waiting/waiting.table.ts'

/** What a person's other seats and debts say about the next one. */
export type JoinStanding = {
  readonly debt: Debt | null
  readonly unheldSeats: readonly UnheldSeat[]
  readonly hasAttended: boolean
  /** Authentications without a hold, by game. */
  readonly unfinished: ReadonlyMap<string, number>
}

export const readJoinStanding = async (
  tx: Tx,
  userId: string,
  gameIds: readonly string[],
): Promise<JoinStanding> => ({
  debt: await readDebt(tx, userId),
  unheldSeats: [...(await listUnheldSeats(tx, userId)), ...(await listKeptSeats(tx, userId))],
  hasAttended: await hasAttended(tx, userId),
  unfinished: await countUnfinishedAuthentications(tx, userId, gameIds),
})

const UNHELD: HoldState[] = ['scheduled', 'refused', 'action_required', 'placing', 'unknown']

async function listUnheldSeats(tx: Tx, userId: string): Promise<UnheldSeat[]> {
  const seats = await tx.orm
    .select({
      seat: participations.status,
      agreedAt: participations.agreedAt,
      teeTime: games.teeTime,
      hold: { status: holds.status, placeAt: holds.placeAt, giveUpAt: holds.giveUpAt },
    })
    .from(participations)
    .innerJoin(holds, eq(holds.participationId, participations.id))
    .innerJoin(games, eq(games.id, participations.gameId))
    .where(
      and(
        eq(participations.guestId, userId),
        inArray(participations.status, [...UPCOMING]),
        inArray(holds.status, UNHELD),
      ),
    )
  return seats.map(({ seat, agreedAt, teeTime, hold }) => ({
    unfinished: seat === 'reserved',
    until:
      hold.status === 'scheduled' && seat !== 'reserved'
        ? hold.placeAt
        : (hold.giveUpAt ?? (seat === 'reserved' ? reservedUntil(agreedAt, teeTime) : teeTime)),
  }))
}

/** Seats that the person keeps for invited companions: a hold at once promises nothing about them. */
const listKeptSeats = async (tx: Tx, userId: string): Promise<UnheldSeat[]> =>
  (await listOpenBy(tx, userId)).map(({ until }) => ({ until, unfinished: true }))

/**
 * Requests that hosts have not answered, and places on waiting lists: each may become a seat without
 * a hold, so that one person does not ask and wait everywhere.
 */
export async function listPromised(tx: Tx, userId: string): Promise<UnheldSeat[]> {
  const requests = await listPendingOf(tx, userId)
  const places = await tx.orm
    .select({ until: games.teeTime, companions: waitingEntries.companions })
    .from(waitingEntries)
    .innerJoin(games, eq(games.id, waitingEntries.gameId))
    .where(and(eq(waitingEntries.guestId, userId), inArray(waitingEntries.status, [...ON_LIST])))
  return [
    ...requests.map(({ answerUntil }) => ({ until: answerUntil })),
    ...places.flatMap(({ until, companions }) => [{ until }, ...companions.map(() => ({ until }))]),
  ].map(({ until }) => ({ until, unfinished: false }))
}

/**
 * As guest with a check-in, or as host of a game to which a guest came. A game that only the host
 * attended counts as hosted, but proves nothing: anybody could have opened its code.
 */
async function hasAttended(tx: Tx, userId: string): Promise<boolean> {
  const came = and(eq(participations.status, 'checked_in'), isOwnSeat)
  const asGuest = await tx.orm
    .select({ id: participations.id })
    .from(participations)
    .where(and(eq(participations.guestId, userId), came))
    .limit(1)
  if (asGuest.length > 0) return true
  const asHost = await tx.orm
    .select({ id: participations.id })
    .from(games)
    .innerJoin(participations, eq(participations.gameId, games.id))
    .where(and(eq(games.hostId, userId), came))
    .limit(1)
  return asHost.length > 0
}

/**
 * A seat was reserved while the bank asked, and no hold came of it: not answered in time, refused,
 * or declined afterwards.
 */
async function countUnfinishedAuthentications(
  tx: Tx,
  userId: string,
  gameIds: readonly string[],
): Promise<Map<string, number>> {
  if (gameIds.length === 0) return new Map()
  const bankAsked = tx.orm
    .select({ id: holds.id })
    .from(holds)
    .innerJoin(holdEvents, eq(holdEvents.holdId, holds.id))
    .where(and(eq(holds.participationId, participations.id), eq(holdEvents.event, 'needs_action')))
  const rows = await tx.orm
    .select({
      gameId: participations.gameId,
      // the seats of a party are one try
      count: sql<number>`count(distinct coalesce(${participations.partyLeadId}, ${participations.id}))::int`,
    })
    .from(participations)
    .where(
      and(
        inArray(participations.gameId, [...gameIds]),
        eq(participations.guestId, userId),
        eq(participations.status, 'declined'),
        exists(bankAsked),
      ),
    )
    .groupBy(participations.gameId)
  return new Map(rows.map((row) => [row.gameId, row.count]))
}
