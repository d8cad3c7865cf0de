import { asc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { AdminTransaction } from '@tomogolf/contract/admin/money.schemas'
import type { Figures, Shares } from '@tomogolf/domain/payments/figures'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { presentAmount } from '../../../platform/http/amount.presenter.ts'
import { charges } from '../../participations/charges/charges.table.ts'
import { refunds } from '../../participations/refunds/refunds.table.ts'
import { readFiguresOf } from '../../participations/ledger/figures.read.ts'
import { captures, holds } from '../../participations/holds/holds.table.ts'
import { transactions } from '../../participations/ledger/ledger.table.ts'
import { toAmountDto } from '../dto.presenter.ts'
import { nameFrom, readPeople } from '../users/people.read.ts'
import { readRefundLimit } from './approvals.read.ts'
import { readLedger } from './ledger.read.ts'
import { readProviderState } from './provider-state.read.ts'
import { readAdminTransactionRow } from './transactions.read.ts'

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

/** An open refund can be repeated at once; a failed one by a new refund, once. */
const canRetry = (refund: RefundRow, all: readonly RefundRow[]): boolean =>
  refund.status === 'retrying' ||
  (refund.status === 'failed' &&
    refund.creditOf === null &&
    !all.some((other) => other.retryOf === refund.id))

const presentShares = ({ total, platform, host }: Shares) => ({
  total: presentAmount(total),
  platform: presentAmount(platform),
  host: presentAmount(host),
})
const presentFigures = (figures: Figures) => ({
  gross: presentShares(figures.gross),
  refunded: presentShares(figures.refunded),
  refunding: presentShares(figures.refunding),
  net: presentShares(figures.net),
  paidOut: presentAmount(figures.paidOut),
  inTransit: presentAmount(figures.inTransit),
  credited: presentAmount(figures.credited),
  netted: presentAmount(figures.netted),
  owed: presentAmount(figures.owed),
  debt: presentAmount(figures.debt),
  bearable: presentAmount(figures.bearable),
})

/** One transaction with its cause, its refunds, its ledger entries and the provider's state. */
export async function readAdminTransaction(
  deps: Deps,
  id: string,
  viewerId: string,
): Promise<z.input<typeof AdminTransaction> | undefined> {
  const { db } = deps
  const row = await readAdminTransactionRow(db, id, viewerId)
  if (!row) return undefined
  const income = await readIncome(db, id)
  const refundRows = income ? await readRefunds(db, income.booking) : []
  const people = await readPeople(
    db,
    refundRows.map((refund) => refund.givenBy),
  )
  const intentId = income ? income.intentId : await readHoldIntent(db, id)
  const figures = income && (await readFiguresOf(db, income.booking))
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
    left: figures && row.can.refund ? presentAmount(figures.refundable) : null,
    approvalLimit:
      income && figures
        ? await readRefundLimit(db, income.booking, figures.refundable.currency)
        : null,
    figures: figures ? presentFigures(figures) : null,
    refunds: refundRows.map((refund) => ({
      id: refund.id,
      amount: toAmountDto(refund.amountMinor, refund.currency),
      fromHost: toAmountDto(refund.fromHostMinor, refund.currency),
      bearer: refund.bearer,
      category: refund.category,
      canRetry: canRetry(refund, refundRows),
      isRefill: refund.refillOf !== null,
      isCredit: refund.creditOf !== null,
      status: refund.status,
      reason: refund.reason,
      by: nameFrom(people, refund.givenBy),
      at: iso(refund.createdAt),
      finishedAt: isoOrNull(refund.finishedAt),
      problem: refund.problem,
    })),
    ledger: income ? await readLedger(db, [income.booking]) : [],
    provider: await readProviderState(deps, intentId, income?.status),
  }
}
