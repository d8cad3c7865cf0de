import { and, asc, eq, gte } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { sessions } from '../../accounts/accounts.table.ts'
import type { Subscription } from './push.repository.ts'
import { pushSubscriptions } from './push.table.ts'

const live = (tx: Tx, now: Instant, condition: ReturnType<typeof eq>) =>
  tx.orm
    .select({ subscription: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.hash, pushSubscriptions.sessionHash))
    .where(and(condition, gte(sessions.expiresAt, now)))
    .orderBy(asc(pushSubscriptions.createdAt))

/** The subscribed browsers in which a user is signed in. */
export const listDevices = async (tx: Tx, userId: string, now: Instant): Promise<Subscription[]> =>
  (await live(tx, now, eq(pushSubscriptions.userId, userId))).map((row) => row.subscription)
export async function readDevice(
  tx: Tx,
  userId: string,
  id: string,
  now: Instant,
): Promise<Subscription | undefined> {
  const [row] = await live(tx, now, eq(pushSubscriptions.id, id))
  return row?.subscription.userId === userId ? row.subscription : undefined
}
