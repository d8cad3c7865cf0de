import type { Deps } from '../../deps.ts'
import { refuse } from '../../platform/refusal.ts'
import { lockUserWeakly } from '../accounts/accounts.repository.ts'
import { readGame } from '../games/games.repository.ts'
import { readQuestion } from '../games/questions/questions.repository.ts'
import { fileReport, type Complaint, type Filed } from './file-report.step.ts'

type QuestionReport = Complaint & { questionId: string; part: 'question' | 'answer' }

/** A user reports a public question, or the host's answer to it. Both are sent with the report. */
export const reportQuestion = (
  deps: Deps,
  { questionId, part, ...complaint }: QuestionReport,
): Promise<Filed> =>
  deps.db.transaction(async (tx) => {
    if (!(await lockUserWeakly(tx, complaint.reporterId))) return refuse('NOT_FOUND')
    const question = await readQuestion(tx, questionId)
    const game = question && (await readGame(tx, question.gameId))
    if (!question || !game || question.removedAt !== null) return refuse('NOT_FOUND')
    const { answer, answeredAt, askerId, askedAt, text } = question
    if (part === 'answer' && answer === null) return refuse('NOT_FOUND')
    const written = [
      { senderId: askerId, at: askedAt, text, isReported: part === 'question' },
      ...(answer === null || answeredAt === null
        ? []
        : [{ senderId: game.hostId, at: answeredAt, text: answer, isReported: part === 'answer' }]),
    ]
    return fileReport(
      deps,
      tx,
      {
        ...complaint,
        kind: part,
        subjectId: questionId,
        gameId: game.id,
        reportedId: part === 'question' ? askerId : game.hostId,
      },
      written.map((one, position) => ({ ...one, position, readyId: null, slots: null })),
    )
  })
