import { and, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { chargeMachine } from '@tomogolf/domain/machines/charge-machine'
import { holdMachine } from '@tomogolf/domain/machines/hold-machine'
import type { Tx } from '../../platform/database/database.ts'
import { exportColumns, type Obligation, type PersonalData } from '../../platform/personal-data.ts'
import { games } from '../games/games.table.ts'
import { DISPUTE_OPEN } from '@tomogolf/domain/machines/dispute-machine'
import { disputeRecords } from './disputes/disputes.personal-data.ts'
import { disputes } from './disputes/disputes.table.ts'
import { charges } from './charges/charges.table.ts'
import { refunds } from './refunds/refunds.table.ts'
import { captures, holds } from './holds/holds.table.ts'
import { cases, gameReports } from './cases/cases.table.ts'
import { checkInScans } from './attendance/attendance.table.ts'
import { owedToHost } from './ledger/give-up-owed.step.ts'
import { ledgerEntries, transactions } from './ledger/ledger.table.ts'
import { presenceAnswers, presenceLocations, presenceReviews } from './presence/presence.table.ts'
import { participations } from './participations.table.ts'

const MONEY = 'tax law wants the record of money for years; it points to an account without a name'
const CONDUCT = 'a record of conduct in games, which other users took part in'

export const participationsPersonalData: PersonalData = {
  records: [
    {
      name: 'participations',
      export: (tx, userId) =>
        tx.orm
          .select({
            ...exportColumns(participations, 'id', 'gameId'),
            ...exportColumns(games, 'courseName', 'teeTime'),
            ...exportColumns(
              participations,
              'status',
              'currency',
              'priceMinor',
              'feeMinor',
              'holdMinor',
              'feePercent',
              'windowHours',
              'policyVersion',
              'agreedAt',
              'agreedIp',
              'agreedLanguage',
              'agreedText',
              'endedAt',
              'checkedInAt',
              'missingAt',
              'statement',
              'statementAt',
            ),
          })
          .from(participations)
          .innerJoin(games, eq(games.id, participations.gameId))
          .where(eq(participations.guestId, userId))
          .orderBy(games.teeTime),
      retained: MONEY,
    },
    {
      name: 'holds',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              holds,
              'id',
              'participationId',
              'cardId',
              'status',
              'currency',
              'amountMinor',
              'feeMinor',
              'placeAt',
              'authorisedAt',
              'captureBefore',
              'createdAt',
              'updatedAt',
            ),
          )
          .from(holds)
          .where(eq(holds.guestId, userId))
          .orderBy(holds.createdAt),
      retained: MONEY,
    },
    {
      name: 'captures',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              captures,
              'holdId',
              'amountMinor',
              'currency',
              'reason',
              'basis',
              'policyVersion',
              'status',
              'createdAt',
              'finishedAt',
            ),
          )
          .from(captures)
          .innerJoin(holds, eq(holds.id, captures.holdId))
          .where(eq(holds.guestId, userId))
          .orderBy(captures.createdAt),
      retained: MONEY,
    },
    {
      name: 'charges',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              charges,
              'id',
              'gameId',
              'cause',
              'status',
              'currency',
              'amountMinor',
              'feeMinor',
              'basis',
              'policyVersion',
              'cardId',
              'createdAt',
              'finishedAt',
            ),
          )
          .from(charges)
          .where(eq(charges.userId, userId))
          .orderBy(charges.createdAt),
      retained: MONEY,
    },
    {
      name: 'refunds',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              refunds,
              'id',
              'gameId',
              'status',
              'currency',
              'amountMinor',
              'reason',
              'createdAt',
              'finishedAt',
            ),
          )
          .from(refunds)
          .where(eq(refunds.userId, userId))
          .orderBy(refunds.createdAt),
      retained: MONEY,
    },
    ...disputeRecords,
    {
      name: 'transactions',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              transactions,
              'id',
              'type',
              'status',
              'amountMinor',
              'currency',
              'gameId',
              'card',
              'reason',
              'createdAt',
            ),
          )
          .from(transactions)
          .where(eq(transactions.userId, userId))
          .orderBy(transactions.createdAt),
      retained: MONEY,
    },
    {
      name: 'ledger',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              ledgerEntries,
              'account',
              'amountMinor',
              'currency',
              'gameId',
              'reason',
              'at',
            ),
          )
          .from(ledgerEntries)
          .where(eq(ledgerEntries.partyId, userId))
          .orderBy(ledgerEntries.at),
      retained: MONEY,
    },
    {
      name: 'checkInScans',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(checkInScans, 'gameId', 'receivedAt', 'shownAt', 'result'))
          .from(checkInScans)
          .where(eq(checkInScans.guestId, userId))
          .orderBy(checkInScans.receivedAt),
      retained: CONDUCT,
    },
    {
      name: 'presenceLocations',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(presenceLocations, 'gameId', 'at', 'nearness'))
          .from(presenceLocations)
          .where(eq(presenceLocations.userId, userId))
          .orderBy(presenceLocations.at),
      retained: CONDUCT,
    },
    {
      name: 'presenceAnswers',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(presenceAnswers, 'gameId', 'answer', 'at'))
          .from(presenceAnswers)
          .where(eq(presenceAnswers.userId, userId))
          .orderBy(presenceAnswers.at),
      retained: CONDUCT,
    },
    {
      name: 'presenceReviews',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              presenceReviews,
              'gameId',
              'kind',
              'status',
              'createdAt',
              'answerUntil',
              'statement',
              'statementAt',
              'endedAt',
            ),
          )
          .from(presenceReviews)
          .where(eq(presenceReviews.hostId, userId))
          .orderBy(presenceReviews.createdAt),
      retained: CONDUCT,
    },
    {
      name: 'reports',
      export: (tx, userId) =>
        tx.orm
          .select({
            ...exportColumns(
              gameReports,
              'gameId',
              'reason',
              'message',
              'createdAt',
              'withdrawnAt',
              'fixedAt',
              'outcome',
            ),
            // only the note on an appeal is addressed to its sender
            answer: sql<
              string | null
            >`CASE WHEN ${gameReports.reason} = 'appeal' THEN ${gameReports.note} END`,
          })
          .from(gameReports)
          .where(eq(gameReports.reporterId, userId))
          .orderBy(gameReports.createdAt),
      retained: CONDUCT,
    },
  ],
  notExported: { check_in_failures: 'wrong check-in codes, kept against guessing' },
  listObligations,
  owedToUser: owedToHost,
}

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
async function listObligations(tx: Tx, userId: string): Promise<Obligation[]> {
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
        and(or(eq(refunds.userId, userId), eq(games.hostId, userId)), eq(refunds.status, 'asked')),
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
