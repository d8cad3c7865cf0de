import { sql } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { selectRows } from '../../../platform/database/select-rows.ts'
import type { ThreadJob } from '../../../platform/inbox.ts'
import { users } from '../../accounts/accounts.table.ts'
import { contentReports } from '../../moderation/moderation.table.ts'
import { gameReports } from '../../participations/cases/cases.table.ts'
import { requests } from '../../requests/requests.table.ts'

/** More wait for the next run. */
const AT_ONCE = 200
/** Reports and appeals as one kind of record. */
const records = sql`(
  SELECT ${gameReports.id} AS id, ${gameReports.reporterId} AS user_id, 'issue' AS source,
    ${gameReports.reason} AS reason, ${gameReports.message} AS message,
    ${gameReports.gameId} AS game_id, ${gameReports.createdAt} AS created_at,
    ${gameReports.fixedAt} AS decided_at, ${gameReports.fixedBy} AS decided_by
  FROM ${gameReports}
  UNION ALL
  SELECT ${contentReports.id}, ${contentReports.reporterId}, 'content', ${contentReports.reason},
    ${contentReports.note}, ${contentReports.gameId}, ${contentReports.createdAt},
    ${contentReports.decidedAt}, ${contentReports.decidedBy}
  FROM ${contentReports}
) AS record`

/** Open records without a thread, oldest first. */
export async function listUnopened(tx: Tx): Promise<(ThreadJob & { readonly filedAt: Instant })[]> {
  const rows = await selectRows<{
    id: string
    userId: string
    source: 'content' | 'issue'
    reason: string
    message: string
    gameId: string | null
    createdAt: string | Date
  }>(
    tx,
    sql`SELECT record.id, record.user_id AS "userId", record.source, record.reason, record.message,
        record.game_id AS "gameId", record.created_at AS "createdAt"
      FROM ${records} JOIN ${users} ON ${users.id} = record.user_id
      WHERE record.decided_at IS NULL AND ${users.deletedAt} IS NULL
        AND NOT EXISTS (SELECT 1 FROM ${requests} WHERE ${requests.id} = record.id)
      ORDER BY record.created_at, record.id LIMIT ${AT_ONCE}`,
  )
  return rows.map(({ id, userId, createdAt, ...fields }) => ({
    id,
    kind: fields.source === 'issue' && fields.reason === 'appeal' ? 'appeal' : 'report',
    userId,
    fields,
    filedAt: new Date(createdAt).getTime(),
  }))
}

/** Threads that do not know yet that their record is decided. */
export const listUndoneThreads = (
  tx: Tx,
): Promise<{ readonly id: string; readonly operatorId: string | null }[]> =>
  selectRows(
    tx,
    sql`SELECT ${requests.id} AS id, record.decided_by AS "operatorId"
      FROM ${requests} JOIN ${records} ON record.id = ${requests.id}
      WHERE ${requests.kind} IN ('report', 'appeal') AND ${requests.settledAt} IS NULL
        AND record.decided_at IS NOT NULL
      ORDER BY ${requests.id} LIMIT ${AT_ONCE}`,
  )
