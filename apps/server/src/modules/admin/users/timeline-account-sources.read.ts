import { inArray, sql, type SQLWrapper } from 'drizzle-orm'
import { REQUEST_KINDS } from '@tomogolf/domain/requests'
import { blocks, photos, sessions, users } from '../../accounts/accounts.table.ts'
import { cards } from '../../cards/cards.table.ts'
import { outbox } from '../../notifications/notifications.table.ts'
import { transactions } from '../../participations/ledger/ledger.table.ts'
import { isSent } from '../../requests/requests.repository.ts'
import { requestEvents, requests } from '../../requests/requests.table.ts'
import { auditLog } from '../../settings/settings.table.ts'
import { strikes, suspensions } from '../../standing/standing.table.ts'
import type { Kind, TimelineSource } from './timeline-source.read.ts'

/** Registration, sign-ins, photos, cards and blocks. */
export function accountSources(userId: string): TimelineSource[] {
  const isUser = sql`${users.id} = ${userId}`
  const ofUser = (at: SQLWrapper, kind: Kind): TimelineSource => ({
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
    {
      at: blocks.createdAt,
      kind: 'blocked',
      key: blocks.blockedId,
      from: sql`${blocks}`,
      where: sql`${blocks.blockerId} = ${userId}`,
      by: blocks.blockedId,
    },
    {
      at: blocks.createdAt,
      kind: 'was_blocked',
      key: blocks.blockerId,
      from: sql`${blocks}`,
      where: sql`${blocks.blockedId} = ${userId}`,
      by: blocks.blockerId,
    },
  ]
}

/** Strikes, suspensions, and edits by operators. */
export function standingSources(userId: string): TimelineSource[] {
  const ofAudit = (kind: Kind, action: string): TimelineSource => ({
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
    ofAudit('standing_inherited', 'standing.inherit'),
    ofAudit('profile_edited', 'profile.edit'),
    ofAudit('password_reset', 'password.reset'),
  ]
}

/** Threads of reports are for those who may read reports. */
const isOfUser = inArray(requests.kind, [...REQUEST_KINDS])
/** Money, requests and email. */
export const otherSources = (userId: string): TimelineSource[] => [
  {
    at: transactions.createdAt,
    kind: 'money',
    key: transactions.id,
    from: sql`${transactions}`,
    where: sql`${transactions.userId} = ${userId}`,
    gameId: transactions.gameId,
    amount: { minor: transactions.amountMinor, currency: transactions.currency },
    state: transactions.status,
    note: sql`CASE WHEN ${transactions.reason} IN ('owed_to_host', 'given_up') THEN ${transactions.reason}
      ELSE ${transactions.type} END`,
  },
  {
    at: requests.createdAt,
    kind: 'request',
    key: requests.id,
    from: sql`${requests}`,
    where: sql`${requests.userId} = ${userId} AND ${isSent}`,
    state: requests.kind,
    note: requests.reference,
  },
  {
    at: requestEvents.at,
    kind: 'request_step',
    key: requestEvents.id,
    from: sql`${requests} JOIN ${requestEvents} ON ${requestEvents.requestId} = ${requests.id}`,
    where: sql`${requests.userId} = ${userId} AND ${isOfUser} AND ${requestEvents.event} <> 'received'`,
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
