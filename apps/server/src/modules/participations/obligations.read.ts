import { and, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { chargeMachine } from '@tomogolf/domain/machines/charge-machine'
import { DISPUTE_OPEN } from '@tomogolf/domain/machines/dispute-machine'
import { holdMachine } from '@tomogolf/domain/machines/hold-machine'
import { REFUND_OPEN } from '@tomogolf/domain/machines/refund-machine'
import type { Tx } from '../../platform/database/database.ts'
import type { Obligation } from '../../platform/personal-data.ts'
import { games } from '../games/games.table.ts'
import { cases } from './cases/cases.table.ts'
import { charges } from './charges/charges.table.ts'
import { disputes } from './disputes/disputes.table.ts'
import { holds } from './holds/holds.table.ts'
import { participations } from './participations.table.ts'
import { presenceReviews } from './presence/presence.table.ts'
import { refunds } from './refunds/refunds.table.ts'

/** Seats whose money is not decided yet. */
const OPEN_STATES = [
  'reserved',
  'confirmed',
  'arrived',
  'missing',
  'unverified',
  'disputed',
] as const

/**
 * Places in games ahead, cases open on own games, and money that still moves: a hold, a charge, a
 * refund, a dispute, of the user as a guest or of the guests in own games. A refused charge does not
 * keep the account open: as a debt it outlasts the account.
 */
export async function listObligations(tx: Tx, userId: string): Promise<Obligation[]> {
  const select = (kind: Obligation['kind']) =>
    tx.orm.select({
      kind: sql<Obligation['kind']>`${kind}::text`.as('kind'),
      gameId: games.id,
      courseName: games.courseName,
      courseNameJa: games.courseNameJa,
      teeTime: games.teeTime,
    })
  const ownCharges = tx.orm
    .select({ id: charges.id })
    .from(charges)
    .where(eq(charges.userId, userId))
  const isMine = or(eq(charges.userId, userId), eq(games.hostId, userId))
  const openCases = tx.orm
    .select({ gameId: cases.gameId })
    .from(cases)
    .where(
      and(
        eq(cases.status, 'open'),
        or(ne(cases.kind, 'charge_refused'), notInArray(cases.details, ownCharges)),
      ),
    )
  return unionAll(
    select('hosting')
      .from(games)
      .where(
        and(
          eq(games.hostId, userId),
          inArray(
            games.id,
            tx.orm
              .select({ gameId: presenceReviews.gameId })
              .from(presenceReviews)
              .where(isNull(presenceReviews.endedAt)),
          ),
          notInArray(games.status, ['scheduled', 'active']),
        ),
      ),
    // games ahead are the obligation of the games module
    select('hosting')
      .from(games)
      .where(
        and(
          eq(games.hostId, userId),
          notInArray(games.status, ['scheduled', 'active']),
          inArray(games.id, openCases),
        ),
      ),
    select('playing')
      .from(participations)
      .innerJoin(games, eq(games.id, participations.gameId))
      .where(
        and(eq(participations.guestId, userId), inArray(participations.status, [...OPEN_STATES])),
      ),
    select('hold')
      .from(holds)
      .innerJoin(participations, eq(participations.id, holds.participationId))
      .innerJoin(games, eq(games.id, participations.gameId))
      .where(
        and(
          or(eq(holds.guestId, userId), eq(games.hostId, userId)),
          notInArray(holds.status, [...holdMachine.final]),
        ),
      ),
    select('hold')
      .from(charges)
      .innerJoin(games, eq(games.id, charges.gameId))
      .where(and(isMine, notInArray(charges.status, [...chargeMachine.final, 'refused']))),
    select('hold')
      .from(refunds)
      .innerJoin(games, eq(games.id, refunds.gameId))
      .where(
        and(
          or(eq(refunds.userId, userId), eq(games.hostId, userId)),
          inArray(refunds.status, [...REFUND_OPEN]),
        ),
      ),
    select('hold')
      .from(disputes)
      .innerJoin(games, eq(games.id, disputes.gameId))
      .where(
        and(
          or(eq(disputes.userId, userId), eq(games.hostId, userId)),
          inArray(disputes.status, [...DISPUTE_OPEN]),
        ),
      ),
  )
}
