import type { Tx } from '../../platform/database/database.ts'

export type CardFactsOfUser = {
  readonly customerId: string | null
  readonly defaultCardId: string | null
}

/**
 * The card provider's customer and the default card. Cards belong to a later module; they are only read here, by their columns,
 * because the profile shows them to its owner. A card is saved only after the provider verified it.
 */
export async function readCardFacts(tx: Tx, userId: string): Promise<CardFactsOfUser> {
  const { rows } = await tx.executeSql<{ customer_id: string | null; card_id: string | null }>(
    `SELECT (SELECT customer_id FROM card_customers WHERE user_id = $1) AS customer_id,
            (SELECT id FROM cards WHERE user_id = $1 AND is_default AND removed_at IS NULL) AS card_id`,
    [userId],
  )
  return { customerId: rows[0]?.customer_id ?? null, defaultCardId: rows[0]?.card_id ?? null }
}
