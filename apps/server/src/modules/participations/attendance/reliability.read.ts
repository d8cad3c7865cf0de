import { and, between, eq, exists, inArray, sql } from 'drizzle-orm'
import {
  RELIABILITY_MONTHS,
  reliabilityOf,
  type GuestRound,
  type HostedRound,
  type Reliability,
} from '@tomogolf/domain/attendance/reliability'
import { monthsAfter } from '@tomogolf/domain/standing'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { games } from '../../games/games.table.ts'
import { charges } from '../charges/charges.table.ts'
import { captures, holds } from '../holds/holds.table.ts'
import { isOwnSeat } from '../participations.repository.ts'
import { participations } from '../participations.table.ts'
import { refunds } from '../refunds/refunds.table.ts'

/** How reliably people attended; those with too few rounds are left out. */
export async function readReliability(
  tx: Tx,
  personIds: readonly string[],
  now: Instant,
): Promise<Map<string, Reliability>> {
  const ids = [...new Set(personIds)]
  const [asGuests, asHosts] = await Promise.all([
    readGuestRounds(tx, ids, now),
    readHostedRounds(tx, ids, now),
  ])
  return new Map(
    ids.flatMap((id) => {
      const own = <Round extends { personId: string }>(rounds: readonly Round[]) =>
        rounds.filter((round) => round.personId === id)
      const reliability = reliabilityOf(own(asGuests), own(asHosts), now)
      return reliability ? [[id, reliability] as const] : []
    }),
  )
}

const isRecent = (now: Instant) =>
  between(games.teeTime, monthsAfter(now, -RELIABILITY_MONTHS), now)

async function readGuestRounds(
  tx: Tx,
  ids: readonly string[],
  now: Instant,
): Promise<(GuestRound & { personId: string })[]> {
  const taken = sql`
    (SELECT sum(${captures.amountMinor}) FROM ${captures}
      WHERE ${captures.holdId} = ${holds.id} AND ${captures.status} = 'succeeded')`
  const charged = sql`
    (SELECT sum(${charges.amountMinor}) FROM ${charges}
      WHERE ${charges.participationId} = ${participations.id} AND ${charges.status} = 'charged')`
  const refunded = sql`
    (SELECT sum(${refunds.amountMinor}) FROM ${refunds}
      WHERE ${refunds.participationId} = ${participations.id} AND ${refunds.status} = 'refunded')`
  const chargesOf = (status?: 'waived') =>
    exists(
      tx.orm
        .select({ id: charges.id })
        .from(charges)
        .where(
          and(eq(charges.participationId, participations.id), status && eq(charges.status, status)),
        ),
    )
  return tx.orm
    .select({
      personId: participations.guestId,
      status: participations.status,
      teeTime: games.teeTime,
      waived: sql<boolean>`coalesce(
        ${chargesOf('waived')}
        OR ${participations.refilledAt} IS NOT NULL
        OR (${holds.status} = 'released' AND NOT ${chargesOf()})
        OR ${refunded} >= coalesce(${taken}, 0) + coalesce(${charged}, 0), false)`,
    })
    .from(participations)
    .innerJoin(games, eq(games.id, participations.gameId))
    .leftJoin(holds, eq(holds.participationId, participations.id))
    .where(
      and(
        inArray(participations.guestId, [...ids]),
        isOwnSeat,
        inArray(participations.status, ['checked_in', 'no_show', 'left_late']),
        isRecent(now),
      ),
    )
}

async function readHostedRounds(
  tx: Tx,
  ids: readonly string[],
  now: Instant,
): Promise<(HostedRound & { personId: string })[]> {
  return tx.orm
    .select({
      personId: games.hostId,
      teeTime: games.teeTime,
      seats: sql<HostedRound['seats'][number][]>`array_agg(${participations.status})`,
    })
    .from(games)
    .innerJoin(participations, eq(participations.gameId, games.id))
    .where(and(inArray(games.hostId, [...ids]), isRecent(now)))
    .groupBy(games.id)
}
