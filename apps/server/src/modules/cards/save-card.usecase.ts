import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import type { CardPorts } from './card-ports.types.ts'
import { readCustomerByProviderId, readCustomerId, type Card } from './cards.repository.ts'
import { storeCard } from './store-card.step.ts'

/**
 * Saves the card of a completed setup. The first card becomes the default. Saving the same setup
 * twice is idempotent.
 */
export async function saveCard(
  deps: Deps,
  ports: Pick<CardPorts, 'inheritByCard'>,
  userId: string,
  setupIntentId: string,
): Promise<Card | Refused<'PAYMENT_SETUP_FAILED' | 'STRIPE_ERROR' | 'UNAUTHORIZED'>> {
  const customerId = await readCustomerId(deps.db, userId)
  if (!customerId) return refuse('PAYMENT_SETUP_FAILED')
  let setup
  try {
    setup = await deps.cards.readSetup(setupIntentId)
  } catch (err) {
    deps.log.error({ err }, 'card setup could not be read')
    return refuse('STRIPE_ERROR')
  }
  // another customer's setup is treated as if it did not exist
  if (setup.kind !== 'saved' || setup.customerId !== customerId)
    return refuse('PAYMENT_SETUP_FAILED')
  return storeCard(deps, ports, userId, setup.card)
}

/**
 * Saves the card of a setup that the provider reports as completed, in case the page was closed
 * before it could do so. Setups without a customer of ours are ignored.
 */
export async function saveReportedCard(
  deps: Deps,
  ports: Pick<CardPorts, 'inheritByCard'>,
  setupIntentId: string,
): Promise<void> {
  const setup = await deps.cards.readSetup(setupIntentId)
  if (setup.kind !== 'saved') return
  const customer = await readCustomerByProviderId(deps.db, setup.customerId)
  if (customer) await storeCard(deps, ports, customer.userId, setup.card)
}
