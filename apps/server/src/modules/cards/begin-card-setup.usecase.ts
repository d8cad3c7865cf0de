import { POLICY_VERSION } from '@tomogolf/domain/pricing'
import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { presentCardAccess, type CardAccess } from './card-access.presenter.ts'
import { insertCustomer, readCustomerId } from './cards.repository.ts'

/**
 * Creates a setup intent, so the user consents to later holds on the card. Calls the provider
 * outside any transaction.
 */
export async function beginCardSetup(
  deps: Deps,
  user: { id: string; email: string },
): Promise<CardAccess | Refused<'PAYMENT_SETUP_FAILED'>> {
  try {
    const setup = await deps.cards.createSetup(await ensureCustomer(deps, user), {
      agreement: POLICY_VERSION,
      threeDSecure: 'automatic',
    })
    return presentCardAccess(deps.cards, setup.clientSecret)
  } catch (err) {
    deps.log.error({ err }, 'card setup')
    return refuse('PAYMENT_SETUP_FAILED')
  }
}

/**
 * The user's customer at the provider, created on first use. The provider's idempotency key
 * prevents two customers.
 */
export async function ensureCustomer(
  deps: Deps,
  user: { id: string; email: string },
): Promise<string> {
  const known = await readCustomerId(deps.db, user.id)
  if (known) return known
  await insertCustomer(deps.db, user.id, await deps.cards.createCustomer(user), deps.clock.now())
  return (await readCustomerId(deps.db, user.id))!
}
