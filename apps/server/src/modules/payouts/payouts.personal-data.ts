import { and, eq, inArray } from 'drizzle-orm'
import { PAYOUT_OPEN } from '@tomogolf/domain/machines/payout-machine'
import { exportColumns, type Obligation, type PersonalData } from '../../platform/personal-data.ts'
import type { Tx } from '../../platform/database/database.ts'
import { games } from '../games/games.table.ts'
import { deletePayee } from './connect/payees.repository.ts'
import {
  payoutAccounts,
  payoutCredits,
  payoutItems,
  payoutPayees,
  payouts,
  payoutSetups,
} from './payouts.table.ts'

const MONEY = 'tax law wants the record of money for years; it points to an account without a name'

export const payoutsPersonalData: PersonalData = {
  records: [
    {
      name: 'payoutCredits',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              payoutCredits,
              'gameId',
              'currency',
              'amountMinor',
              'createdAt',
              'returnedAt',
            ),
          )
          .from(payoutCredits)
          .where(eq(payoutCredits.userId, userId))
          .orderBy(payoutCredits.createdAt),
      retained: MONEY,
    },
    {
      // number and holder are shown to their owner by the bank; the export has what identifies the account
      name: 'payoutAccount',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(payoutAccounts, 'bank', 'branch', 'kind', 'last3', 'changedAt'))
          .from(payoutAccounts)
          .where(eq(payoutAccounts.userId, userId)),
      erase: (tx, userId) => tx.orm.delete(payoutAccounts).where(eq(payoutAccounts.userId, userId)),
    },
    {
      name: 'payoutPayee',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(payoutPayees, 'accountId', 'state', 'createdAt', 'updatedAt'))
          .from(payoutPayees)
          .where(eq(payoutPayees.userId, userId)),
      erase: deletePayee,
    },
    {
      // an account that is being made; erased with the finished one
      name: 'payoutSetup',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(payoutSetups, 'createdAt'))
          .from(payoutSetups)
          .where(eq(payoutSetups.userId, userId)),
      erase: deletePayee,
    },
    {
      name: 'payouts',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              payouts,
              'status',
              'currency',
              'amountMinor',
              'yen',
              'bank',
              'branch',
              'last3',
              'reason',
              'createdAt',
              'endedAt',
            ),
          )
          .from(payouts)
          .where(eq(payouts.hostId, userId))
          .orderBy(payouts.createdAt),
      erase: (tx, userId) =>
        tx.orm
          .update(payouts)
          .set({ bank: '', branch: '', last3: '', sealed: '', destination: null })
          .where(eq(payouts.hostId, userId)),
      retained: MONEY,
    },
  ],
  listObligations: listTransfers,
}

/** A transfer that the bank may return keeps the account open. */
async function listTransfers(tx: Tx, userId: string): Promise<Obligation[]> {
  const rows = await tx.orm
    .select({
      gameId: games.id,
      courseName: games.courseName,
      courseNameJa: games.courseNameJa,
      teeTime: games.teeTime,
    })
    .from(payoutItems)
    .innerJoin(payouts, eq(payouts.id, payoutItems.payoutId))
    .innerJoin(games, eq(games.id, payoutItems.gameId))
    .where(and(eq(payouts.hostId, userId), inArray(payouts.status, [...PAYOUT_OPEN])))
  return rows.map((row) => ({ kind: 'transfer', ...row }))
}
