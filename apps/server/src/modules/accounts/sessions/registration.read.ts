import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { accountTokens, users } from '../accounts.table.ts'

/** The address that a browser registered last and that is not verified yet. */
export const readRegisteredEmail = async (
  tx: Tx,
  browserHash: string,
): Promise<string | undefined> =>
  (
    await tx.orm
      .select({ email: users.email })
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
  )[0]?.email
