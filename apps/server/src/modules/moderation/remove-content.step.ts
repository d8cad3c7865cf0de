import type { Tx } from '../../platform/database/database.ts'
import { eraseMessageText } from '../conversations/conversations.repository.ts'
import { forgetTranslations } from '../conversations/translations.repository.ts'
import { clearAnswer, markRemoved } from '../games/questions/questions.repository.ts'
import type { Report } from './reports.repository.ts'

type Removal = Pick<Report, 'kind' | 'subjectId'> & { readonly reason: string; readonly at: number }

/** Removes what was reported. What is gone already, with its conversation or game, stays gone. */
export async function removeContent(
  tx: Tx,
  { kind, subjectId, reason, at }: Removal,
): Promise<void> {
  switch (kind) {
    case 'message':
      await eraseMessageText(tx, subjectId, at)
      await forgetTranslations(tx, subjectId)
      return
    case 'question':
      await markRemoved(tx, subjectId, {
        removedAt: at,
        removedBy: 'operator',
        removedReason: reason,
      })
      return
    case 'answer':
      return clearAnswer(tx, subjectId)
    case 'person':
  }
}
