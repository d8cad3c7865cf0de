import { and, asc, eq, inArray, min, sql } from 'drizzle-orm'
import { CURRENCY_CODES, add, money, type Money } from '@tomogolf/domain/money'
import type { Tx } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'
import { ledgerEntries } from './ledger.table.ts'

/** Refunds of one charge after the host was paid for it, as far as no other share has paid them. */
export type HostDebt = {
  readonly hostId: string
  /** The capture or charge that was refunded. */
  readonly booking: string
  readonly gameId: string
  readonly amount: Money
}

/** The debts of hosts, or of all hosts, the oldest first. */
export async function listDebts(tx: Tx, hostIds?: readonly string[]): Promise<HostDebt[]> {
  const minor = sql`sum(${ledgerEntries.amountMinor})`.mapWith(Number)
  const rows = await tx.orm
    .select({
      hostId: sql<string>`${ledgerEntries.partyId}`,
      booking: sql<string>`${ledgerEntries.income}`,
      gameId: sql<string>`min(${ledgerEntries.gameId})`,
      currency: ledgerEntries.currency,
      minor,
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.account, 'host_debt'),
        hostIds && inArray(ledgerEntries.partyId, [...hostIds]),
      ),
    )
    .groupBy(ledgerEntries.partyId, ledgerEntries.income, ledgerEntries.currency)
    .having(sql`${minor} > 0`)
    .orderBy(asc(min(ledgerEntries.at)), asc(ledgerEntries.income))
  return rows.map(({ currency, minor: sum, ...row }) => ({ ...row, amount: money(sum, currency) }))
}
/** The sums of debts, by currency. */
export const sumDebts = (debts: readonly HostDebt[]): Money[] =>
  CURRENCY_CODES.map((currency) =>
    debts
      .filter(({ amount }) => amount.currency === currency)
      .reduce((sum, { amount }) => add(sum, amount), money(0, currency)),
  ).filter(({ minor }) => minor > 0)

/** The balances of a charge that a refund or a payout that came back changes. */
export async function readHostBalances(
  tx: Tx,
  { booking, taken }: { booking: string; taken: Money },
): Promise<{ owed: Money; debt: Money }> {
  const rows = await tx.orm
    .select({
      account: ledgerEntries.account,
      minor: sql`sum(${ledgerEntries.amountMinor})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.income, booking),
        inArray(ledgerEntries.account, ['owed_to_host', 'host_debt']),
      ),
    )
    .groupBy(ledgerEntries.account)
  const minorOf = (account: string) => rows.find((row) => row.account === account)?.minor ?? 0
  return {
    owed: money(-minorOf('owed_to_host'), taken.currency),
    debt: money(minorOf('host_debt'), taken.currency),
  }
}

/** Whether a host can still be paid, and so can pay a debt. */
export async function hasAccount(tx: Tx, hostId: string): Promise<boolean> {
  const [row] = await tx.orm
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, hostId))
  return row?.deletedAt === null
}
