import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { accountTokens, users } from '../accounts.table.ts'

/** The address that a browser registered last and that is not verified yet, and when. */
export const readRegistration = async (
  tx: Tx,
  browserHash: string,
): Promise<{ email: string; registeredAt: Instant } | undefined> =>
  (
    await tx.orm
      .select({ email: users.email, registeredAt: users.createdAt })
      .from(accountTokens)
      .innerJoin(users, eq(users.id, accountTokens.userId))
      .where(
        and(
          eq(accountTokens.browserHash, browserHash),
          isNull(users.emailVerifiedAt),
          isNull(users.deletedAt),
        ),
      )
      .orderBy(desc(accountTokens.createdAt))
      .limit(1)
  )[0]
