import { money, toPlainText } from '@tomogolf/domain/money'
import { minutes, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { ProviderPayment } from '../../../platform/payments/card-provider.ts'
import {
  listExpectedPayments,
  readDiscrepancies,
  readExpectedPayments,
  type Discrepancy,
  type ExpectedPayment,
} from './ledger-audit.read.ts'

export type LedgerReport = {
  readonly discrepancies: readonly Discrepancy[]
  readonly payments: number
  readonly at: Instant
}

/**
 * Rows touched this recently may be between two steps; the next run compares them. A row that is
 * dated further ahead comes from a clock that was moved, and is compared.
 */
const SETTLING_TIME = minutes(10)
const isSettling = ({ touchedAt }: ExpectedPayment, now: Instant): boolean =>
  Math.abs(now - touchedAt) <= SETTLING_TIME
const BATCH = 100

/**
 * Finds inconsistencies: unbalanced bookings, moved money without a booking, transactions that
 * differ, and provider payments created since an instant that differ from ours. Changes nothing.
 * Throws when the provider is unreachable.
 */
export async function auditLedger(
  deps: Pick<Deps, 'db' | 'cards' | 'clock'>,
  since: Instant = 0,
): Promise<LedgerReport> {
  const at = deps.clock.now()
  const discrepancies = await readDiscrepancies(deps.db)
  const seen = new Set<string>()
  let payments = 0,
    batch: ProviderPayment[] = []
  const compare = async () => {
    const expected = await readExpectedPayments(
      deps.db,
      batch.flatMap((payment) => payment.tag?.id ?? []),
    )
    for (const payment of batch)
      discrepancies.push(
        ...compareWithProvider(payment, payment.tag ? expected.get(payment.tag.id) : undefined, at),
      )
    batch = []
  }
  for await (const payment of deps.cards.listPayments(since)) {
    payments++
    seen.add(payment.intentId)
    batch.push(payment)
    if (batch.length === BATCH) await compare()
  }
  await compare()
  for (const expected of await listExpectedPayments(deps.db, since)) {
    if (
      !isSettling(expected, at) &&
      !seen.has(expected.intentId!) &&
      !(await deps.cards.readPayment(expected.intentId!))
    )
      discrepancies.push(
        toDiscrepancy(
          expected,
          `${expected.kind} ${expected.id}: the provider knows no ${expected.intentId}`,
        ),
      )
  }
  return { discrepancies, payments, at }
}

const toDiscrepancy = (expected: ExpectedPayment, what: string): Discrepancy => ({
  what,
  gameId: expected.gameId,
  holdId: expected.holdId,
})

function compareWithProvider(
  { tag, intentId, outcome, taken, refunded }: ProviderPayment,
  expected: ExpectedPayment | undefined,
  now: Instant,
): Discrepancy[] {
  const holds = outcome.kind === 'authorised'
  // payments made by hand in the provider's dashboard have no tag and no booking here
  if (!tag) return []
  if (!expected)
    return holds || taken.minor > 0
      ? [
          {
            what: `${intentId}: the provider has a ${tag.kind} ${tag.id} that we do not know`,
            gameId: null,
            holdId: null,
          },
        ]
      : []
  if (isSettling(expected, now)) return []
  if (expected.intentId !== intentId)
    return holds || taken.minor > refunded.minor
      ? [
          toDiscrepancy(
            expected,
            `${intentId} is not the payment of ${tag.kind} ${tag.id}, but ${holds ? 'still holds' : 'took'} money`,
          ),
        ]
      : []
  const list: Discrepancy[] = []
  if (taken.minor !== expected.taken)
    list.push(
      toDiscrepancy(
        expected,
        `${tag.kind} ${tag.id}: the provider took ${toPlainText(taken)}, we booked ${toPlainText(money(expected.taken, taken.currency))}`,
      ),
    )
  if (refunded.minor !== expected.refunded)
    list.push(
      toDiscrepancy(
        expected,
        `${tag.kind} ${tag.id}: the provider gave back ${toPlainText(refunded)}, we booked ${toPlainText(money(expected.refunded, refunded.currency))}`,
      ),
    )
  if (holds && !expected.open)
    list.push(
      toDiscrepancy(
        expected,
        `${tag.kind} ${tag.id} has ended, but the provider still holds the amount`,
      ),
    )
  return list
}
