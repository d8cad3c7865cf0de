import { DAY } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { deleteEmailChangesBefore } from '../email-change/email-changes.repository.ts'
import { deletePendingBefore, deleteRequestsBefore } from '../identities/identities.repository.ts'
import { deleteHandoffsBefore } from '../handoff/handoffs.repository.ts'
import { deleteLoginCodesBefore } from '../login-code/login-codes.repository.ts'
import { deleteChallengesBefore } from '../passkeys/passkeys.repository.ts'
import { deleteDevicesBefore, deleteSessionsBefore } from '../sessions/sessions.repository.ts'
import { deleteLinkRequestsBefore } from '../sessions/link-requests.repository.ts'
import { deleteInvitationsBefore } from '../team/team.repository.ts'
import { deleteTokensBefore } from '../sessions/tokens.repository.ts'

// expired links stay for a while, so that the page can say "expired" instead of "invalid"
const KEEP_TOKENS = 30 * DAY
const KEEP_EMAIL_CHANGES = 90 * DAY
const KEEP_DEVICES = 400 * DAY

/**
 * Deletes expired sessions, challenges, logins at issuers and handoff codes, old links and codes and
 * requests for them, old invitations, changes of addresses after 90 days, and browsers not seen for 400
 * days.
 */
export async function cleanUpAccounts(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await deleteSessionsBefore(deps.db, now)
  await deleteChallengesBefore(deps.db, now)
  await deleteRequestsBefore(deps.db, now)
  await deletePendingBefore(deps.db, now)
  await deleteHandoffsBefore(deps.db, now)
  await deleteTokensBefore(deps.db, now - KEEP_TOKENS)
  await deleteLoginCodesBefore(deps.db, now - DAY)
  await deleteLinkRequestsBefore(deps.db, now - DAY)
  await deleteInvitationsBefore(deps.db, now - KEEP_TOKENS)
  await deleteEmailChangesBefore(deps.db, now - KEEP_EMAIL_CHANGES)
  await deleteDevicesBefore(deps.db, now - KEEP_DEVICES)
}
