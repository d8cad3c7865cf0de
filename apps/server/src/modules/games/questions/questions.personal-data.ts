import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import { games } from '../games.table.ts'
import { gameQuestions } from './questions.table.ts'

const QUESTION = ['gameId', 'text', 'askedAt', 'answer', 'answeredAt'] as const

export const questionRecords: readonly PersonalRecord[] = [
  {
    name: 'questions',
    export: (tx, userId) =>
      tx.orm
        .select(
          exportColumns(gameQuestions, ...QUESTION, 'removedAt', 'removedBy', 'removedReason'),
        )
        .from(gameQuestions)
        .where(eq(gameQuestions.askerId, userId))
        .orderBy(gameQuestions.askedAt),
    erase: (tx, userId) => tx.orm.delete(gameQuestions).where(eq(gameQuestions.askerId, userId)),
  },
  {
    name: 'answers',
    export: (tx, userId) =>
      tx.orm
        .select(exportColumns(gameQuestions, ...QUESTION))
        .from(gameQuestions)
        .innerJoin(games, eq(games.id, gameQuestions.gameId))
        .where(and(eq(games.hostId, userId), isNotNull(gameQuestions.answer)))
        .orderBy(gameQuestions.answeredAt),
    erase: (tx, userId) =>
      tx.orm
        .update(gameQuestions)
        .set({ answer: null, answeredAt: null })
        .where(
          inArray(
            gameQuestions.gameId,
            tx.orm.select({ id: games.id }).from(games).where(eq(games.hostId, userId)),
          ),
        ),
  },
]
