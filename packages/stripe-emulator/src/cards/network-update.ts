import { resourceMissing } from '../errors.ts'
import { emit } from '../events/events.ts'
import type { PaymentMethod } from '../types.ts'
import type { World } from '../world.ts'

/** What the card network sends when a bank replaces a card. */
export interface CardUpdate {
  readonly expMonth?: number
  readonly expYear?: number
  readonly last4?: string
}

/** The card network replaces the data of a saved card, without a call of the product. */
export function updateByNetwork(world: World, id: string, update: CardUpdate): PaymentMethod {
  const method = world.store.paymentMethods.get(id)
  if (!method || method.customer === null) throw resourceMissing('PaymentMethod', id)
  const updated: PaymentMethod = {
    ...method,
    card: {
      ...method.card,
      exp_month: update.expMonth ?? method.card.exp_month,
      exp_year: update.expYear ?? method.card.exp_year,
      last4: update.last4 ?? method.card.last4,
    },
  }
  world.store.transaction(() => {
    world.store.paymentMethods.put(updated)
    emit(world, 'payment_method.automatically_updated', updated, method)
  })
  return updated
}
