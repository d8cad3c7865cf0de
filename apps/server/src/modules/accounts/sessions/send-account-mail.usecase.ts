import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { MAIL_COOL_DOWN, resendVerificationLink, sendResetLink } from './send-account-link.step.ts'
import { lockUser, readAccountByEmail, updateUser, type User } from '../accounts.repository.ts'
import { readNewestToken, type TokenPurpose } from './tokens.repository.ts'

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
  mail: AccountMail,
): Promise<{ success: true }> {
  await deps.jobs.enqueue(deps.db, SEND_MAIL, mail, { key: `${mail.purpose} ${mail.email}` })
  return { success: true }
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

async function isCoolingDown(deps: Deps, tx: Tx, userId: string, purpose: TokenPurpose) {
  const last = await readNewestToken(tx, userId, purpose)
  return last !== undefined && last.createdAt > deps.clock.now() - MAIL_COOL_DOWN
}

const SEND: Record<AccountMail['purpose'], (deps: Deps, tx: Tx, user: User) => Promise<void>> = {
  verify: async (deps, tx, user) => {
    if (user.emailVerifiedAt !== null || (await isCoolingDown(deps, tx, user.id, 'verify'))) return
    await resendVerificationLink(deps, tx, user.id)
  },
  reset: async (deps, tx, user) => {
    if (await isCoolingDown(deps, tx, user.id, 'reset')) return
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
