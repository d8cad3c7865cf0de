import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { TimelineEntry } from '@tomogolf/contract/admin/users.schemas'
import type { z } from 'zod'
import { photos, sessions, users } from '../../accounts/accounts.table.ts'
import { cards } from '../../cards/cards.table.ts'
import { gameEvents, games } from '../../games/games.table.ts'
import { outbox } from '../../notifications/notifications.table.ts'
import { cases, gameReports } from '../../participations/cases/cases.table.ts'
import { participationEvents, participations } from '../../participations/participations.table.ts'
import { transactions } from '../../participations/ledger/ledger.table.ts'
import { requestEvents, requests } from '../../requests/requests.table.ts'
import { auditLog } from '../../settings/settings.table.ts'
import { strikes, suspensions } from '../../standing/standing.table.ts'

type Kind = z.input<typeof TimelineEntry>['kind']
type Source = {
  at: SQLWrapper
  /** Stands before the key, so that the key is unique among all sources. */
  kind: Kind | { name: string; expression: SQL }
  /** Unique within the source and stable, because pages are cut by it. */
  key: SQLWrapper
  from: SQL
  where: SQL
  gameId?: SQLWrapper
  amount?: { minor: SQLWrapper; currency: SQLWrapper }
  state?: SQLWrapper
  note?: SQLWrapper
  by?: SQLWrapper
}

const noText = sql`NULL::text`
function toSelect(source: Source): SQL {
  const { kind } = source
  const name = typeof kind === 'string' ? kind : kind.name
  return sql`SELECT ${source.at} AS at, ${`${name} `}::text || ${source.key} AS key,
      ${typeof kind === 'string' ? sql`${kind}::text` : kind.expression} AS kind,
      ${source.gameId ?? noText} AS "gameId", ${source.amount?.minor ?? sql`NULL::int`} AS minor,
      ${source.amount?.currency ?? noText} AS currency, ${source.state ?? noText} AS state,
      ${source.note ?? noText} AS note, ${source.by ?? noText} AS by
    FROM ${source.from} WHERE ${source.where}`
}

/** Everything a user did and everything done to them, one statement for each kind of event. */
export const timelineSources = (userId: string): SQL[] =>
  [
    ...accountSources(userId),
    ...standingSources(userId),
    ...gameSources(userId),
    ...caseSources(userId),
    ...otherSources(userId),
  ].map(toSelect)

function accountSources(userId: string): Source[] {
  const isUser = sql`${users.id} = ${userId}`
  const ofUser = (at: SQLWrapper, kind: Kind): Source => ({
    at,
    kind,
    key: users.id,
    from: sql`${users}`,
    where: sql`${isUser} AND ${at} IS NOT NULL`,
  })
  const ofCards = {
    key: cards.id,
    from: sql`${cards}`,
    note: sql`${cards.brand} || ' ' || ${cards.last4}`,
  }
  return [
    ofUser(users.createdAt, 'registered'),
    ofUser(users.emailVerifiedAt, 'verified'),
    ofUser(users.hostTermsAcceptedAt, 'host_terms'),
    ofUser(users.totpEnrolledAt, 'totp'),
    {
      at: sessions.createdAt,
      kind: 'signed_in',
      key: sessions.hash,
      from: sql`${sessions}`,
      where: sql`${sessions.userId} = ${userId}`,
      note: sessions.userAgent,
    },
    {
      at: photos.createdAt,
      kind: 'photo',
      key: photos.id,
      from: sql`${photos}`,
      where: sql`${photos.userId} = ${userId}`,
    },
    {
      ...ofCards,
      at: cards.createdAt,
      kind: 'card_saved',
      where: sql`${cards.userId} = ${userId}`,
    },
    {
      ...ofCards,
      at: cards.removedAt,
      kind: 'card_removed',
      where: sql`${cards.userId} = ${userId} AND ${cards.removedAt} IS NOT NULL`,
    },
  ]
}

function standingSources(userId: string): Source[] {
  const ofAudit = (kind: Kind, action: string): Source => ({
    at: auditLog.at,
    kind,
    key: auditLog.id,
    from: sql`${auditLog}`,
    where: sql`${auditLog.subject} = ${userId} AND ${auditLog.action} = ${action}`,
    note: auditLog.reason,
    by: auditLog.actorId,
  })
  return [
    {
      at: strikes.createdAt,
      kind: 'strike',
      key: strikes.id,
      from: sql`${strikes}`,
      where: sql`${strikes.userId} = ${userId}`,
      gameId: strikes.gameId,
      note: strikes.reason,
      by: strikes.givenBy,
    },
    {
      at: strikes.removedAt,
      kind: 'strike_removed',
      key: strikes.id,
      from: sql`${strikes}`,
      where: sql`${strikes.userId} = ${userId} AND ${strikes.removedAt} IS NOT NULL`,
      gameId: strikes.gameId,
      note: strikes.removalReason,
      by: strikes.removedBy,
    },
    {
      at: suspensions.createdAt,
      kind: 'suspended',
      key: suspensions.id,
      from: sql`${suspensions}`,
      where: sql`${suspensions.userId} = ${userId}`,
      note: suspensions.reason,
      by: suspensions.givenBy,
    },
    {
      at: suspensions.liftedAt,
      kind: 'suspension_lifted',
      key: suspensions.id,
      from: sql`${suspensions}`,
      where: sql`${suspensions.userId} = ${userId} AND ${suspensions.liftedAt} IS NOT NULL`,
      note: suspensions.liftReason,
      by: suspensions.liftedBy,
    },
    ofAudit('profile_edited', 'profile.edit'),
    ofAudit('password_reset', 'password.reset'),
  ]
}

/** The kind of an event by the status it led to. */
const PARTICIPATION_KIND = sql`CASE ${participationEvents.toStatus}
  WHEN 'confirmed' THEN 'joined' WHEN 'left_late' THEN 'left'
  WHEN 'game_cancelled' THEN 'game_called_off' WHEN 'force_cancelled' THEN 'game_called_off'
  ELSE ${participationEvents.toStatus} END`
const GAME_KIND = sql`CASE ${gameEvents.event} WHEN 'edited' THEN 'game_edited' ELSE 'cancelled' END`
const REPORT_STATE = sql`CASE WHEN ${gameReports.fixedAt} IS NULL THEN 'open' ELSE 'fixed' END`

function gameSources(userId: string): Source[] {
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
        'checked_in', 'missing', 'disputed', 'no_show', 'host_absent')`,
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
function caseSources(userId: string): Source[] {
  const opened = (key: SQL, from: SQL, where: SQL): Source => ({
    at: cases.createdAt,
    kind: 'case',
    key,
    from,
    where,
    gameId: cases.gameId,
    state: cases.kind,
  })
  const decided = (key: SQL, from: SQL, where: SQL): Source => ({
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

/** Money, requests and email. */
const otherSources = (userId: string): Source[] => [
  {
    at: transactions.createdAt,
    kind: 'money',
    key: transactions.id,
    from: sql`${transactions}`,
    where: sql`${transactions.userId} = ${userId}`,
    gameId: transactions.gameId,
    amount: { minor: transactions.amountMinor, currency: transactions.currency },
    state: transactions.status,
    note: sql`CASE WHEN ${transactions.reason} = 'owed_to_host' THEN ${transactions.reason}
      ELSE ${transactions.type} END`,
  },
  {
    at: requests.createdAt,
    kind: 'request',
    key: requests.id,
    from: sql`${requests}`,
    where: sql`${requests.userId} = ${userId}`,
    state: requests.kind,
    note: requests.reference,
  },
  {
    at: requestEvents.at,
    kind: 'request_step',
    key: requestEvents.id,
    from: sql`${requests} JOIN ${requestEvents} ON ${requestEvents.requestId} = ${requests.id}`,
    where: sql`${requests.userId} = ${userId} AND ${requestEvents.event} <> 'received'`,
    state: requestEvents.event,
    note: requests.reference,
    by: requestEvents.operatorId,
  },
  {
    at: outbox.createdAt,
    kind: 'mail',
    key: outbox.id,
    from: sql`${outbox}`,
    where: sql`${outbox.userId} = ${userId}`,
    state: sql`CASE WHEN ${outbox.problem} IS NOT NULL THEN 'refused' END`,
    note: outbox.subject,
  },
]
