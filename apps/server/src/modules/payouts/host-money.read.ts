import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import { CURRENCY_CODES, money, type Currency, type Money } from '@tomogolf/domain/money'
import type { ShareState } from '@tomogolf/domain/payouts/owed-share'
import { fromJapanText, iso, japanDate, japanText, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { presentAmount } from '../../platform/http/amount.presenter.ts'
import { nameForOthers } from '../accounts/profile/people.presenter.ts'
import { readPeople } from '../accounts/profile/people.read.ts'
import { games } from '../games/games.table.ts'
import { listDebts, sumDebts } from '../participations/ledger/debts.read.ts'
import { ledgerEntries } from '../participations/ledger/ledger.table.ts'
import { payoutMode } from '@tomogolf/domain/payouts/payout-terms'
import { readUndoTimes } from '../accounts/email-change/email-changes.repository.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { presentAccount, presentPayee } from './accounts.presenter.ts'
import { readPayoutAccount } from './accounts.repository.ts'
import { listStatements } from './statement.read.ts'
import { readPayee } from './connect/payees.repository.ts'
import { listOwedShares, type OwedShare } from './owed-shares.read.ts'

type HostMoney = ResultOf<'GET /api/payouts'>
type Settled = 'credit_used' | 'paid_out' | 'payout_in_transit'
const HISTORY_ROWS = 50
const KINDS = {
  paid_out: { done: 'paid', back: 'sent_back' },
  credit_used: { done: 'used', back: 'returned' },
  // the share that pays; the charge that was refunded has the other half
  netted: { done: 'deducted', back: null },
} as const
type Shown = keyof typeof KINDS

/** Everything that a host is owed, and what was paid or used, the newest first. */
export async function readHostMoney(deps: Deps, hostId: string): Promise<HostMoney> {
  const { db, clock } = deps
  const now = clock.now()
  const settings = await readSettings(db)
  const shares = await listOwedShares(db, hostId, settings, now)
  const people = await readPeople(
    db,
    shares.flatMap(({ payerId }) => payerId ?? []),
  )
  const account = await readPayoutAccount(db, hostId)
  const payee = await readPayee(db, hostId)
  const undoTime = (await readUndoTimes(db, [hostId], now)).get(hostId)
  const debts = sumDebts(await listDebts(db, [hostId]))
  const settled = [
    ...(await readSettledSince(db, hostId, startOfYear(now), ['paid_out', 'credit_used'])),
    // whenever it was sent
    ...(await readSettledSince(db, hostId, 0, ['payout_in_transit'])),
  ]
  return {
    appealDays: settings.payout_appeal_days,
    mode: payoutMode(settings),
    accountDays: settings.payout_account_days,
    account: account ? presentAccount(account, settings, undoTime) : null,
    payee: payee ? presentPayee(payee, settings, undoTime) : null,
    balances: CURRENCY_CODES.flatMap((currency) =>
      presentBalance(currency, { shares, settled, debts }),
    ),
    shares: shares.toReversed().map((share): HostMoney['shares'][number] => {
      const payer = share.payerId === null ? undefined : people.get(share.payerId)
      return {
        id: share.transactionId,
        type: share.type as HostMoney['shares'][number]['type'],
        state: share.state,
        guest: payer ? nameForOthers(payer) : null,
        game: {
          id: share.gameId,
          ...courseNamesOf(share),
          date: japanText(share.teeTime),
        },
        amount: presentAmount(share.amount),
        payableFrom: iso(share.payableFrom),
      }
    }),
    history: await readHistory(db, hostId),
    statements: await listStatements(db, hostId, now),
  }
}

const startOfYear = (now: Instant): Instant =>
  fromJapanText(`${japanDate(now).slice(0, 4)}-01-01 00:00:00`)!

type SettledSum = { account: Settled; currency: Currency; minor: number }

function presentBalance(
  currency: Currency,
  {
    shares,
    settled,
    debts,
  }: {
    shares: readonly OwedShare[]
    settled: readonly SettledSum[]
    debts: readonly Money[]
  },
): HostMoney['balances'] {
  const of = (states: readonly ShareState[]) =>
    shares
      .filter(({ amount, state }) => amount.currency === currency && states.includes(state))
      .reduce((sum, { amount }) => sum + amount.minor, 0)
  const settledOf = (account: Settled) =>
    settled.find((sum) => sum.account === account && sum.currency === currency)?.minor ?? 0
  const minors = {
    owed: of(['frozen', 'review', 'waiting', 'payable']),
    keptBack: of(['frozen', 'review']),
    waiting: of(['waiting']),
    payable: of(['payable']),
    debt: debts.find((debt) => debt.currency === currency)?.minor ?? 0,
    inTransit: settledOf('payout_in_transit'),
    paid: settledOf('paid_out'),
    used: settledOf('credit_used'),
  }
  if (Object.values(minors).every((minor) => minor === 0)) return []
  const present = (minor: number) => presentAmount(money(minor, currency))
  return [
    {
      owed: present(minors.owed),
      keptBack: present(minors.keptBack),
      waiting: present(minors.waiting),
      payable: present(minors.payable),
      debt: present(minors.debt),
      inTransit: present(minors.inTransit),
      paid: present(minors.paid),
      used: present(minors.used),
    },
  ]
}

async function readSettledSince(
  tx: Tx,
  hostId: string,
  since: Instant,
  accounts: Settled[],
): Promise<SettledSum[]> {
  const rows = await tx.orm
    .select({
      account: ledgerEntries.account,
      currency: ledgerEntries.currency,
      minor: sql`sum(-${ledgerEntries.amountMinor})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.partyId, hostId),
        inArray(ledgerEntries.account, accounts),
        gte(ledgerEntries.at, since),
      ),
    )
    .groupBy(ledgerEntries.account, ledgerEntries.currency)
  return rows.map((row) => ({ ...row, account: row.account as Settled }))
}

async function readHistory(tx: Tx, hostId: string): Promise<HostMoney['history']> {
  const isShown = or(
    inArray(ledgerEntries.account, ['paid_out', 'credit_used']),
    and(eq(ledgerEntries.account, 'netted'), lt(ledgerEntries.amountMinor, 0)),
  )
  const rows = await tx.orm
    .select({ entry: ledgerEntries, game: games })
    .from(ledgerEntries)
    .innerJoin(games, eq(games.id, ledgerEntries.gameId))
    .where(and(eq(ledgerEntries.partyId, hostId), isShown))
    .orderBy(desc(ledgerEntries.at), desc(ledgerEntries.id))
    .limit(HISTORY_ROWS)
  return rows.flatMap(({ entry, game }) => {
    const kind = KINDS[entry.account as Shown][entry.amountMinor > 0 ? 'back' : 'done']
    return kind === null
      ? []
      : {
          id: entry.id,
          at: iso(entry.at),
          kind,
          game: { id: game.id, ...courseNamesOf(game), date: japanText(game.teeTime) },
          amount: presentAmount(money(Math.abs(entry.amountMinor), entry.currency)),
        }
  })
}
