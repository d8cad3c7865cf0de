import { seconds } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import { MAIL_COOL_DOWN, resendVerificationLink, sendResetLink } from './send-account-link.step.ts'
import { lockUser, readAccountByEmail, updateUser, type User } from '../accounts.repository.ts'
import { readLinkRequest, recordLinkRequest } from './link-requests.repository.ts'
import { readNewestToken } from './tokens.repository.ts'

export type AccountMail = {
  readonly email: string
  readonly purpose: 'verify' | 'reset' | 'username'
}
export const SEND_MAIL = 'accounts.send_mail'

/**
 * Enqueues a mail, in the same way for every address. Only the job looks for an account, so neither
 * the response nor its duration reveals whether one exists.
 */
export async function requestAccountMail(
  deps: Deps,
  mail: AccountMail & { readonly purpose: 'reset' | 'username' },
): Promise<{ success: true }> {
  await deps.jobs.enqueue(deps.db, SEND_MAIL, mail, { key: `${mail.purpose} ${mail.email}` })
  return { success: true }
}

/**
 * Enqueues the verification mail, at most once a minute for an address. The refusal depends on
 * earlier requests only, never on the existence of an account.
 */
export async function requestVerificationLink(
  deps: Deps,
  email: string,
): Promise<{ success: true } | Refused<'LINK_SENT_RECENTLY'>> {
  const now = deps.clock.now()
  const addressHash = hashSecret(email)
  return deps.db.transaction(async (tx) => {
    if (!(await recordLinkRequest(tx, addressHash, now, MAIL_COOL_DOWN))) {
      const last = await readLinkRequest(tx, addressHash)
      const left = (last ?? now) + MAIL_COOL_DOWN - now
      return refuse('LINK_SENT_RECENTLY', { count: Math.max(1, Math.ceil(left / seconds(1))) })
    }
    const mail: AccountMail = { email, purpose: 'verify' }
    await deps.jobs.enqueue(tx, SEND_MAIL, mail, { key: `verify ${email}` })
    return { success: true }
  })
}

/** The job: sends the mail if the address has an account and the cool-down has passed. */
export async function sendAccountMail(deps: Deps, { email, purpose }: AccountMail): Promise<void> {
  const account = await readAccountByEmail(deps.db, email)
  if (!account) return
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, account.user.id)
    if (user) await SEND[purpose](deps, tx, user)
  })
}

async function hasRecentResetLink(deps: Deps, tx: Tx, userId: string) {
  const last = await readNewestToken(tx, userId, 'reset')
  return last !== undefined && last.createdAt > deps.clock.now() - MAIL_COOL_DOWN
}

const SEND: Record<AccountMail['purpose'], (deps: Deps, tx: Tx, user: User) => Promise<void>> = {
  verify: async (deps, tx, user) => {
    // the cool-down is checked with the request: a late job must not drop an accepted one
    if (user.emailVerifiedAt !== null) return
    await resendVerificationLink(deps, tx, user.id)
  },
  reset: async (deps, tx, user) => {
    if (await hasRecentResetLink(deps, tx, user.id)) return
    await sendResetLink(deps, tx, user.id, 'self')
  },
  username: async (deps, tx, user) => {
    const now = deps.clock.now()
    if (user.remindedAt !== null && user.remindedAt > now - MAIL_COOL_DOWN) return
    await updateUser(tx, user.id, { remindedAt: now })
    await notify(deps.jobs, tx, {
      userId: user.id,
      kind: 'username_reminder',
      params: { username: user.username },
    })
  },
}
