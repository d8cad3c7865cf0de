import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import type { OperatorReads } from '../game-ports.types.ts'
import { readGame } from '../games.repository.ts'
import { markRemoved, readQuestion } from './questions.repository.ts'

type Removal = { questionId: string; reason: string; actorId: string; ip: string | null }

/** An operator removes a question with its answer; asker and host are given the reason. */
export const removeQuestionAsOperator = (
  deps: Deps,
  ports: OperatorReads,
  { questionId, reason, actorId, ip }: Removal,
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND' | 'OWN_ACCOUNT'>> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const question = await readQuestion(tx, questionId)
    const game = question && (await readGame(tx, question.gameId))
    if (!question || !game) return refuse('NOT_FOUND')
    if (question.askerId === actorId || (await ports.takesPart(tx, actorId, game)))
      return refuse('OWN_ACCOUNT')
    const removal = {
      removedAt: now,
      removedBy: 'operator' as const,
      removedReason: reason,
    }
    if (!(await markRemoved(tx, questionId, removal))) return refuse('ALREADY_DONE')
    await writeAudit(tx, now, {
      actorId,
      ip,
      action: 'question.remove',
      subject: questionId,
      reason,
      before: [question.text, question.answer].filter(Boolean).join('\n'),
      after: null,
    })
    for (const userId of [question.askerId, game.hostId])
      await notify(deps.jobs, tx, {
        userId,
        kind: 'question_removed',
        params: { ...toMessageGame(game), question: question.text, by: 'operator', reason },
      })
    return { success: true as const }
  })
