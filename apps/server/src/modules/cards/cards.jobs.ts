import type { Deps } from '../../deps.ts'

/**
 * Deletes a removed card, or a deleted user's customer, at the provider. Retried until it succeeds.
 */
export function cardsJobs(deps: Deps): void {
  deps.jobs.define<{ customerId: string }>('cards.forget_customer', ({ customerId }) =>
    deps.cards.deleteCustomer(customerId),
  )
  deps.jobs.define<{ providerId: string }>('cards.detach', ({ providerId }) =>
    deps.cards.detachCard(providerId),
  )
}
