import { sql, type SQL } from 'drizzle-orm'
import { gameEvents, games } from '../../games/games.table.ts'
import { cases, gameReports } from '../../participations/cases/cases.table.ts'
import { participationEvents, participations } from '../../participations/participations.table.ts'
import type { TimelineSource } from './timeline-source.read.ts'

/** The kind of an event by the status it led to. */
const PARTICIPATION_KIND = sql`CASE ${participationEvents.toStatus}
  WHEN 'confirmed' THEN 'joined' WHEN 'left_late' THEN 'left'
  WHEN 'game_cancelled' THEN 'game_called_off' WHEN 'force_cancelled' THEN 'game_called_off'
  ELSE ${participationEvents.toStatus} END`
const GAME_KIND = sql`CASE ${gameEvents.event} WHEN 'edited' THEN 'game_edited' ELSE 'cancelled' END`
const REPORT_STATE = sql`CASE WHEN ${gameReports.fixedAt} IS NULL THEN 'open' ELSE 'fixed' END`

/** Games hosted and joined, and reports about them. */
export function gameSources(userId: string): TimelineSource[] {
  const ofReports = {
    at: gameReports.createdAt,
    key: gameReports.id,
    gameId: gameReports.gameId,
    state: REPORT_STATE,
    note: gameReports.message,
  }
  return [
    {
      at: games.createdAt,
      kind: 'hosted',
      key: games.id,
      from: sql`${games}`,
      where: sql`${games.hostId} = ${userId}`,
      gameId: games.id,
    },
    {
      at: gameEvents.at,
      kind: { name: 'game', expression: GAME_KIND },
      key: gameEvents.id,
      from: sql`${gameEvents} JOIN ${games} ON ${games.id} = ${gameEvents.gameId}`,
      where: sql`${games.hostId} = ${userId}
        AND ${gameEvents.event} IN ('edited', 'cancel', 'force_cancel')`,
      gameId: gameEvents.gameId,
      note: gameEvents.details,
      by: gameEvents.actorId,
    },
    {
      at: participationEvents.at,
      kind: { name: 'seat', expression: PARTICIPATION_KIND },
      key: participationEvents.id,
      from: sql`${participationEvents} JOIN ${participations}
        ON ${participations.id} = ${participationEvents.participationId}`,
      where: sql`${participations.guestId} = ${userId} AND ${participationEvents.toStatus} IN (
        'confirmed', 'left', 'left_late', 'seat_released', 'game_cancelled', 'force_cancelled',
        'arrived', 'checked_in', 'missing', 'unverified', 'disputed', 'no_show', 'not_played',
        'host_absent')`,
      gameId: participations.gameId,
      note: participationEvents.details,
    },
    {
      ...ofReports,
      kind: 'reported',
      from: sql`${gameReports}`,
      where: sql`${gameReports.reporterId} = ${userId}`,
    },
    {
      ...ofReports,
      kind: 'was_reported',
      from: sql`${games} JOIN ${gameReports} ON ${gameReports.gameId} = ${games.id}`,
      where: sql`${games.hostId} = ${userId}`,
      by: gameReports.reporterId,
    },
  ]
}

/** Cases about a user as a guest, and about a host who did not come. */
export function caseSources(userId: string): TimelineSource[] {
  const opened = (key: SQL, from: SQL, where: SQL): TimelineSource => ({
    at: cases.createdAt,
    kind: 'case',
    key,
    from,
    where,
    gameId: cases.gameId,
    state: cases.kind,
  })
  const decided = (key: SQL, from: SQL, where: SQL): TimelineSource => ({
    at: cases.decidedAt,
    kind: 'case_decided',
    key,
    from,
    where: sql`${where} AND ${cases.decidedAt} IS NOT NULL`,
    gameId: cases.gameId,
    state: cases.status,
    note: cases.reason,
    by: cases.decidedBy,
  })
  const asGuest = [
    sql`${cases.id} || ' guest'`,
    sql`${participations} JOIN ${cases} ON ${cases.participationId} = ${participations.id}`,
    sql`${participations.guestId} = ${userId}`,
  ] as const
  const asHost = [
    sql`${cases.id} || ' host'`,
    sql`${games} JOIN ${cases} ON ${cases.gameId} = ${games.id}`,
    sql`${games.hostId} = ${userId} AND ${cases.kind} = 'host_absent'`,
  ] as const
  return [opened(...asGuest), decided(...asGuest), opened(...asHost), decided(...asHost)]
}
