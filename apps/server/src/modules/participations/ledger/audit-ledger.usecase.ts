import { minutes, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { ProviderPayment } from '../../../platform/payments/card-provider.ts'
import {
  listExpected,
  readDiscrepancies,
  readExpected,
  type Discrepancy,
  type Expected,
} from './ledger-audit.read.ts'

export type LedgerReport = {
  readonly faults: readonly Discrepancy[]
  readonly payments: number
  readonly at: Instant
}

/** What was touched so lately may be between two steps, and is looked at the next time. */
const IN_MOTION = minutes(10)
const BATCH = 100

/**
 * Looks for what cannot be: bookings that do not add up, money moved without a booking, transactions that show something else, and
 * payments at the provider, begun since an instant, that differ from ours. Changes nothing. Throws when the provider cannot be reached.
 */
export async function auditLedger(
  deps: Pick<Deps, 'db' | 'cards' | 'clock'>,
  since: Instant = 0,
): Promise<LedgerReport> {
  const at = deps.clock.now(),
    settled = at - IN_MOTION
  const faults = await readDiscrepancies(deps.db)
  const seen = new Set<string>()
  let payments = 0,
    batch: ProviderPayment[] = []
  const compare = async () => {
    const expected = await readExpected(
      deps.db,
      batch.flatMap((p) => p.tag?.id ?? []),
    )
    for (const p of batch)
      faults.push(...differences(p, p.tag ? expected.get(p.tag.id) : undefined, settled))
    batch = []
  }
  for await (const payment of deps.cards.listPayments(since)) {
    payments++
    seen.add(payment.intentId)
    batch.push(payment)
    if (batch.length === BATCH) await compare()
  }
  await compare()
  for (const e of await listExpected(deps.db, since)) {
    if (
      e.touchedAt < settled &&
      !seen.has(e.intentId!) &&
      !(await deps.cards.readPayment(e.intentId!))
    )
      faults.push(fault(e, `${e.kind} ${e.id}: the provider knows no ${e.intentId}`))
  }
  return { faults, payments, at }
}

const fault = (e: Expected, what: string): Discrepancy => ({
  what,
  gameId: e.gameId,
  holdId: e.holdId,
})

function differences(
  { tag, intentId, outcome, taken, refunded }: ProviderPayment,
  e: Expected | undefined,
  settled: Instant,
): Discrepancy[] {
  const holds = outcome.kind === 'authorised'
  // payments made by hand in the provider's own pages have no tag; they are nobody's booking here
  if (!tag) return []
  if (!e)
    return holds || taken.minor > 0
      ? [
          {
            what: `${intentId}: the provider has a ${tag.kind} ${tag.id} that we do not know`,
            gameId: null,
            holdId: null,
          },
        ]
      : []
  if (e.touchedAt >= settled) return []
  if (e.intentId !== intentId)
    return holds || taken.minor > refunded.minor
      ? [
          fault(
            e,
            `${intentId} is not the payment of ${tag.kind} ${tag.id}, but ${holds ? 'still holds' : 'took'} money`,
          ),
        ]
      : []
  const list: Discrepancy[] = []
  if (taken.minor !== e.taken)
    list.push(
      fault(
        e,
        `${tag.kind} ${tag.id}: the provider took ${taken.minor} ${taken.currency}, we booked ${e.taken}`,
      ),
    )
  if (refunded.minor !== e.refunded)
    list.push(
      fault(
        e,
        `${tag.kind} ${tag.id}: the provider gave back ${refunded.minor} ${refunded.currency}, we booked ${e.refunded}`,
      ),
    )
  if (holds && !e.open)
    list.push(fault(e, `${tag.kind} ${tag.id} has ended, but the provider still holds the amount`))
  return list
}
