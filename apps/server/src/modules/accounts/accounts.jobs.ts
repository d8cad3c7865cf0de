import type { Deps } from '../../deps.ts'
import { EVERY_NIGHT, runRetention } from './privacy/run-retention.usecase.ts'
import { SEND_CODE, sendLoginCode, type CodeMail } from './login-code/send-login-code.usecase.ts'
import {
  SEND_MAIL,
  sendAccountMail,
  type AccountMail,
} from './sessions/send-account-mail.usecase.ts'

export function accountsJobs(deps: Deps): void {
  deps.jobs.define<AccountMail>(SEND_MAIL, (mail) => sendAccountMail(deps, mail))
  deps.jobs.define<CodeMail>(SEND_CODE, (mail) => sendLoginCode(deps, mail))
  deps.jobs.defineRecurring('accounts.run_retention', EVERY_NIGHT, () => runRetention(deps))
}
