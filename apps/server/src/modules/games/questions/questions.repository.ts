import { and, asc, count, eq, gt, isNull } from 'drizzle-orm'
import type { AskedBefore } from '@tomogolf/domain/questions/question-rules'
import { type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { gameQuestions } from './questions.table.ts'

export type QuestionRow = typeof gameQuestions.$inferSelect

export async function insertQuestion(tx: Tx, question: QuestionRow): Promise<void> {
  await tx.orm.insert(gameQuestions).values(question)
}
export const readQuestion = async (tx: Tx, id: string): Promise<QuestionRow | undefined> =>
  (await tx.orm.select().from(gameQuestions).where(eq(gameQuestions.id, id)))[0]

/** All questions about a game, removed ones included, the oldest first. */
export const listQuestions = (tx: Tx, gameId: string): Promise<QuestionRow[]> =>
  tx.orm
    .select()
    .from(gameQuestions)
    .where(eq(gameQuestions.gameId, gameId))
    .orderBy(asc(gameQuestions.askedAt), asc(gameQuestions.id))

export async function readAskedBefore(
  tx: Tx,
  { askerId, gameId, since }: { askerId: string; gameId: string; since: Instant },
): Promise<AskedBefore> {
  const about = await listQuestions(tx, gameId)
  const [lately] = await tx.orm
    .select({ count: count() })
    .from(gameQuestions)
    .where(and(eq(gameQuestions.askerId, askerId), gt(gameQuestions.askedAt, since)))
  return {
    unanswered: about.filter(
      (question) =>
        question.askerId === askerId && question.answer === null && question.removedAt === null,
    ).length,
    lately: lately!.count,
    aboutGame: about.length,
  }
}
/** Null: the question was removed meanwhile. */
export async function storeAnswer(
  tx: Tx,
  id: string,
  answer: { text: string; at: Instant },
): Promise<QuestionRow | null> {
  const [after] = await tx.orm
    .update(gameQuestions)
    .set({ answer: answer.text, answeredAt: answer.at })
    .where(and(eq(gameQuestions.id, id), isNull(gameQuestions.removedAt)))
    .returning()
  return after ?? null
}
/** The question stays, and the host may answer it again. */
export async function clearAnswer(tx: Tx, id: string): Promise<void> {
  await tx.orm
    .update(gameQuestions)
    .set({ answer: null, answeredAt: null })
    .where(eq(gameQuestions.id, id))
}
/** False when it was removed before. */
export async function markRemoved(
  tx: Tx,
  id: string,
  removal: Required<Pick<QuestionRow, 'removedAt' | 'removedBy' | 'removedReason'>>,
): Promise<boolean> {
  const removed = await tx.orm
    .update(gameQuestions)
    .set(removal)
    .where(and(eq(gameQuestions.id, id), isNull(gameQuestions.removedAt)))
    .returning({ id: gameQuestions.id })
  return removed.length > 0
}
