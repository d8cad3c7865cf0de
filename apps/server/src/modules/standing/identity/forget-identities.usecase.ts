import type { Deps } from '../../../deps.ts'
import { deleteExpiredIdentities } from './identity.repository.ts'

/** Forgets deleted accounts whose strikes, suspensions and debts have expired. */
export const forgetIdentities = (deps: Deps): Promise<void> =>
  deleteExpiredIdentities(deps.db, deps.clock.now())
