import { eq } from 'drizzle-orm'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import { presenceAnswers, presenceLocations, presenceReviews } from './presence.table.ts'

const CONDUCT = 'a record of conduct in games, which other users took part in'

/** What a person said and showed about being at the course. */
export const presenceRecords: readonly PersonalRecord[] = [
  {
    name: 'presenceLocations',
    export: (tx, userId) =>
      tx.orm
        .select(exportColumns(presenceLocations, 'gameId', 'at', 'nearness'))
        .from(presenceLocations)
        .where(eq(presenceLocations.userId, userId))
        .orderBy(presenceLocations.at),
    retained: CONDUCT,
  },
  {
    name: 'presenceAnswers',
    export: (tx, userId) =>
      tx.orm
        .select(exportColumns(presenceAnswers, 'gameId', 'answer', 'at'))
        .from(presenceAnswers)
        .where(eq(presenceAnswers.userId, userId))
        .orderBy(presenceAnswers.at),
    retained: CONDUCT,
  },
  {
    name: 'presenceReviews',
    export: (tx, userId) =>
      tx.orm
        .select(
          exportColumns(
            presenceReviews,
            'gameId',
            'kind',
            'status',
            'createdAt',
            'answerUntil',
            'statement',
            'statementAt',
            'endedAt',
          ),
        )
        .from(presenceReviews)
        .where(eq(presenceReviews.hostId, userId))
        .orderBy(presenceReviews.createdAt),
    retained: CONDUCT,
  },
]
