import { lt, or } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { RetentionName, RetentionTrigger } from '@tomogolf/domain/privacy/retention'
import type { RetentionClass } from '../../../platform/retention.ts'
import {
  accountTokens,
  emailChanges,
  handoffs,
  knownDevices,
  linkRequests,
  loginCodes,
  passkeyChallenges,
  sessions,
  teamInvitations,
} from '../accounts.table.ts'
import { contactViews } from '../contact-views/contact-views.table.ts'
import { identityRequests, pendingIdentities } from '../identities/identities.table.ts'

/** `since`: the column that the days are counted from. */
const toClass = (
  name: RetentionName,
  days: number,
  trigger: RetentionTrigger,
  table: PgTable,
  since: AnyPgColumn,
  ...people: AnyPgColumn[]
): RetentionClass => ({
  name,
  trigger,
  // push addresses belong to a session
  action: name === 'sessions' ? 'delete_with_parts' : 'delete',
  days: () => days,
  table,
  isOver: (before) => lt(since, before),
  ...(people.length > 0 && { held: (isHeld) => or(...people.map(isHeld)) }),
})

export const accountsRetention: readonly RetentionClass[] = [
  toClass('sessions', 0, 'expired', sessions, sessions.expiresAt, sessions.userId),
  toClass('devices', 400, 'last_used', knownDevices, knownDevices.lastSeenAt, knownDevices.userId),
  // expired links stay for a while, so that the page can say "expired" instead of "invalid"
  toClass('links', 30, 'expired', accountTokens, accountTokens.expiresAt, accountTokens.userId),
  toClass('login_codes', 1, 'expired', loginCodes, loginCodes.expiresAt),
  toClass('link_requests', 1, 'created', linkRequests, linkRequests.requestedAt),
  toClass('challenges', 0, 'expired', passkeyChallenges, passkeyChallenges.expiresAt),
  toClass('issuer_logins', 0, 'expired', identityRequests, identityRequests.expiresAt),
  toClass('pending_identities', 0, 'expired', pendingIdentities, pendingIdentities.expiresAt),
  toClass('handoffs', 0, 'expired', handoffs, handoffs.expiresAt),
  toClass('invitations', 30, 'expired', teamInvitations, teamInvitations.expiresAt),
  toClass(
    'email_changes',
    90,
    'created',
    emailChanges,
    emailChanges.requestedAt,
    emailChanges.userId,
  ),
  toClass(
    'contact_views',
    1,
    'ended',
    contactViews,
    contactViews.until,
    contactViews.subjectId,
    contactViews.viewerId,
  ),
]
