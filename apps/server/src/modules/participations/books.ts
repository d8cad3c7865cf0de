import { and, eq } from 'drizzle-orm'
import { money, type Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Capture, Hold } from './holds.repository.ts'
import type { GameRow, Participation } from './participations.repository.ts'
import { ledgerEntries, transactions } from './participations.table.ts'

type TransactionRow = typeof transactions.$inferInsert
export type Shown = { type: string; status?: string; amount?: Money | null; reason?: string; counterpartId?: string; card?: string }

/** What a person reads under Transactions. */
export async function recordTransaction(tx: Tx, userId: string, at: Instant, about: { game: Pick<GameRow, 'id'>; participation?: Participation; hold?: Hold }, shown: Shown): Promise<void> {
  const row: TransactionRow = {
    id: newId(), userId, type: shown.type, status: shown.status ?? 'successful', amountMinor: shown.amount?.minor ?? null, currency: shown.amount?.currency ?? null, gameId: about.game.id,
    participationId: about.participation?.id ?? null, holdId: about.hold?.id ?? null, counterpartId: shown.counterpartId ?? null, card: shown.card ?? null, reason: shown.reason ?? null, createdAt: at,
  }
  await tx.orm.insert(transactions).values(row)
}
/** The row of a hold changes its status as the hold does: pending, successful, failed. */
export async function settleAuthorisationRow(tx: Tx, holdId: string, status: 'successful' | 'failed', reason: string | null): Promise<void> {
  await tx.orm.update(transactions).set({ status, reason }).where(and(eq(transactions.holdId, holdId), eq(transactions.type, 'payment_authorized')))
}

/**
 * Books a succeeded capture. The provider owes us what the guest paid; the fee is revenue, the game-fee part of a
 * penalty is owed to the host. The rows of one booking add up to nothing.
 */
export async function bookCapture(tx: Tx, capture: Capture, hold: Hold, p: Participation, game: GameRow, at: Instant): Promise<{ fee: Money; owed: Money }> {
  const fee = money(Math.min(hold.feeMinor, capture.amountMinor), capture.currency)
  const owed = money(capture.amountMinor - fee.minor, capture.currency)
  const base = { booking: capture.id, currency: capture.currency, captureId: capture.id, gameId: game.id, reason: capture.reason, at }
  const rows: (typeof ledgerEntries.$inferInsert)[] = [
    { ...base, id: newId(), account: 'provider', partyId: p.guestId, amountMinor: capture.amountMinor },
    { ...base, id: newId(), account: 'platform_revenue', partyId: null, amountMinor: -fee.minor },
  ]
  if (owed.minor > 0) rows.push({ ...base, id: newId(), account: 'owed_to_host', partyId: game.hostId, amountMinor: -owed.minor })
  await tx.orm.insert(ledgerEntries).values(rows)
  return { fee, owed }
}
