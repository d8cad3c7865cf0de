import { DAY, hours } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notifyVisitor } from '../../../platform/notify-external.ts'
import { hashSecret, newId, newSecret } from '../../../platform/security/ids.ts'
import { readAccountByEmail, type User } from '../accounts.repository.ts'
import {
  cancelOpenChanges,
  countChangesTo,
  insertEmailChange,
  isReserved,
} from './email-changes.repository.ts'

const VALID_HOURS = 24
/** Mails to one new address for all users together: a stranger's mailbox must not be flooded. */
const MAILS_PER_ADDRESS_AND_DAY = 3

/**
 * Replaces an open change of a locked user and mails the new address. `startedBy`: the operator who
 * has established who the user is.
 */
export async function startEmailChange(
  deps: Deps,
  tx: Tx,
  user: User,
  email: string,
  startedBy: string | null,
): Promise<void> {
  const now = deps.clock.now()
  const expiresAt = now + hours(VALID_HOURS)
  const token = newSecret()
  // an operator's change is recorded, and a silent limit would tell the operator that a link was sent
  const isFlooded =
    startedBy === null && (await countChangesTo(tx, email, now - DAY)) >= MAILS_PER_ADDRESS_AND_DAY
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
    startedBy,
  })
  if (isFlooded) return
  const holder = await readAccountByEmail(tx, email)
  // an unverified account was never in use: the reader of the mailbox may take its address
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
          params: {
            token,
            expires: { at: expiresAt },
            hours: VALID_HOURS,
            isByTeam: startedBy !== null,
          },
        },
  )
}
