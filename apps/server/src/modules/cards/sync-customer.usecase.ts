import type { Deps } from '../../deps.ts'
import type { DutyPorts } from './card-ports.types.ts'
import { readCustomerByProviderId } from './cards.repository.ts'
import { forgetCustomerCards } from './forget-detached-cards.step.ts'

/**
 * Forgets the cards of a customer that was deleted at the provider. The customer is created again
 * with the next card.
 */
export async function syncCustomer(
  deps: Deps,
  ports: DutyPorts,
  customerId: string,
): Promise<void> {
  const customer = await readCustomerByProviderId(deps.db, customerId)
  if (!customer || (await deps.cards.hasCustomer(customerId))) return
  await deps.db.transaction((tx) => forgetCustomerCards(deps, ports, tx, customer))
}
