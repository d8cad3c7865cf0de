import { eq, lt, sql } from 'drizzle-orm'
import { exportColumns, type PersonalData } from '../../platform/personal-data.ts'
import { EXPORTED_CONSENT } from './consent.policy.ts'
import { games } from '../games/games.table.ts'
import { checkInScans } from './attendance/attendance.table.ts'
import { failedCalls } from './provider-calls/failed-calls.table.ts'
import { roundShares } from './safety/round-shares.table.ts'
import { roundShareRecord } from './safety/safety.personal-data.ts'
import { calendarFeedRecord } from './calendar-feed/calendar-feed.personal-data.ts'
import { joinRequestRecord } from './approval/approval.personal-data.ts'
import { gameReports } from './cases/cases.table.ts'
import { charges } from './charges/charges.table.ts'
import { companionRecord, companionRetention } from './companions/companions.personal-data.ts'
import { disputeRecords } from './disputes/disputes.personal-data.ts'
import { captures, holds } from './holds/holds.table.ts'
import { owedToHost } from './ledger/give-up-owed.step.ts'
import { ledgerEntries, transactions } from './ledger/ledger.table.ts'
import { listObligations } from './obligations.read.ts'
import { nameReadRecord } from './names/names.personal-data.ts'
import { noteRecord, noteRetention } from './notes/notes.personal-data.ts'
import { participations } from './participations.table.ts'
import { paymentApprovalRecord } from './payment-approvals/payment-approvals.personal-data.ts'
import { presenceRecords } from './presence/presence.personal-data.ts'
import { invitationRecord } from './invitations/invitations.personal-data.ts'
import { substituteRecord } from './substitutes/substitutes.personal-data.ts'
import {
  statementMessageRecord,
  statementMessageRetention,
} from './cases/statement-messages.personal-data.ts'
import { waitingRecord } from './waiting/waiting.personal-data.ts'
import { refunds } from './refunds/refunds.table.ts'

const MONEY = 'tax law wants the record of money for years; it points to an account without a name'
const CONDUCT = 'a record of conduct in games, which other users took part in'

export const participationsPersonalData: PersonalData = {
  records: [
    joinRequestRecord,
    waitingRecord,
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
              ...EXPORTED_CONSENT,
              'agreedAt',
              'undoUntil',
              'refilledAt',
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
    companionRecord,
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
    paymentApprovalRecord,
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
    ...presenceRecords,
    statementMessageRecord,
    substituteRecord,
    invitationRecord,
    nameReadRecord,
    calendarFeedRecord,
    roundShareRecord,
    noteRecord,
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
  retention: [
    statementMessageRetention,
    {
      // a link ends with its day; one that is older opens nothing
      name: 'round_shares',
      trigger: 'created',
      action: 'delete',
      days: () => 1,
      table: roundShares,
      isOver: (before) => lt(roundShares.createdAt, before),
      held: (isHeld) => isHeld(roundShares.userId),
    },
    companionRetention,
    {
      name: 'failed_calls',
      trigger: 'created',
      action: 'delete',
      days: () => 30,
      table: failedCalls,
      isOver: (before) => lt(failedCalls.at, before),
    },
    noteRetention,
  ],
  notExported: { check_in_failures: 'wrong check-in codes, kept against guessing' },
  listObligations,
  owedToUser: owedToHost,
}
