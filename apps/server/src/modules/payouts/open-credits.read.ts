import { and, eq, exists, gte, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { transactions } from '../participations/ledger/ledger.table.ts'
import { refunds } from '../participations/refunds/refunds.table.ts'
import { payoutCredits } from './payouts.table.ts'

/** A platform fee, paid by a person who is owed money as a host. */
export type CreditableFee = { readonly userId: string; readonly booking: string }

/** Platform fees taken since an instant, from people who are owed money of the same currency. */
export async function listCreditableFees(tx: Tx, since: Instant): Promise<CreditableFee[]> {
  const owed = alias(transactions, 'owed')
  const rows = await tx.orm
    .select({ userId: transactions.userId, booking: transactions.booking })
    .from(transactions)
    .where(
      and(
        eq(transactions.type, 'platform_fee'),
        eq(transactions.status, 'successful'),
        gte(transactions.createdAt, since),
        exists(
          tx.orm
            .select({ one: sql`1` })
            .from(owed)
            .where(
              and(
                eq(owed.userId, transactions.userId),
                eq(owed.reason, 'owed_to_host'),
                eq(owed.status, 'pending'),
                eq(owed.currency, transactions.currency),
              ),
            ),
        ),
        notExists(
          tx.orm
            .select({ one: sql`1` })
            .from(refunds)
            .where(eq(refunds.creditOf, transactions.booking)),
        ),
      ),
    )
    .orderBy(transactions.createdAt, transactions.id)
  return rows.flatMap(({ userId, booking }) => (booking === null ? [] : [{ userId, booking }]))
}

/** Refunds by credits that failed, while the credits are still used. */
export async function listFailedCredits(tx: Tx): Promise<{ refundId: string; userId: string }[]> {
  return tx.orm
    .selectDistinct({ refundId: payoutCredits.refundId, userId: payoutCredits.userId })
    .from(payoutCredits)
    .innerJoin(refunds, eq(refunds.id, payoutCredits.refundId))
    .where(and(eq(refunds.status, 'failed'), isNull(payoutCredits.returnedAt)))
}
