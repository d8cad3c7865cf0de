import type { Deps } from '../../deps.ts'
import { refuse } from '../../platform/refusal.ts'
import { lockUserWeakly, readAccount } from '../accounts/accounts.repository.ts'
import { fileReport, type Complaint, type Filed } from './file-report.step.ts'

/** A user reports a person, for the profile or for what they did. */
export const reportPerson = (
  deps: Deps,
  { userId, ...complaint }: Complaint & { userId: string },
): Promise<Filed> =>
  deps.db.transaction(async (tx) => {
    if (!(await lockUserWeakly(tx, complaint.reporterId))) return refuse('NOT_FOUND')
    if (!(await readAccount(tx, userId))) return refuse('NOT_FOUND')
    return fileReport(
      deps,
      tx,
      { ...complaint, kind: 'person', subjectId: userId, gameId: null, reportedId: userId },
      [],
    )
  })
