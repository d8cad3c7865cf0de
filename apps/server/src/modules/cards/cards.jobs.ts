import type { Deps } from '../../deps.ts'

/** Forgets a removed card, or a person who left with all cards, at the provider; tried again until it is done. */
export function cardsJobs(deps: Deps): void {
  deps.jobs.define<{ customerId: string }>('cards.forget_customer', ({ customerId }) =>
    deps.cards.deleteCustomer(customerId),
  )
  deps.jobs.define<{ providerId: string }>('cards.detach', ({ providerId }) =>
    deps.cards.detachCard(providerId),
  )
}
