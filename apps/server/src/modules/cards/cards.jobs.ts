import { DAY } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { CardPorts } from './card-ports.types.ts'
import { readCardByProviderId } from './cards.repository.ts'
import { saveReportedCard } from './save-card.usecase.ts'
import { UPDATE_CUSTOMER, updateCustomer } from './update-customer.usecase.ts'

/**
 * Deletes a removed card, or a deleted user's customer, at the provider, and saves a card that the
 * provider reports. Retried until it succeeds.
 */
export function cardsJobs(deps: Deps, ports: CardPorts): void {
  deps.jobs.define<{ setupIntentId: string }>('cards.save_reported', ({ setupIntentId }) =>
    saveReportedCard(deps, ports, setupIntentId),
  )
  deps.jobs.define<{ userId: string }>(UPDATE_CUSTOMER, ({ userId }) =>
    updateCustomer(deps, userId),
  )
  deps.jobs.define<{ customerId: string }>('cards.forget_customer', ({ customerId }) =>
    deps.cards.deleteCustomer(customerId),
  )
  deps.jobs.define<{ providerId: string }>('cards.detach', async ({ providerId }) => {
    const card = await readCardByProviderId(deps.db, providerId)
    const duties = card && (await ports.readCardDuties(deps.db, card.userId))
    // the provider does not document that a hold can be captured after its card was detached
    if (card && duties?.holds.has(card.id))
      return deps.jobs.enqueue(
        deps.db,
        'cards.detach',
        { providerId },
        { at: deps.clock.now() + DAY },
      )
    await deps.cards.detachCard(providerId)
  })
}
