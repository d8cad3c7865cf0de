import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { readAccount } from '../accounts/accounts.repository.ts'
import { readCustomerId } from './cards.repository.ts'

export const UPDATE_CUSTOMER = 'cards.update_customer'

/** Sends the provider a user's new address once the transaction commits. */
export const updateCustomerLater = ({ jobs }: Deps, tx: Tx, userId: string): Promise<void> =>
  jobs.enqueue(tx, UPDATE_CUSTOMER, { userId })

/** The job: the provider gets the current address, also if it changes again during the call. */
export async function updateCustomer(deps: Deps, userId: string): Promise<void> {
  const customerId = await readCustomerId(deps.db, userId)
  if (customerId === undefined) return
  const readEmail = async () => (await readAccount(deps.db, userId))?.user.email
  for (let sent: string | undefined, email = await readEmail(); email !== sent;) {
    if (email === undefined) return
    await deps.cards.updateCustomer(customerId, email)
    sent = email
    email = await readEmail()
  }
}
