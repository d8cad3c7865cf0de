import { afterReopening } from '@tomogolf/domain/mail/address-health'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { hashAddress } from './address-hash.adapter.ts'
import { lockMailAddress, updateMailAddress } from './bounces.repository.ts'

/**
 * The user has opened a link in a mail to the address: mail arrives there. A complaint stays, which
 * says that mail is not wanted.
 */
export async function reopenAddress(deps: Deps, tx: Tx, email: string): Promise<void> {
  const hash = hashAddress(deps.secret, email)
  const row = await lockMailAddress(tx, hash)
  if (row && row.cause !== 'complaint')
    await updateMailAddress(tx, hash, afterReopening(deps.clock.now()))
}
