import { money, toPlainText } from '@tomogolf/domain/money'
import { DAY, minutes, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { notifyOperator } from '../../../platform/notify-external.ts'
import type { ProviderTransfer } from '../../../platform/payments/payout-provider.ts'
import { listTransferred, type Payout } from '../batches.repository.ts'
import { reportPayout } from './report-payout.step.ts'

/** `payoutId` null: a transfer of a payout that we do not know. */
export type TransferDiscrepancy = { readonly payoutId: string | null; readonly what: string }

/** Payouts that moved this recently may be between two steps; the next run compares them. */
const SETTLING_TIME = minutes(10)
/** A transfer follows its payout by the time of an approval, or of a provider that is not reached. */
const LATE_TRANSFER_TIME = 14 * DAY

/**
 * Compares the transfers and reversals at the provider, created since an instant, with the payouts.
 * Changes nothing. Throws when the provider is unreachable. Without a payout by transfer there is
 * nothing to compare, and the account may not be allowed to list transfers.
 */
export async function auditTransfers(
  { db, cards, clock }: Pick<Deps, 'db' | 'cards' | 'clock'>,
  since: Instant = 0,
): Promise<TransferDiscrepancy[]> {
  const rows = await listTransferred(db, since - LATE_TRANSFER_TIME)
  if (rows.length === 0) return []
  const known = new Map(rows.map((row) => [row.payout.id, row]))
  const isSettling = (touchedAt: Instant) => Math.abs(clock.now() - touchedAt) <= SETTLING_TIME
  const found: TransferDiscrepancy[] = []
  const seen = new Set<string>()
  for await (const transfer of cards.listTransfers(since)) {
    // made by hand at the provider: it has no payout and no booking here
    if (transfer.payoutId === null) continue
    seen.add(transfer.transferId)
    const row = known.get(transfer.payoutId)
    if (!row)
      found.push({
        payoutId: null,
        what: `${transfer.transferId}: the provider has a transfer of a payout ${transfer.payoutId} that we do not know`,
      })
    else if (!isSettling(row.touchedAt))
      found.push(
        ...compare(transfer, row.payout).map((what) => ({ payoutId: row.payout.id, what })),
      )
  }
  for (const { payout, touchedAt } of rows)
    if (
      payout.createdAt >= since &&
      payout.transferId !== null &&
      !seen.has(payout.transferId) &&
      !isSettling(touchedAt)
    )
      found.push({
        payoutId: payout.id,
        what: `payout ${payout.id}: the provider knows no ${payout.transferId}`,
      })
  return found
}

function compare({ transferId, amount, takenBack }: ProviderTransfer, payout: Payout): string[] {
  const subject = `payout ${payout.id}`
  if (payout.transferId !== transferId)
    return takenBack < amount.minor
      ? [`${subject}: the provider made ${transferId}, we know ${payout.transferId ?? 'none'}`]
      : []
  const list: string[] = []
  const yen = money(payout.yen, 'JPY')
  if (amount.currency !== 'JPY' || amount.minor !== payout.yen)
    list.push(
      `${subject}: the provider transferred ${toPlainText(amount)}, we booked ${toPlainText(yen)}`,
    )
  const expected = payout.status === 'returned' ? payout.yen : 0
  if (takenBack !== expected && payout.status !== 'reversing')
    list.push(
      `${subject}: the provider took back ${toPlainText(money(takenBack, 'JPY'))}, we booked ${toPlainText(money(expected, 'JPY'))}`,
    )
  return list
}

/** Reports every difference: a case where the payout is known, else an email. Repairs nothing. */
export async function reportTransferDiscrepancies(deps: Deps, since: Instant): Promise<void> {
  const found = await auditTransfers(deps, since)
  for (const { what } of found) deps.log.error({ discrepancy: what }, 'transfer audit')
  await deps.db.transaction(async (tx) => {
    for (const { payoutId, what } of found)
      if (payoutId !== null)
        await reportPayout(deps, tx, payoutId, what.replace(`payout ${payoutId}: `, ''))
    const strays = found.filter(({ payoutId }) => payoutId === null).map(({ what }) => what)
    if (strays.length > 0)
      await notifyOperator(deps.jobs, tx, {
        subjectKey: 'money_problem',
        params: { details: strays.slice(0, 50).join('\n') },
      })
  })
}
