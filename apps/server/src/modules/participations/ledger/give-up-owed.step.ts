import {
  CURRENCY_CODES,
  add,
  minOf,
  money,
  subtract,
  toPlainText,
  type Money,
} from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import type { OwedToUser } from '../../../platform/personal-data.ts'
import { newId } from '../../../platform/security/ids.ts'
import { lockGames } from '../../games/games.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { listDebts, sumDebts } from './debts.read.ts'
import { giveUpDebts, netDebts } from './net-debts.step.ts'
import { readIncome } from './income.read.ts'
import { recordNoLongerOwed, updateTransactions } from './ledger.repository.ts'
import { listOwed, type Owed } from './owed-to-host.read.ts'

const sumByCurrency = (owed: readonly Owed[]): Money[] =>
  CURRENCY_CODES.map((currency) =>
    owed
      .filter(({ amount }) => amount.currency === currency)
      .reduce((sum, { amount }) => add(sum, amount), money(0, currency)),
  ).filter((sum) => sum.minor > 0)

/** What is owed, less refunds of what was paid out. */
async function readOwed(tx: Tx, userId: string): Promise<Money[]> {
  const debts = sumDebts(await listDebts(tx, [userId]))
  return sumByCurrency(await listOwed(tx, userId))
    .map((owed) => {
      const debt = debts.find(({ currency }) => currency === owed.currency)
      return debt ? subtract(owed, minOf(owed, debt)) : owed
    })
    .filter(({ minor }) => minor > 0)
}

/** What is owed to a host who deletes the account. */
export const owedToHost: OwedToUser = {
  read: readOwed,
  lock: async (tx, userId) => {
    // the game lock serializes refunds and payouts
    await lockGames(
      tx,
      [...(await listOwed(tx, userId)), ...(await listDebts(tx, [userId]))].map(
        ({ gameId }) => gameId,
      ),
    )
    return readOwed(tx, userId)
  },
  giveUp: async (tx, userId, now) => {
    await netDebts(tx, userId, await listOwed(tx, userId), now)
    await giveUpDebts(tx, userId, now)
    for (const owed of await listOwed(tx, userId)) await giveUp(tx, userId, owed, now)
  },
}

async function giveUp(
  tx: Tx,
  hostId: string,
  { transactionId, booking, gameId, amount }: Owed,
  now: Instant,
): Promise<void> {
  const { cause } = (await readIncome(tx, booking))!
  await recordNoLongerOwed(
    tx,
    { booking: newId(), income: booking, cause, gameId, reason: 'given_up', at: now },
    { account: 'given_up', amount, hostId },
  )
  await updateTransactions(tx, [transactionId], { status: 'failed', reason: 'given_up' })
  await writeAudit(tx, now, {
    actorId: hostId,
    ip: null,
    action: 'host.give_up',
    subject: transactionId,
    reason: 'the account was deleted',
    before: `${toPlainText(amount)} owed`,
    after: `${toPlainText(amount)} given up`,
  })
}
