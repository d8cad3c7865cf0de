import { and, asc, desc, eq, gte, inArray, lt, min, ne, sql, type SQL } from 'drizzle-orm'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import { japanMonth, monthRange, type JapanMonth } from '@tomogolf/domain/payments/japan-month'
import { CURRENCY_CODES, add, money, subtract, type Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { games } from '../games/games.table.ts'
import { ledgerEntries } from '../participations/ledger/ledger.table.ts'

/** What a host is owed in all: frozen or on its way too, less what is to be deducted. */
const BALANCE = ['owed_to_host', 'owed_frozen', 'payout_in_transit', 'host_debt'] as const
/** Why a balance changes, by the reason of the booking; each other one is a new share. */
const KINDS = {
  refund: 'refund',
  dispute_lost: 'dispute',
  payout: 'paid',
  transfer_paid: 'paid',
  transfer_returned: 'sent_back',
  given_up: 'given_up',
  debt_given_up: 'forgiven',
} as const
export const STATEMENT_KINDS = [
  'share',
  'refund',
  'dispute',
  'paid',
  'sent_back',
  'used',
  'returned',
  'given_up',
  'forgiven',
] as const
type Kind = (typeof STATEMENT_KINDS)[number]

export type StatementLine = {
  readonly at: Instant
  readonly kind: Kind
  readonly course: ReturnType<typeof courseNamesOf>
  readonly teeTime: Instant
  /** Below zero: the host is owed less. */
  readonly amount: Money
}
/** One currency of a month; `opening` and the lines add up to `closing`. */
export type StatementPart = {
  readonly opening: Money
  readonly lines: readonly StatementLine[]
  readonly closing: Money
}

const ofHost = (hostId: string): SQL | undefined =>
  and(eq(ledgerEntries.partyId, hostId), inArray(ledgerEntries.account, [...BALANCE]))
/** Liabilities are negative in the ledger. */
const owedMinor = sql`sum(-${ledgerEntries.amountMinor})`.mapWith(Number)

/** The finished months in which something changed, the newest first. */
export async function listStatements(tx: Tx, hostId: string, now: Instant): Promise<JapanMonth[]> {
  const month = sql<string>`to_char(${ledgerEntries.at} AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM')`
  const rows = await tx.orm
    .selectDistinct({ month })
    .from(ledgerEntries)
    .where(and(ofHost(hostId), lt(ledgerEntries.at, monthRange(japanMonth(now)).start)))
    .orderBy(desc(month))
  return rows.map((row) => row.month)
}

/** What became of a host's money in a month, from the entries that all totals are made of. */
export async function readStatement(
  tx: Tx,
  hostId: string,
  month: JapanMonth,
): Promise<StatementPart[]> {
  const { start, end } = monthRange(month)
  const before = await tx.orm
    .select({ currency: ledgerEntries.currency, minor: owedMinor })
    .from(ledgerEntries)
    .where(and(ofHost(hostId), lt(ledgerEntries.at, start)))
    .groupBy(ledgerEntries.currency)
  const at = min(ledgerEntries.at)
  const changes = await tx.orm
    .select({
      at,
      reason: ledgerEntries.reason,
      currency: ledgerEntries.currency,
      minor: owedMinor,
      gameId: ledgerEntries.gameId,
    })
    .from(ledgerEntries)
    .where(
      and(
        ofHost(hostId),
        gte(ledgerEntries.at, start),
        lt(ledgerEntries.at, end),
        // a deduction moves a debt from one charge to another: its refund is a line of its own
        ne(ledgerEntries.reason, 'netted'),
      ),
    )
    .groupBy(
      ledgerEntries.booking,
      ledgerEntries.reason,
      ledgerEntries.currency,
      ledgerEntries.gameId,
    )
    .having(sql`sum(${ledgerEntries.amountMinor}) <> 0`)
    .orderBy(asc(at), asc(ledgerEntries.booking))
  const rounds = await readRounds(
    tx,
    changes.flatMap(({ gameId }) => gameId ?? []),
  )
  return CURRENCY_CODES.flatMap((currency) => {
    const opening = money(before.find((row) => row.currency === currency)?.minor ?? 0, currency)
    const lines = changes.flatMap((change): StatementLine[] => {
      const round = rounds.get(change.gameId ?? '')
      if (change.currency !== currency || !round) return []
      const amount = money(change.minor, currency)
      return [{ at: change.at!, kind: kindOf(change.reason, amount), amount, ...round }]
    })
    if (opening.minor === 0 && lines.length === 0) return []
    return [
      { opening, lines, closing: lines.reduce((sum, line) => add(sum, line.amount), opening) },
    ]
  })
}

function kindOf(reason: string, amount: Money): Kind {
  if (reason === 'credit') return amount.minor < 0 ? 'used' : 'returned'
  return KINDS[reason as keyof typeof KINDS] ?? 'share'
}

async function readRounds(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Pick<StatementLine, 'course' | 'teeTime'>>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.orm
    .select()
    .from(games)
    .where(inArray(games.id, [...new Set(ids)]))
  return new Map(
    rows.map((game) => [game.id, { course: courseNamesOf(game), teeTime: game.teeTime }]),
  )
}

/** What the lines of some kinds add up to. */
export const sumOf = ({ opening, lines }: StatementPart, kinds: readonly Kind[]): Money =>
  lines
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { amount }) => add(sum, amount), subtract(opening, opening))
