import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { AdminCaseRow } from '@tomogolf/contract/admin/cases/cases.schemas'
import type { Currency } from '@tomogolf/domain/money'
import type { Tx } from '../../../platform/database/database.ts'
import type { Case } from '../../participations/cases/cases.repository.ts'
import { charges } from '../../participations/charges/charges.table.ts'
import { captures, holds } from '../../participations/holds/holds.table.ts'
import { refunds } from '../../participations/refunds/refunds.table.ts'
import { toAmountDto } from '../dto.presenter.ts'
import { readPeople } from '../users/people.read.ts'

type PaymentDto = NonNullable<z.input<typeof AdminCaseRow>['payment']>
type Payment = { id: string; minor: number; currency: Currency; userId: string }

const SUBJECT = /^(charge|refund|capture|release) (\S+)$/

/** The payment that a case is about: a refused charge, or a decision without a result. */
function subjectOf({ kind, details }: Case): { what: PaymentDto['what']; id: string } | null {
  if (kind === 'charge_refused') return details === null ? null : { what: 'charge', id: details }
  const [, what, id] = (kind === 'payment_stuck' && SUBJECT.exec(details ?? '')) || []
  return what && id ? { what: what as PaymentDto['what'], id } : null
}

/** Amount and payer of the payments that cases are about, by the case. */
export async function readCasePayments(
  tx: Tx,
  cases: readonly Case[],
): Promise<Map<string, PaymentDto>> {
  const subjects = cases.flatMap((row) => {
    const subject = subjectOf(row)
    return subject ? [{ caseId: row.id, ...subject }] : []
  })
  const found = new Map<string, Payment>()
  for (const what of ['charge', 'refund', 'capture', 'release'] as const) {
    const ids = subjects.filter((subject) => subject.what === what).map(({ id }) => id)
    if (ids.length === 0) continue
    for (const payment of await READ[what](tx, ids)) found.set(`${what} ${payment.id}`, payment)
  }
  const people = await readPeople(
    tx,
    [...found.values()].map(({ userId }) => userId),
  )
  return new Map(
    subjects.flatMap(({ caseId, what, id }) => {
      const payment = found.get(`${what} ${id}`)
      return payment
        ? [
            [
              caseId,
              {
                what,
                amount: toAmountDto(payment.minor, payment.currency),
                payer: people.get(payment.userId) ?? null,
              },
            ] as const,
          ]
        : []
    }),
  )
}

const READ: Record<PaymentDto['what'], (tx: Tx, ids: string[]) => Promise<Payment[]>> = {
  charge: (tx, ids) =>
    tx.orm
      .select({
        id: charges.id,
        minor: charges.amountMinor,
        currency: charges.currency,
        userId: charges.userId,
      })
      .from(charges)
      .where(inArray(charges.id, ids)),
  refund: (tx, ids) =>
    tx.orm
      .select({
        id: refunds.id,
        minor: refunds.amountMinor,
        currency: refunds.currency,
        userId: refunds.userId,
      })
      .from(refunds)
      .where(inArray(refunds.id, ids)),
  // of these two the case names the hold
  capture: (tx, ids) =>
    tx.orm
      .select({
        id: holds.id,
        minor: captures.amountMinor,
        currency: captures.currency,
        userId: holds.guestId,
      })
      .from(captures)
      .innerJoin(holds, eq(holds.id, captures.holdId))
      .where(inArray(holds.id, ids)),
  release: (tx, ids) =>
    tx.orm
      .select({
        id: holds.id,
        minor: holds.amountMinor,
        currency: holds.currency,
        userId: holds.guestId,
      })
      .from(holds)
      .where(inArray(holds.id, ids)),
}
