import type { Deps } from '../../deps.ts'

/** Forgets a removed card at the provider. */
export function cardsJobs(deps: Deps): void {
  deps.jobs.define<{ providerId: string }>('cards.detach', ({ providerId }) => deps.cards.detachCard(providerId))
}
