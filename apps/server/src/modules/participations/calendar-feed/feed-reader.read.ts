import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Language } from '@tomogolf/phrases'
import type { Tx } from '../../../platform/database/database.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { calendarFeeds } from './calendar-feed.table.ts'

export type FeedOwner = {
  readonly userId: string
  readonly language: Language
  readonly timeZone: string | null
}

/** Whose calendar a secret address is; undefined when it was renewed, switched off or never given. */
export async function findFeedReader(tx: Tx, secret: string): Promise<FeedOwner | undefined> {
  const [owner] = await tx.orm
    .select({
      userId: users.id,
      language: users.language,
      timeZone: sql<string | null>`coalesce(${profiles.timeZone}, ${calendarFeeds.timeZone})`,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(calendarFeeds.hash, hashSecret(secret)), isNull(users.deletedAt)))
  return owner
}
