import { and, eq, isNull } from 'drizzle-orm'
import { exportColumns, type PersonalData } from '../../platform/personal-data.ts'
import { cardCustomers, cards } from './cards.table.ts'

export const cardsPersonalData: PersonalData = {
  records: [
    {
      name: 'cards',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              cards,
              'id',
              'brand',
              'last4',
              'expMonth',
              'expYear',
              'funding',
              'isDefault',
              'createdAt',
              'removedAt',
            ),
          )
          .from(cards)
          .where(eq(cards.userId, userId))
          .orderBy(cards.createdAt),
      // the provider deletes the customer with all cards, after the commit
      erase: async (tx, userId, { now, jobs }) => {
        await tx.orm
          .update(cards)
          .set({ removedAt: now, isDefault: false })
          .where(and(eq(cards.userId, userId), isNull(cards.removedAt)))
        await tx.orm.update(cards).set({ fingerprint: null }).where(eq(cards.userId, userId))
        const customers = await tx.orm
          .delete(cardCustomers)
          .where(eq(cardCustomers.userId, userId))
          .returning({ customerId: cardCustomers.customerId })
        for (const { customerId } of customers)
          await jobs.enqueue(tx, 'cards.forget_customer', { customerId })
      },
      retained: 'brand and last digits explain past payments',
    },
  ],
  notExported: {
    card_customers:
      'holds only the key at the card provider; deleting the account deletes it there and here',
  },
}
