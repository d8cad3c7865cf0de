import type { Tx } from '../../platform/database/database.ts'
import type { PaymentProfile } from '../accounts/account-ports.types.ts'
import { readCustomerId, readDefaultCard } from './cards.repository.ts'

/** A card is saved only after the provider verified it. */
export const readPaymentProfile = async (tx: Tx, userId: string): Promise<PaymentProfile> => ({
  customerId: (await readCustomerId(tx, userId)) ?? null,
  defaultCardId: (await readDefaultCard(tx, userId))?.id ?? null,
})
