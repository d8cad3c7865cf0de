import { POLICY_VERSION } from '@tomogolf/domain/pricing'
import { threeDSecureOf } from '@tomogolf/domain/settings'
import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { presentCardAccess, type CardAccess } from './card-access.presenter.ts'
import { readSettings } from '../settings/settings.repository.ts'
import type { DutyPorts } from './card-ports.types.ts'
import { insertCustomer, readCustomer, replaceCustomer, type Customer } from './cards.repository.ts'
import { forgetCustomerCards } from './forget-detached-cards.step.ts'

type CardUser = { id: string; email: string }

/**
 * Creates a setup intent, so the user consents to later holds on the card. Calls the provider
 * outside any transaction.
 */
export async function beginCardSetup(
  deps: Deps,
  ports: DutyPorts,
  user: CardUser,
): Promise<CardAccess | Refused<'PAYMENT_SETUP_FAILED'>> {
  try {
    const customer = await ensureCustomer(deps, user)
    const request = {
      agreement: POLICY_VERSION,
      threeDSecure: threeDSecureOf(await readSettings(deps.db)),
    }
    const setup =
      (await deps.cards.createSetup(customer.customerId, request)) ??
      // the customer was deleted at the provider
      (await deps.cards.createSetup(
        (await recreateCustomer(deps, ports, user, customer)).customerId,
        request,
      ))
    return setup
      ? presentCardAccess(deps.cards, setup.clientSecret)
      : refuse('PAYMENT_SETUP_FAILED')
  } catch (err) {
    deps.log.error({ err }, 'card setup')
    return refuse('PAYMENT_SETUP_FAILED')
  }
}

/**
 * The user's customer at the provider, created on first use. The provider's idempotency key
 * prevents two customers.
 */
async function ensureCustomer(deps: Deps, user: CardUser): Promise<Customer> {
  const known = await readCustomer(deps.db, user.id)
  if (known) return known
  await insertCustomer(deps.db, user.id, await deps.cards.createCustomer(user, 0), deps.clock.now())
  return (await readCustomer(deps.db, user.id))!
}

/** The next customer of a user; the cards of the deleted one can never be charged again. */
async function recreateCustomer(
  deps: Deps,
  ports: DutyPorts,
  user: CardUser,
  deleted: Customer,
): Promise<Customer> {
  const customerId = await deps.cards.createCustomer(user, deleted.formerIds.length + 1)
  await deps.db.transaction(async (tx) => {
    await forgetCustomerCards(deps, ports, tx, deleted)
    await replaceCustomer(tx, deleted, customerId)
  })
  return (await readCustomer(deps.db, user.id))!
}
