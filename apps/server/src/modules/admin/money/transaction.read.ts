import { asc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { AdminTransaction } from '@tomogolf/contract/admin/money.schemas'
import { money, toMajor } from '@tomogolf/domain/money'
import { refundable } from '@tomogolf/domain/machines/refund-machine'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { charges } from '../../participations/charges/charges.table.ts'
import { refunds } from '../../participations/refunds/refunds.table.ts'
import { captures, holds } from '../../participations/holds/holds.table.ts'
import { transactions } from '../../participations/ledger/ledger.table.ts'
import { isoOrNull, toAmountDto } from '../dto.presenter.ts'
import { nameFrom, readPeople } from '../users/people.read.ts'
import { readLedger } from './ledger.read.ts'
import { readProviderState } from './provider-state.read.ts'
import { readAdminTransactionRow } from './transactions.read.ts'

type Income = NonNullable<Awaited<ReturnType<typeof readIncome>>>
type RefundRow = typeof refunds.$inferSelect

/** The capture or charge behind a transaction; for a refund's row, that of the refunded money. */
async function readIncome(tx: Tx, transactionId: string) {
  const [row] = await tx.orm
    .select({ booking: sql<string | null>`coalesce(${refunds.booking}, ${transactions.booking})` })
    .from(transactions)
    .leftJoin(refunds, eq(refunds.id, transactions.booking))
    .where(eq(transactions.id, transactionId))
  if (!row?.booking) return undefined
  const [income] = await unionAll(
    tx.orm
      .select({
        booking: captures.id,
        intentId: holds.intentId,
        amountMinor: captures.amountMinor,
        currency: captures.currency,
        cause: sql<string>`${captures.reason}`.as('cause'),
        basis: captures.basis,
        policyVersion: captures.policyVersion,
        status: sql<string>`${captures.status}`.as('status'),
        problem: captures.problem,
      })
      .from(captures)
      .innerJoin(holds, eq(holds.id, captures.holdId))
      .where(eq(captures.id, row.booking)),
    tx.orm
      .select({
        booking: charges.id,
        intentId: charges.intentId,
        amountMinor: charges.amountMinor,
        currency: charges.currency,
        cause: sql<string>`${charges.cause}`.as('cause'),
        basis: charges.basis,
        policyVersion: charges.policyVersion,
        status: sql<string>`${charges.status}`.as('status'),
        problem: charges.problem,
      })
      .from(charges)
      .where(eq(charges.id, row.booking)),
  )
  return income
}

const readRefunds = (tx: Tx, booking: string): Promise<RefundRow[]> =>
  tx.orm
    .select()
    .from(refunds)
    .where(eq(refunds.booking, booking))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))

/** The payment of a transaction that is about a hold and took no money. */
async function readHoldIntent(tx: Tx, transactionId: string): Promise<string | null> {
  const [row] = await tx.orm
    .select({ intentId: holds.intentId })
    .from(transactions)
    .innerJoin(holds, eq(holds.id, transactions.holdId))
    .where(eq(transactions.id, transactionId))
  return row?.intentId ?? null
}

/** `succeeded` ends a capture, `charged` a charge. */
const isPaid = (income: Income) => income.status === 'succeeded' || income.status === 'charged'

const refundableRest = (income: Income, refundRows: readonly RefundRow[]) =>
  refundable(
    money(income.amountMinor, income.currency),
    refundRows.map((refund) => ({
      amount: money(refund.amountMinor, refund.currency),
      state: refund.status,
    })),
  )

/** One transaction with its cause, its refunds, its ledger entries and the provider's state. */
export async function readAdminTransaction(
  deps: Deps,
  id: string,
): Promise<z.input<typeof AdminTransaction> | undefined> {
  const { db } = deps
  const row = await readAdminTransactionRow(db, id)
  if (!row) return undefined
  const income = await readIncome(db, id)
  const refundRows = income ? await readRefunds(db, income.booking) : []
  const people = await readPeople(
    db,
    refundRows.map((refund) => refund.givenBy),
  )
  const intentId = income ? income.intentId : await readHoldIntent(db, id)
  const left =
    income && isPaid(income) && row.can.refund ? refundableRest(income, refundRows) : null
  return {
    ...row,
    taken: income
      ? {
          cause: income.cause,
          basis: income.basis,
          policyVersion: income.policyVersion,
          status: income.status,
          problem: income.problem,
        }
      : null,
    left: left && { amount: toMajor(left), currency: left.currency },
    refunds: refundRows.map((refund) => ({
      id: refund.id,
      amount: toAmountDto(refund.amountMinor, refund.currency),
      status: refund.status,
      reason: refund.reason,
      by: nameFrom(people, refund.givenBy),
      at: iso(refund.createdAt),
      finishedAt: isoOrNull(refund.finishedAt),
      problem: refund.problem,
    })),
    ledger: income ? await readLedger(db, [income.booking]) : [],
    provider: await readProviderState(deps, intentId),
  }
}
