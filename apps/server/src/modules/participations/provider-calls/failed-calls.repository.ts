import { and, count, desc, gte, lt } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { failedCalls } from './failed-calls.table.ts'

export type FailedCall = typeof failedCalls.$inferSelect

export async function insertFailedCall(tx: Tx, call: Omit<FailedCall, 'id'>): Promise<void> {
  await tx.orm.insert(failedCalls).values({ id: newId(), ...call })
}
export async function countFailedCalls(tx: Tx, since: Instant, until: Instant): Promise<number> {
  const [row] = await tx.orm
    .select({ calls: count() })
    .from(failedCalls)
    .where(and(gte(failedCalls.at, since), lt(failedCalls.at, until + 1)))
  return row?.calls ?? 0
}
export async function readLastFailedCall(tx: Tx): Promise<FailedCall | undefined> {
  return (await tx.orm.select().from(failedCalls).orderBy(desc(failedCalls.at)).limit(1))[0]
}
