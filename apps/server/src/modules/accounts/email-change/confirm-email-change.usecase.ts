import { maskEmail } from '@tomogolf/domain/mail/mask-email'
import { hasPermission } from '@tomogolf/domain/team/permissions'
import { DAY, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { notifyVisitor } from '../../../platform/notify-external.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { hashSecret, newSecret } from '../../../platform/security/ids.ts'
import type { AccountPorts } from '../account-ports.types.ts'
import {
  lockUser,
  readAccount,
  readAccountByEmail,
  updateUser,
  type Account,
  type User,
} from '../accounts.repository.ts'
import { eraseAccount } from '../privacy/erase-account.step.ts'
import { deleteSessionsOf } from '../sessions/sessions.repository.ts'
import { consumeTokens, expireTokens } from '../sessions/tokens.repository.ts'
import {
  findByConfirmHash,
  isReserved,
  listUndoableChanges,
  markUndone,
  updateEmailChange,
  type EmailChange,
} from './email-changes.repository.ts'

/** How long the owner of the earlier address can undo a change. */
export const UNDO_TIME = 7 * DAY

type Refusals =
  | 'UNAUTHORIZED'
  | 'INVALID_TOKEN'
  | 'TOKEN_ALREADY_USED'
  | 'TOKEN_EXPIRED'
  | 'EMAIL_ALREADY_EXISTS'
export type Confirming = {
  readonly token: string
  readonly session: { readonly userId: string; readonly sessionHash: string } | null
}
/** `isOwn`: confirmed in a session of the user. */
export type ConfirmedEmail = { readonly account: Account; readonly isOwn: boolean }
type Ports = Pick<AccountPorts, 'inheritByMailbox' | 'onEmailChanged' | 'onMailReceived'>

/**
 * The link in the mail to the new address, in a session of the same user: the address was typed, and
 * the mailbox of a stranger must not become the account's. A change that an operator started needs no
 * session: it is for users who cannot log in. Ends all other sessions and open reset
 * links; password, passkeys and codes go on.
 */
export async function confirmEmailChange(
  deps: Deps,
  ports: Ports,
  by: Confirming,
): Promise<ConfirmedEmail | Refused<Refusals>> {
  try {
    return await deps.db.transaction(async (tx) => {
      const hash = hashSecret(by.token)
      const seen = await findByConfirmHash(tx, hash)
      if (!seen) return refuse('INVALID_TOKEN')
      const isOwn = by.session?.userId === seen.userId
      if (seen.startedBy === null && !isOwn)
        return refuse(by.session ? 'INVALID_TOKEN' : 'UNAUTHORIZED')
      const user = await lockUser(tx, seen.userId)
      // read again: another press may have used the link before the lock
      const change = await findByConfirmHash(tx, hash)
      if (!user || !change) return refuse('INVALID_TOKEN')
      const now = deps.clock.now()
      if (change.confirmedAt !== null || change.cancelledAt !== null)
        return refuse('TOKEN_ALREADY_USED')
      if (change.expiresAt < now) return refuse('TOKEN_EXPIRED')
      if (!(await freeAddress(deps, tx, change.newEmail, user.id, now)))
        return refuse('EMAIL_ALREADY_EXISTS')
      if (!(await mayStart(tx, user, change))) return refuse('INVALID_TOKEN')
      await applyEmailChange(deps, ports, tx, user, change)
      await deleteSessionsOf(tx, user.id, isOwn ? by.session!.sessionHash : null)
      return { account: (await readAccount(tx, user.id))!, isOwn }
    })
  } catch (error) {
    // another account got the address at the same moment
    if (isUniqueViolation(error, 'users_email')) return refuse('EMAIL_ALREADY_EXISTS')
    throw error
  }
}

/** Whether the operator who started a change may do so now: the user may have joined the team since. */
async function mayStart(tx: Tx, user: User, { startedBy }: EmailChange): Promise<boolean> {
  if (startedBy === null || !user.isAdmin) return true
  const starter = (await readAccount(tx, startedBy))?.user
  return (
    starter?.isAdmin === true &&
    starter.adminRole !== null &&
    hasPermission(starter.adminRole, 'team.change')
  )
}

/** Whether a user may have an address. An unverified account with it was never in use, and goes, unless a legal hold keeps it. */
export async function freeAddress(
  deps: Deps,
  tx: Tx,
  email: string,
  userId: string,
  now: Instant,
): Promise<boolean> {
  if (await isReserved(tx, email, now, userId)) return false
  const found = await readAccountByEmail(tx, email)
  const holder = found && found.user.id !== userId ? await lockUser(tx, found.user.id) : undefined
  if (!holder || holder.email !== email) return true
  if (holder.emailVerifiedAt !== null || holder.isAdmin) return false
  return (await eraseAccount(deps, tx, holder)) === undefined
}

/**
 * The undo links that a change leaves to its user. A change back to an address that can still be put
 * back is what the undo would do: the mailbox that is left may be a taker's, and loses its links. So
 * it does when an operator, who has made sure who the user is, changes an address that was reached by
 * such a change; the link of the earliest address stays, against operators who were deceived.
 */
async function endLinksOfTaker(
  tx: Tx,
  user: User,
  change: EmailChange,
  now: Instant,
): Promise<{ mayUndo: boolean }> {
  const undoable = await listUndoableChanges(tx, user.id, now)
  const back = undoable.find(({ oldEmail }) => oldEmail === change.newEmail)
  const [ended] = back ? [back] : change.startedBy === null ? [] : undoable.slice(1)
  if (ended) await markUndone(tx, user.id, ended.confirmedAt!, now)
  return { mayUndo: !back && (change.startedBy === null || undoable.length === 0) }
}

/** Replaces the address of a locked user, and notifies the owner of the earlier one. */
async function applyEmailChange(
  deps: Deps,
  ports: Ports,
  tx: Tx,
  user: User,
  change: EmailChange,
): Promise<void> {
  const now = deps.clock.now()
  const undo = newSecret()
  const { mayUndo } = await endLinksOfTaker(tx, user, change, now)
  await updateUser(tx, user.id, { email: change.newEmail, emailVerifiedAt: now })
  await updateEmailChange(tx, change.id, {
    oldEmail: user.email,
    confirmedAt: now,
    ...(mayUndo && { undoHash: hashSecret(undo), undoUntil: now + UNDO_TIME }),
  })
  await expireTokens(tx, user.id, 'reset', now)
  await consumeTokens(tx, user.id, 'verify', now)
  await ports.inheritByMailbox(deps, tx, { id: user.id, email: change.newEmail })
  await ports.onEmailChanged(deps, tx, user.id)
  await ports.onMailReceived(deps, tx, change.newEmail)
  if (!mayUndo) return
  await notifyVisitor(deps.jobs, tx, {
    to: user.email,
    userId: user.id,
    language: user.language,
    kind: 'email_changed',
    params: {
      newEmail: maskEmail(change.newEmail),
      changedAt: { at: now },
      token: undo,
      until: { at: now + UNDO_TIME },
    },
  })
}
