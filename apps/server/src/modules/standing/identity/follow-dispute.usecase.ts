import { DEBT_MEMORY_MONTHS } from '@tomogolf/domain/identity'
import { monthsAfter } from '@tomogolf/domain/standing'
import type { Deps } from '../../../deps.ts'
import { addHeirs } from '../../participations/disputes/disputes.repository.ts'
import { keepIdentities, listHeirs } from './identity.repository.ts'

export type LostDispute = { disputeId: string; payerId: string }

/**
 * A charge was disputed and lost. When its payer has deleted the account meanwhile, the accounts that
 * followed are blocked too, and a later one is recognised as long as after any unpaid charge.
 */
export const followDispute = (deps: Deps, { disputeId, payerId }: LostDispute): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const accounts = await listHeirs(tx, payerId)
    await addHeirs(
      tx,
      [disputeId],
      accounts.filter((id) => id !== payerId),
    )
    await keepIdentities(tx, accounts, monthsAfter(deps.clock.now(), DEBT_MEMORY_MONTHS))
  })
