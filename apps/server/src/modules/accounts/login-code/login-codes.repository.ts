import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { LOGIN_CODE_TRIES, type RequestedCodes } from '@tomogolf/domain/sign-in/login-code'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { loginCodes } from '../accounts.table.ts'

export type LoginCode = typeof loginCodes.$inferSelect

/** Locks the row of an address until the transaction ends; creates it for a new one. */
export async function lockLoginCode(
  tx: Tx,
  addressHash: string,
  now: Instant,
): Promise<RequestedCodes> {
  await tx.orm
    .insert(loginCodes)
    .values({ addressHash, countedFrom: now, expiresAt: now })
    .onConflictDoNothing()
  const rows = await tx.orm
    .select()
    .from(loginCodes)
    .where(eq(loginCodes.addressHash, addressHash))
    .for('update')
  return rows[0]!
}
/** Records a request. The earlier code of the address is worthless from now on. */
export async function recordCodeRequest(
  tx: Tx,
  addressHash: string,
  codes: RequestedCodes,
  expiresAt: Instant,
): Promise<void> {
  await tx.orm
    .update(loginCodes)
    .set({ ...codes, expiresAt, codeHash: null, sentAt: null, tries: 0 })
    .where(eq(loginCodes.addressHash, addressHash))
}
/**
 * Stores the code for the last request. False: the request has a code already, or has expired.
 */
export async function answerCodeRequest(
  tx: Tx,
  addressHash: string,
  codeHash: string | null,
  now: Instant,
): Promise<boolean> {
  const rows = await tx.orm
    .update(loginCodes)
    .set({ codeHash, sentAt: now })
    .where(
      and(
        eq(loginCodes.addressHash, addressHash),
        isNull(loginCodes.sentAt),
        gte(loginCodes.expiresAt, now),
      ),
    )
    .returning({ addressHash: loginCodes.addressHash })
  return rows.length > 0
}
/**
 * Counts a try before the code is compared, in one statement: tries at the same time count one by
 * one. Undefined: the tries or the time are used up, or no code was requested.
 */
export async function countCodeTry(
  tx: Tx,
  addressHash: string,
  now: Instant,
): Promise<Pick<LoginCode, 'codeHash' | 'tries'> | undefined> {
  const rows = await tx.orm
    .update(loginCodes)
    .set({ tries: sql`${loginCodes.tries} + 1` })
    .where(
      and(
        eq(loginCodes.addressHash, addressHash),
        lt(loginCodes.tries, LOGIN_CODE_TRIES),
        gte(loginCodes.expiresAt, now),
      ),
    )
    .returning({ codeHash: loginCodes.codeHash, tries: loginCodes.tries })
  return rows[0]
}
/** Uses up a code, so that of several logins with it one succeeds. The row stays: it counts. */
export async function consumeCode(tx: Tx, addressHash: string, codeHash: string): Promise<boolean> {
  const rows = await tx.orm
    .update(loginCodes)
    .set({ codeHash: null })
    .where(and(eq(loginCodes.addressHash, addressHash), eq(loginCodes.codeHash, codeHash)))
    .returning({ addressHash: loginCodes.addressHash })
  return rows.length > 0
}
