import { DAY } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { cleanUpAccounts } from './clean-up.usecase.ts'
import { SEND_MAIL, sendAccountMail, type AccountMail } from './send-account-mail.usecase.ts'

const CLEAN_UP = 'accounts.clean_up'

export function accountsJobs(deps: Deps): void {
  deps.jobs.define<AccountMail>(SEND_MAIL, (mail) => sendAccountMail(deps, mail))
  deps.jobs.define(CLEAN_UP, async () => {
    await cleanUpAccounts(deps)
    await planCleanUp(deps)
  })
}
/** Begins the daily clean-up; each run plans the next. Safe to call at every start: one run waits at most. */
export async function planCleanUp(deps: Deps): Promise<void> {
  await deps.jobs.enqueue(deps.db, CLEAN_UP, {}, { at: deps.clock.now() + DAY, key: 'daily' })
}
