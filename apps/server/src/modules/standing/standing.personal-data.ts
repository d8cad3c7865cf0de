import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { exportColumns, type PersonalData } from '../../platform/personal-data.ts'
import { identityHashes, inheritances } from './identity/identity.table.ts'
import { rememberIdentity } from './identity/remember-identity.step.ts'
import { ratings, strikes, suspensions } from './standing.table.ts'

const STARS = 'the stars count in the average of the rated user'
const CONDUCT = 'a record of conduct; it points to an account without a name'

export const standingPersonalData: PersonalData = {
  records: [
    {
      name: 'ratingsGiven',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              ratings,
              'gameId',
              'stars',
              'comment',
              'createdAt',
              'updatedAt',
              'shownAt',
              'hiddenAt',
            ),
          )
          .from(ratings)
          .where(eq(ratings.raterId, userId))
          .orderBy(ratings.createdAt),
      erase: (tx, userId) =>
        tx.orm.update(ratings).set({ comment: '' }).where(eq(ratings.raterId, userId)),
      retained: STARS,
    },
    {
      name: 'ratingsReceived',
      // a rating stays secret until it is published
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(ratings, 'gameId', 'stars', 'comment', 'shownAt'))
          .from(ratings)
          .where(
            and(eq(ratings.rateeId, userId), isNotNull(ratings.shownAt), isNull(ratings.hiddenAt)),
          )
          .orderBy(ratings.shownAt),
      erase: (tx, userId) =>
        tx.orm.update(ratings).set({ comment: '' }).where(eq(ratings.rateeId, userId)),
      retained: STARS,
    },
    {
      name: 'strikes',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(strikes, 'reason', 'gameId', 'createdAt', 'removedAt', 'removalReason'),
          )
          .from(strikes)
          .where(eq(strikes.userId, userId))
          .orderBy(strikes.createdAt),
      retained: CONDUCT,
    },
    {
      name: 'suspensions',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(suspensions, 'until', 'reason', 'createdAt', 'liftedAt', 'liftReason'),
          )
          .from(suspensions)
          .where(eq(suspensions.userId, userId))
          .orderBy(suspensions.createdAt),
      retained: CONDUCT,
    },
    {
      name: 'inheritedStanding',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(inheritances, 'recognisedBy', 'createdAt'))
          .from(inheritances)
          .where(eq(inheritances.userId, userId))
          .orderBy(inheritances.createdAt),
      retained: CONDUCT,
    },
  ],
  retention: [
    {
      // of deleted accounts, once their strikes, suspensions and debts have expired
      name: 'identity_hashes',
      trigger: 'expired',
      action: 'delete',
      days: () => 0,
      table: identityHashes,
      isOver: (before) => lt(identityHashes.expiresAt, before),
      held: (isHeld) => isHeld(identityHashes.formerUserId),
    },
  ],
  remember: rememberIdentity,
}
