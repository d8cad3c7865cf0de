import { DAY } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { every } from '../../platform/jobs.ts'
import { cleanUpAccounts } from './clean-up.usecase.ts'
import { SEND_MAIL, sendAccountMail, type AccountMail } from './send-account-mail.usecase.ts'

export function accountsJobs(deps: Deps): void {
  deps.jobs.define<AccountMail>(SEND_MAIL, (mail) => sendAccountMail(deps, mail))
  deps.jobs.defineRound('accounts.clean_up', every(DAY), () => cleanUpAccounts(deps))
}
