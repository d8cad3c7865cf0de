import { DAY, type Duration } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import type { AccountPorts } from '../account-ports.types.ts'
import { lockUser, updateUser } from '../accounts.repository.ts'
import { deleteIdentitiesSince } from '../identities/identities.repository.ts'
import { deletePasskeysSince } from '../passkeys/passkeys.repository.ts'
import { sendResetLink } from '../sessions/send-account-link.step.ts'
import { deleteSessionsOf } from '../sessions/sessions.repository.ts'
import { consumeTokens, expireTokens } from '../sessions/tokens.repository.ts'
import { freeAddress } from './confirm-email-change.usecase.ts'
import { cancelOpenChanges, findByUndoHash, markUndone } from './email-changes.repository.ts'

/**
 * Who asked for a change may have come into the account before: what opens it, and where its money
 * goes, ends also when it was added this long before.
 */
const TIME_BEFORE_REQUEST: Duration = 7 * DAY

type Refusals = 'INVALID_TOKEN' | 'TOKEN_ALREADY_USED' | 'TOKEN_EXPIRED' | 'EMAIL_ALREADY_EXISTS'

/**
 * "This wasn't me", by the link in the mail to the earlier address: the address comes back, every
 * session, passkey and linked identity of the taker ends, with the bank account and the address of
 * the calendar; the password no longer works, and a reset link follows.
 * Changes made later are undone with it: the taker's own links must not undo the undoing.
 */
export async function undoEmailChange(
  deps: Deps,
  ports: Pick<AccountPorts, 'onEmailChanged' | 'onTakeoverEnded'>,
  secret: string,
): Promise<{ success: true } | Refused<Refusals>> {
  const now = deps.clock.now()
  const hash = hashSecret(secret)
  try {
    return await deps.db.transaction(async (tx) => {
      const seen = await findByUndoHash(tx, hash)
      const user = seen && (await lockUser(tx, seen.userId))
      // read again: another press may have used the link before the lock
      const change = user && (await findByUndoHash(tx, hash))
      if (!change || change.confirmedAt === null || change.undoUntil === null)
        return refuse('INVALID_TOKEN')
      if (change.undoneAt !== null) return refuse('TOKEN_ALREADY_USED')
      if (change.undoUntil < now) return refuse('TOKEN_EXPIRED')
      if (!(await freeAddress(deps, tx, change.oldEmail, user.id, now)))
        return refuse('EMAIL_ALREADY_EXISTS')
      await updateUser(tx, user.id, {
        email: change.oldEmail,
        emailVerifiedAt: now,
        // no password fits
        passwordHash: '',
      })
      await markUndone(tx, user.id, change.confirmedAt, now)
      await cancelOpenChanges(tx, user.id, now)
      const since = change.requestedAt - TIME_BEFORE_REQUEST
      await deleteIdentitiesSince(tx, user.id, since)
      await deletePasskeysSince(tx, user.id, since)
      await ports.onTakeoverEnded(tx, user.id, since)
      await deleteSessionsOf(tx, user.id, null)
      await expireTokens(tx, user.id, 'reset', now)
      await consumeTokens(tx, user.id, 'verify', now)
      await ports.onEmailChanged(deps, tx, user.id)
      await sendResetLink(deps, tx, user.id, 'self')
      return { success: true as const }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) return refuse('EMAIL_ALREADY_EXISTS')
    throw error
  }
}
