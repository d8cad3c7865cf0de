import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { readGame } from '../games.repository.ts'
import { markRemoved, readQuestion } from './questions.repository.ts'

type Removal = { gameId: string; questionId: string; userId: string; reason: string | null }

/** A question is removed by its asker, or by the host with a reason, which its asker is given. */
export const removeQuestion = (
  deps: Deps,
  { gameId, questionId, userId, reason }: Removal,
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND' | 'REASON_REQUIRED'>> =>
  deps.db.transaction(async (tx) => {
    const game = await readGame(tx, gameId)
    const question = await readQuestion(tx, questionId)
    if (!game || question?.gameId !== gameId) return refuse('NOT_FOUND')
    const isOwn = question.askerId === userId
    if (!isOwn && game.hostId !== userId) return refuse('NOT_FOUND')
    if (!isOwn && reason === null) return refuse('REASON_REQUIRED')
    const removal = {
      removedAt: deps.clock.now(),
      removedBy: isOwn ? ('asker' as const) : ('host' as const),
      removedReason: isOwn ? null : reason,
    }
    if (!(await markRemoved(tx, questionId, removal))) return refuse('ALREADY_DONE')
    if (!isOwn)
      await notify(deps.jobs, tx, {
        userId: question.askerId,
        kind: 'question_removed',
        params: { ...toMessageGame(game), question: question.text, by: 'host', reason: reason! },
      })
    return { success: true as const }
  })
