import { toMessageGame } from '@tomogolf/messages/params'
import { findContactDetails } from '@tomogolf/domain/contact-details/find-contact-details'
import { isAnswerable } from '@tomogolf/domain/questions/question-rules'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { readGame } from '../games.repository.ts'
import { readQuestion, storeAnswer } from './questions.repository.ts'

type Answer = { gameId: string; questionId: string; hostId: string; text: string }

/** The host answers in public, or changes the answer; the asker is notified of the first one. */
export const answerQuestion = (
  deps: Deps,
  { gameId, questionId, hostId, text }: Answer,
): Promise<{ success: true } | Refused<'CONTACT_DETAILS' | 'NOT_FOUND' | 'QUESTIONS_CLOSED'>> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await readGame(tx, gameId)
    const question = await readQuestion(tx, questionId)
    if (game?.hostId !== hostId || question?.gameId !== gameId) return refuse('NOT_FOUND')
    if (!isAnswerable(game, now)) return refuse('QUESTIONS_CLOSED')
    if (findContactDetails(text).length > 0) return refuse('CONTACT_DETAILS')
    const answered = await storeAnswer(tx, questionId, { text, at: now })
    if (!answered) return refuse('NOT_FOUND')
    if (question.answer === null) {
      const host = (await readPeople(tx, [hostId])).get(hostId)
      await notify(deps.jobs, tx, {
        userId: question.askerId,
        kind: 'question_answered',
        params: {
          ...toMessageGame(game),
          hostName: host ? nameForOthers(host) : '',
          question: question.text,
          answer: text,
        },
      })
    }
    return { success: true as const }
  })
