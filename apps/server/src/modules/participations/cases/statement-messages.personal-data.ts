import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { ATTACHED_KEPT_DAYS } from '@tomogolf/domain/conversation/attached-messages'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import type { IsHeld, RetentionClass } from '../../../platform/retention.ts'
import { isHeld as isUnderHold } from '../../accounts/legal-holds/legal-holds.repository.ts'
import { isOfHeldGame } from '../legal-holds/held-games.read.ts'
import { cases, statementMessages, WITH_STATEMENTS } from './cases.table.ts'

const inGameWith = (condition: SQL | undefined): SQL =>
  sql`${statementMessages.gameId} IN (SELECT ${cases.gameId} FROM ${cases}
    WHERE ${and(inArray(cases.kind, [...WITH_STATEMENTS]), condition)})`
const isUndecided = inGameWith(eq(cases.status, 'open'))

const isAboutHeld = (isHeld: IsHeld): SQL =>
  sql`(${isHeld(statementMessages.senderId)}
    OR ${isOfHeldGame(statementMessages.gameId, isHeld)})`

export const statementMessageRecord: PersonalRecord = {
  name: 'statementMessages',
  export: (tx, userId) =>
    tx.orm
      .select(
        exportColumns(
          statementMessages,
          'gameId',
          'writtenAt',
          'readyId',
          'slots',
          'text',
          'attachedAt',
        ),
      )
      .from(statementMessages)
      .where(eq(statementMessages.senderId, userId))
      .orderBy(statementMessages.writtenAt),
  erase: (tx, userId) =>
    tx.orm
      .delete(statementMessages)
      .where(
        and(
          eq(statementMessages.senderId, userId),
          sql`NOT (${isUndecided})`,
          sql`NOT (${isAboutHeld(isUnderHold)})`,
        ),
      ),
  retained:
    'evidence for a case that is not decided, until 180 days after the decision, and of a game with a person under a legal hold',
}

/** Copies that no case uses any more. Without a case they count from the statement. */
export const statementMessageRetention: RetentionClass = {
  name: 'statement_messages',
  trigger: 'decided',
  action: 'delete',
  days: () => ATTACHED_KEPT_DAYS,
  table: statementMessages,
  isOver: (before) =>
    and(
      lt(statementMessages.attachedAt, before),
      sql`NOT (${isUndecided})`,
      sql`NOT (${inGameWith(sql`${cases.decidedAt} >= ${new Date(before)}`)})`,
    ),
  held: isAboutHeld,
}
