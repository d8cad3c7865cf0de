import { and, eq, inArray, lt, ne, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { REPORT_KEPT } from '@tomogolf/domain/moderation/content-reports'
import { THREAD_KEPT } from '@tomogolf/domain/requests'
import { DAY } from '@tomogolf/domain/time'
import { exportColumns, type PersonalData } from '../../platform/personal-data.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { IsHeld } from '../../platform/retention.ts'
import { users } from '../accounts/accounts.table.ts'
import { isHeld as isUnderHold } from '../accounts/legal-holds/legal-holds.repository.ts'
import { isOfHeldGame } from '../participations/legal-holds/held-games.read.ts'
import { requestEvents, requests } from './requests.table.ts'

/** What the retention needs of a later module. */
type Ports = {
  /** The column names a report about a person under a legal hold. */
  isAboutHeld(reportId: SQLWrapper, isHeld: IsHeld): SQL
}
/** Sent with the account of a held person, or signed out from its address. */
const isSentByHeld = (isHeld: IsHeld): SQL =>
  sql`(${isHeld(requests.userId)} OR lower(${requests.email}) IN
    (SELECT lower(${users.email}) FROM ${users} WHERE ${isHeld(users.id)}))`

const gameOfReport = sql`coalesce(${requests.fields}->>'gameId', '')`
/** The thread has the id of the report; a problem with a game is about its host and its guests. */
const isAboutHeldIn =
  ({ isAboutHeld }: Ports) =>
  (isHeld: IsHeld): SQL =>
    sql`(${isAboutHeld(requests.id, isHeld)} OR ${isOfHeldGame(gameOfReport, isHeld)})`

const KEPT = 'a report about a person under a legal hold is kept until the hold is lifted'
const eraseThreads =
  (ports: Ports) =>
  (tx: Tx, userId: string): Promise<unknown> =>
    tx.orm
      .delete(requests)
      .where(
        and(
          eq(requests.userId, userId),
          or(ne(requests.kind, 'report'), not(isAboutHeldIn(ports)(isUnderHold))),
        ),
      )

export const requestsPersonalData = (ports: Ports): PersonalData => ({
  records: [
    {
      name: 'requests',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              requests,
              'reference',
              'kind',
              'status',
              'name',
              'email',
              'fields',
              'createdAt',
              'updatedAt',
            ),
          )
          .from(requests)
          .where(eq(requests.userId, userId))
          .orderBy(requests.createdAt),
      // the operator still has the mail and answers it; the messages go with their thread
      erase: eraseThreads(ports),
      retained: KEPT,
    },
    {
      // the messages of both sides; internal notes are the team's
      name: 'requestMessages',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(requestEvents, 'requestId', 'at', 'event', 'note', 'fromAddress'))
          .from(requestEvents)
          .where(
            and(
              inArray(requestEvents.event, ['letter', 'mail', 'automatic']),
              inArray(
                requestEvents.requestId,
                tx.orm
                  .select({ id: requests.id })
                  .from(requests)
                  .where(eq(requests.userId, userId)),
              ),
            ),
          )
          .orderBy(requestEvents.at),
      erase: eraseThreads(ports),
      retained: KEPT,
    },
  ],
  retention: [
    {
      name: 'requests',
      trigger: 'closed',
      action: 'delete_with_parts',
      days: () => THREAD_KEPT / DAY,
      table: requests,
      isOver: (before) =>
        and(
          eq(requests.status, 'closed'),
          ne(requests.kind, 'report'),
          lt(requests.updatedAt, before),
        ),
      held: isSentByHeld,
    },
    {
      name: 'report_threads',
      trigger: 'closed',
      action: 'delete_with_parts',
      days: () => REPORT_KEPT / DAY,
      table: requests,
      isOver: (before) =>
        and(
          eq(requests.status, 'closed'),
          eq(requests.kind, 'report'),
          lt(requests.updatedAt, before),
        ),
      held: (isHeld) => or(isSentByHeld(isHeld), isAboutHeldIn(ports)(isHeld)),
    },
  ],
})
