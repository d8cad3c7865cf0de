import { maskEmail } from '@tomogolf/domain/mail/mask-email'
import { hasPermission, type AdminRole } from '@tomogolf/domain/team/permissions'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { lockUser, readAccountByEmail, updateUser, type User } from '../accounts.repository.ts'
import { sendVerificationLink } from '../sessions/send-account-link.step.ts'
import { expireTokens } from '../sessions/tokens.repository.ts'
import { isReserved } from './email-changes.repository.ts'
import { startEmailChange } from './start-email-change.step.ts'

type OperatorChange = {
  readonly userId: string
  readonly email: string
  readonly reason: string
  readonly actorId: string
  readonly actorRole: AdminRole | null
  readonly ip: string | null
}
type Refusals =
  | 'NOT_FOUND'
  | 'OWN_ACCOUNT'
  | 'PERMISSION_REQUIRED'
  | 'EMAIL_UNCHANGED'
  | 'EMAIL_ALREADY_EXISTS'

/**
 * An operator changes the address of a user who cannot: an unverified account gets another
 * verification link, a verified one changes by the link in the new mailbox, without a session. The
 * address of an administrator is for owners alone, and the own one for the settings.
 */
export async function changeEmailAsOperator(
  deps: Deps,
  change: OperatorChange,
): Promise<{ success: true } | Refused<Refusals>> {
  try {
    return await deps.db.transaction(async (tx) => {
      const user = await lockUser(tx, change.userId)
      if (!user) return refuse('NOT_FOUND')
      if (user.id === change.actorId) return refuse('OWN_ACCOUNT')
      if (user.isAdmin && !(change.actorRole && hasPermission(change.actorRole, 'team.change')))
        return refuse('PERMISSION_REQUIRED')
      if (user.email === change.email) return refuse('EMAIL_UNCHANGED')
      const isTaken =
        (await readAccountByEmail(tx, change.email)) !== undefined ||
        (await isReserved(tx, change.email, deps.clock.now(), user.id))
      if (isTaken) return refuse('EMAIL_ALREADY_EXISTS')
      await start(deps, tx, user, change)
      await writeAudit(tx, deps.clock.now(), {
        actorId: change.actorId,
        ip: change.ip,
        action: 'email.change',
        subject: user.id,
        reason: change.reason,
        before: JSON.stringify({ email: maskEmail(user.email) }),
        after: JSON.stringify({ email: maskEmail(change.email) }),
      })
      return { success: true as const }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) return refuse('EMAIL_ALREADY_EXISTS')
    throw error
  }
}

async function start(deps: Deps, tx: Tx, user: User, change: OperatorChange): Promise<void> {
  if (user.emailVerifiedAt !== null)
    return startEmailChange(deps, tx, user, change.email, change.actorId)
  await updateUser(tx, user.id, { email: change.email })
  // the mistyped mailbox may belong to a stranger
  await expireTokens(tx, user.id, 'verify', deps.clock.now())
  await expireTokens(tx, user.id, 'reset', deps.clock.now())
  await sendVerificationLink(deps, tx, user.id, { destination: null, browserHash: null })
}
