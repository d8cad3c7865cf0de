import { asc, eq } from 'drizzle-orm'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { iso } from '@tomogolf/domain/time'
import type { Translate } from '@tomogolf/phrases'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { statementMessages } from '../../participations/cases/cases.table.ts'
import { personColumns } from '../columns.read.ts'
import { presentMessageText, toPersonDto } from '../dto.presenter.ts'
import { isAnyOf } from '../list-query.read.ts'

type Messages = ResultOf<'GET /api/admin/cases'>['rows'][number]['messages']

/** What people attached to their statements, by game: this module reads no conversation. */
export async function readStatementMessages(
  tx: Tx,
  gameIds: readonly string[],
  t: Translate,
): Promise<Map<string, Messages>> {
  const rows = await tx.orm
    .select({ message: statementMessages, sender: personColumns() })
    .from(statementMessages)
    .innerJoin(users, eq(users.id, statementMessages.senderId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(isAnyOf(statementMessages.gameId, gameIds))
    .orderBy(asc(statementMessages.writtenAt), asc(statementMessages.messageId))
  const byGame = Map.groupBy(rows, ({ message }) => message.gameId)
  return new Map(
    [...byGame].map(([gameId, found]) => [
      gameId,
      found.map(({ message, sender }) => ({
        sender: toPersonDto(sender),
        at: iso(message.writtenAt),
        text: presentMessageText(t, message),
      })),
    ]),
  )
}
