import { isoOrNull } from '@tomogolf/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { CaseEvidence } from '@tomogolf/contract/admin/cases/cases.schemas'
import type { Tx } from '../../../platform/database/database.ts'
import { selectRows } from '../../../platform/database/select-rows.ts'
import { profiles } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import {
  checkInCodes,
  checkInFailures,
  checkInScans,
} from '../../participations/attendance/attendance.table.ts'
import { gameReports } from '../../participations/cases/cases.table.ts'
import {
  presenceAnswers,
  presenceLocations,
  presenceReviews,
} from '../../participations/presence/presence.table.ts'
import { participationEvents, participations } from '../../participations/participations.table.ts'
import { sqlTimeToIso, type SqlTime } from '../dto.presenter.ts'
import { isAnyOf } from '../list-query.read.ts'

type Evidence = z.input<typeof CaseEvidence>
type Entry = {
  gameId: string
  at: SqlTime
  what: Evidence['record'][number]['what']
  who: string | null
  note: string | null
  proved: SqlTime | null
  personId: string | null
}

const GUEST_NAME = sql`coalesce(
  nullif(concat_ws(' ', ${profiles.firstName}, ${profiles.lastName}), ''), '')`

/** Every recorded event about attendance of some games, oldest first. */
const attendanceRecord = (gameIds: readonly string[]): SQL => sql`
  SELECT ${games.id} AS "gameId", ${games.qrOpenedAt} AS at, 'qr_opened' AS what,
      NULL::text AS who, NULL::text AS note, NULL::timestamptz AS proved, NULL::text AS "personId"
    FROM ${games} WHERE ${isAnyOf(games.id, gameIds)} AND ${games.qrOpenedAt} IS NOT NULL
  UNION ALL
  SELECT ${checkInCodes.gameId}, ${checkInCodes.createdAt},
      CASE WHEN row_number() OVER (
          PARTITION BY ${checkInCodes.gameId} ORDER BY ${checkInCodes.createdAt}) = 1
        THEN 'code_made' ELSE 'code_renewed' END, NULL, NULL, NULL, NULL
    FROM ${checkInCodes} WHERE ${isAnyOf(checkInCodes.gameId, gameIds)}
  UNION ALL
  SELECT ${checkInScans.gameId}, ${checkInScans.receivedAt}, 'scan', ${GUEST_NAME},
      ${checkInScans.result}, ${checkInScans.shownAt}, ${checkInScans.guestId}
    FROM ${checkInScans} JOIN ${profiles} ON ${profiles.userId} = ${checkInScans.guestId}
    WHERE ${isAnyOf(checkInScans.gameId, gameIds)}
  UNION ALL
  SELECT ${checkInFailures.gameId}, ${checkInFailures.at}, 'wrong_code', ${GUEST_NAME}, NULL, NULL,
      ${checkInFailures.userId}
    FROM ${checkInFailures} JOIN ${profiles} ON ${profiles.userId} = ${checkInFailures.userId}
    WHERE ${isAnyOf(checkInFailures.gameId, gameIds)}
  UNION ALL
  SELECT ${gameReports.gameId}, ${gameReports.createdAt}, 'report', ${GUEST_NAME},
      ${gameReports.reason} || CASE WHEN ${gameReports.message} = '' THEN ''
        ELSE ': ' || ${gameReports.message} END, NULL, ${gameReports.reporterId}
    FROM ${gameReports} JOIN ${profiles} ON ${profiles.userId} = ${gameReports.reporterId}
    WHERE ${isAnyOf(gameReports.gameId, gameIds)} AND ${gameReports.reason} <> 'rating'
  UNION ALL
  SELECT ${participations.gameId}, ${participations.statementAt}, 'statement', ${GUEST_NAME},
      ${participations.statement}, NULL, ${participations.guestId}
    FROM ${participations} JOIN ${profiles} ON ${profiles.userId} = ${participations.guestId}
    WHERE ${isAnyOf(participations.gameId, gameIds)} AND ${participations.statementAt} IS NOT NULL
  UNION ALL
  SELECT ${participations.gameId}, ${participationEvents.at}, ${participationEvents.event},
      ${GUEST_NAME}, CASE WHEN ${participationEvents.actor} IN ('guest', 'clock') THEN NULL
        ELSE ${participationEvents.actor} END, NULL, ${participations.guestId}
    FROM ${participationEvents}
    JOIN ${participations} ON ${participations.id} = ${participationEvents.participationId}
    JOIN ${profiles} ON ${profiles.userId} = ${participations.guestId}
    WHERE ${isAnyOf(participations.gameId, gameIds)} AND ${participationEvents.event} IN (
      'check_in', 'prove_presence', 'arrive', 'mark_present', 'arrival_stands', 'object',
      'objection_upheld', 'objection_rejected', 'settle_missing', 'settle_unverified',
      'answer_played', 'answers_close', 'settle_host_absent', 'statement_expired',
      'case_accepted', 'case_rejected')
  UNION ALL
  SELECT ${presenceLocations.gameId}, ${presenceLocations.at}, 'location', ${GUEST_NAME},
      ${presenceLocations.nearness}, NULL, ${presenceLocations.userId}
    FROM ${presenceLocations} JOIN ${profiles} ON ${profiles.userId} = ${presenceLocations.userId}
    WHERE ${isAnyOf(presenceLocations.gameId, gameIds)}
  UNION ALL
  SELECT ${presenceAnswers.gameId}, ${presenceAnswers.at}, 'answer', ${GUEST_NAME},
      ${presenceAnswers.answer}, NULL, ${presenceAnswers.userId}
    FROM ${presenceAnswers} JOIN ${profiles} ON ${profiles.userId} = ${presenceAnswers.userId}
    WHERE ${isAnyOf(presenceAnswers.gameId, gameIds)}
  UNION ALL
  SELECT ${presenceReviews.gameId}, ${presenceReviews.createdAt}, 'review_opened', NULL,
      ${presenceReviews.kind}, NULL, NULL
    FROM ${presenceReviews} WHERE ${isAnyOf(presenceReviews.gameId, gameIds)}
  UNION ALL
  SELECT ${presenceReviews.gameId}, ${presenceReviews.statementAt}, 'host_statement', ${GUEST_NAME},
      ${presenceReviews.statement}, NULL, ${presenceReviews.hostId}
    FROM ${presenceReviews} JOIN ${profiles} ON ${profiles.userId} = ${presenceReviews.hostId}
    WHERE ${isAnyOf(presenceReviews.gameId, gameIds)} AND ${presenceReviews.statementAt} IS NOT NULL
  UNION ALL
  SELECT ${gameReports.gameId}, ${gameReports.withdrawnAt}, 'report_withdrawn', ${GUEST_NAME},
      NULL, NULL, ${gameReports.reporterId}
    FROM ${gameReports} JOIN ${profiles} ON ${profiles.userId} = ${gameReports.reporterId}
    WHERE ${isAnyOf(gameReports.gameId, gameIds)} AND ${gameReports.withdrawnAt} IS NOT NULL
  ORDER BY at, what`

/**
 * What decides who attended each of these games: openings of the code, scans with their times,
 * reports, the guests' statements and each step of the settlement.
 */
export async function readEvidence(
  tx: Tx,
  gameIds: readonly string[],
): Promise<Map<string, Evidence>> {
  if (gameIds.length === 0) return new Map()
  const ids = [...new Set(gameIds)]
  const gameRows = await tx.orm
    .select({ id: games.id, qrOpenedAt: games.qrOpenedAt, settledAt: games.settledAt })
    .from(games)
    .where(isAnyOf(games.id, ids))
  const entries = Map.groupBy(
    await selectRows<Entry>(tx, attendanceRecord(ids)),
    (entry) => entry.gameId,
  )
  return new Map(
    gameRows.map((game) => [
      game.id,
      {
        qrOpenedAt: isoOrNull(game.qrOpenedAt),
        settledAt: isoOrNull(game.settledAt),
        record: (entries.get(game.id) ?? []).map((entry) => ({
          at: sqlTimeToIso(entry.at),
          what: entry.what,
          who: entry.who,
          personId: entry.personId,
          note: entry.note,
          provedAt: entry.proved === null ? null : sqlTimeToIso(entry.proved),
        })),
      },
    ]),
  )
}
