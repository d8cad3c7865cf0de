import type { MailCategory } from '@tomogolf/domain/mail/mail-categories'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Account } from '../../accounts/accounts.repository.ts'
import { isStopped } from '../bounces/mail-address.read.ts'
import { readChoices } from '../settings.repository.ts'

/** Whether the user gets mail of a category that can be stopped: wanted, and it does not come back. */
export const wantsMail = async (
  deps: Deps,
  tx: Tx,
  { user, profile }: Account,
  category: MailCategory,
): Promise<boolean> =>
  profile.emailNotifications &&
  !(await readChoices(tx, user.id)).mailOff.includes(category) &&
  !(await isStopped(deps, tx, user.email))
