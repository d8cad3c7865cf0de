import type { MailCategory } from '@tomogolf/domain/mail/mail-categories'
import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { readAccount } from '../accounts/accounts.repository.ts'
import { findOwner } from '../wishes/wish-owner.read.ts'
import { pauseAll } from '../wishes/wishes.repository.ts'
import { changeSettings } from './change-settings.usecase.ts'
import { userOfToken } from './email/unsubscribe-address.adapter.ts'

/**
 * Stops mail of one category by the token of a mail. Again it changes nothing. A visitor without an
 * account gets alerts only; their token pauses the wishes of the mailbox.
 */
export async function unsubscribe(
  deps: Deps,
  { list, token }: { list: MailCategory; token: string },
): Promise<{ success: true; hasAccount: boolean } | Refused<'INVALID_TOKEN'>> {
  const userId = userOfToken(deps.secret, list, token)
  if (userId !== undefined) {
    if (!(await readAccount(deps.db, userId))) return refuse('INVALID_TOKEN')
    await changeSettings(deps, userId, { mail: { [list]: false } })
    return { success: true, hasAccount: true }
  }
  const owner = list === 'wishes' ? await findOwner(deps, null, token) : undefined
  if (owner === undefined) return refuse('INVALID_TOKEN')
  await pauseAll(deps.db, owner, deps.clock.now())
  return { success: true, hasAccount: false }
}
