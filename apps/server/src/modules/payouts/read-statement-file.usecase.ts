import type { JapanMonth } from '@tomogolf/domain/payments/japan-month'
import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { readAccount } from '../accounts/accounts.repository.ts'
import { presentOperator } from '../settings/operator.presenter.ts'
import { statementPdf } from './statement-pdf.presenter.ts'
import { listStatements, readStatement } from './statement.read.ts'

export type StatementFile = { readonly name: string; readonly content: Buffer }

/** The statement of a host about a finished month: the same numbers for the host and the operator. */
export async function readStatementFile(
  { db, clock, config, phrase }: Deps,
  hostId: string,
  month: JapanMonth,
): Promise<StatementFile | Refused<'NOT_FOUND'>> {
  const account = await readAccount(db, hostId)
  if (!account || !(await listStatements(db, hostId, clock.now())).includes(month))
    return refuse('NOT_FOUND')
  const { firstName, lastName } = account.profile
  const statement = {
    month,
    host: [firstName, lastName].filter(Boolean).join(' '),
    parts: await readStatement(db, hostId, month),
    operator: presentOperator(config),
  }
  return {
    name: `tomogolf-${month}.pdf`,
    content: await statementPdf(statement, account.user.language, phrase),
  }
}
