import { DAY, hours, seconds } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { notifyVisitor } from '../../../platform/notify-external.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { hashSecret, newId, newSecret } from '../../../platform/security/ids.ts'
import { lockUser, readAccountByEmail, type User } from '../accounts.repository.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { MAIL_COOL_DOWN } from '../sessions/send-account-link.step.ts'
import {
  cancelOpenChanges,
  countChangesOf,
  countChangesTo,
  insertEmailChange,
  isReserved,
} from './email-changes.repository.ts'

const VALID_HOURS = 24
const CHANGES_PER_DAY = 5
/** Mails to one new address, whoever asks: a stranger's mailbox must not be flooded. */
const MAILS_PER_ADDRESS_AND_DAY = 3

type Refusals = 'EMAIL_UNCHANGED' | 'LINK_SENT_RECENTLY' | 'TOO_MANY_EMAIL_CHANGES' | 'UNAUTHORIZED'

/**
 * Mails a link to the new address; until it is opened nothing changes. The answer is the same for an
 * address that has an account: its owner gets a notice instead of the link.
 */
export function requestEmailChange(
  deps: Deps,
  { userId, email }: { userId: string; email: string },
): Promise<{ success: true } | Refused<Refusals>> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) return refuse('UNAUTHORIZED')
    if (user.email === email) return refuse('EMAIL_UNCHANGED')
    const { count, lastAt } = await countChangesOf(tx, userId, now - DAY)
    if (count >= CHANGES_PER_DAY) return refuse('TOO_MANY_EMAIL_CHANGES')
    const wait = lastAt === null ? 0 : lastAt + MAIL_COOL_DOWN - now
    if (wait > 0) return refuse('LINK_SENT_RECENTLY', { count: Math.ceil(wait / seconds(1)) })
    await startEmailChange(deps, tx, user, email)
    return { success: true as const }
  })
}

/** Replaces an open change of a locked user and mails the new address. */
async function startEmailChange(deps: Deps, tx: Tx, user: User, email: string): Promise<void> {
  const now = deps.clock.now()
  const expiresAt = now + hours(VALID_HOURS)
  const token = newSecret()
  const isFlooded = (await countChangesTo(tx, email, now - DAY)) >= MAILS_PER_ADDRESS_AND_DAY
  await cancelOpenChanges(tx, user.id, now)
  await insertEmailChange(tx, {
    id: newId(),
    userId: user.id,
    oldEmail: user.email,
    newEmail: email,
    requestedAt: now,
    expiresAt,
    confirmHash: hashSecret(token),
    confirmedAt: null,
    cancelledAt: null,
    undoHash: null,
    undoUntil: null,
    undoneAt: null,
  })
  if (isFlooded) return
  const holder = await readAccountByEmail(tx, email)
  // an unverified account was never in use: whoever reads the mailbox may take its address
  const isTaken =
    (holder && holder.user.emailVerifiedAt !== null) || (await isReserved(tx, email, now, user.id))
  await notifyVisitor(
    deps.jobs,
    tx,
    isTaken
      ? {
          to: email,
          language: holder?.user.language ?? user.language,
          kind: 'email_change_taken',
          params: {},
        }
      : {
          to: email,
          userId: user.id,
          language: user.language,
          kind: 'email_change_confirm',
          params: { token, expires: { at: expiresAt }, hours: VALID_HOURS },
        },
  )
}
