import { readBillingDetails } from '../addresses.ts'
import { decideOnCard } from './card-decision.ts'
import { readCardEntry } from './card-entry.ts'
import type { CardEntry } from './card-entry.ts'
import { DISPLAY_BRAND, testCardByName } from './cards.ts'
import type { TestCard } from './cards.ts'
import { yearAndMonth } from '../clock.ts'
import { declineBody } from './declines.ts'
import { badParameter, badRequest, cardError, ProviderError, resourceMissing } from '../errors.ts'
import { emit } from '../events/events.ts'
import { fingerprintOf } from './fingerprints.ts'
import { newId } from '../ids.ts'
import { changeMetadata } from '../http/params.ts'
import type { Params } from '../http/params.ts'
import type { PaymentMethod, VaultEntry } from '../types.ts'
import { pathId } from '../world.ts'
import type { Call, Handler, World } from '../world.ts'

export interface NewMethod {
  readonly entry: CardEntry
  readonly billing: PaymentMethod['billing_details']
}

/**
 * Reads a typed card. Only a page may send one: card numbers never pass through the product's
 * server.
 */
export function readNewMethod(call: Call, params: Params): NewMethod {
  params.oneOf('type', ['card'])
  params.oneOf('allow_redisplay', ['always', 'limited', 'unspecified'])
  const card = params.group('card')
  const billing = readBillingDetails(params.group('billing_details'))
  if (!card) throw badParameter('Missing required param: card.', 'card', 'parameter_missing')
  const entry = readCardEntry(card, call.world.clock.now())
  if (!call.fromPage) {
    throw new ProviderError(
      402,
      {
        type: 'invalid_request_error',
        message:
          'Sending credit card numbers directly to the Stripe API is generally unsafe. ' +
          'Use a publishable key from the page, or a test payment method such as pm_card_visa.',
      },
      false,
    )
  }
  return { entry, billing }
}

export function storeMethod(world: World, { entry, billing }: NewMethod): PaymentMethod {
  const { card } = entry
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: entry.cvcGiven ? 'unchecked' : null,
      },
      country: card.country,
      display_brand: DISPLAY_BRAND[card.brand],
      exp_month: entry.expMonth,
      exp_year: entry.expYear,
      fingerprint: fingerprintOf(card.number),
      funding: card.funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: card.brand !== 'unionpay' },
      wallet: null,
    },
    created: world.clock.seconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  world.store.paymentMethods.put(method)
  world.store.vault.put({ id: method.id, number: card.number, setUp: false, spent: false })
  return method
}

/**
 * A saved method by its id, or a fresh one for a test name such as `pm_card_visa`. Throws "No such
 * PaymentMethod".
 */
export function resolvePaymentMethod(
  world: World,
  id: string,
  param = 'payment_method',
): PaymentMethod {
  const named = testCardByName(id)
  if (named)
    return storeMethod(world, {
      entry: namedEntry(named, world.clock.now()),
      billing: readBillingDetails(undefined),
    })
  const method = world.store.paymentMethods.get(id)
  if (!method) throw resourceMissing('PaymentMethod', id, param)
  return method
}

const namedEntry = (card: TestCard, now: number): CardEntry => ({
  card,
  expMonth: 12,
  expYear: yearAndMonth(now).year + 4,
  cvcGiven: true,
})

export function secretOf(world: World, method: PaymentMethod): VaultEntry {
  const secret = world.store.vault.get(method.id)
  if (!secret) throw new Error(`no vault entry for ${method.id}`)
  return secret
}

/** The provider never reuses a method that was detached or used without a customer. */
export function assertUsable(world: World, method: PaymentMethod): void {
  if (!secretOf(world, method).spent) return
  throw badRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, or was detached from a Customer. ' +
      'It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
    { param: 'payment_method' },
  )
}

/** Attaches after asking the bank as the provider does: a card that declines is not saved (402). */
export function attachToCustomer(
  world: World,
  method: PaymentMethod,
  customer: string,
): PaymentMethod {
  assertUsable(world, method)
  if (method.customer !== null)
    throw badRequest('The payment method you provided has already been attached to a customer.')
  const decision = decideOnCard(world, method, secretOf(world, method), {
    purpose: 'attach',
    offSession: false,
    authenticated: false,
    wanted: 'automatic',
  })
  if (decision.outcome === 'declined') throw cardError(declineBody(decision.code))
  return linkToCustomer(world, method, customer)
}

/** Attaches without asking the bank, which a setup or payment has just done. */
export function linkToCustomer(
  world: World,
  method: PaymentMethod,
  customer: string,
): PaymentMethod {
  if (method.customer === customer) return method
  const card = {
    ...method.card,
    checks: method.card.checks && {
      ...method.card.checks,
      cvc_check: method.card.checks.cvc_check && 'pass',
    },
  }
  const attached: PaymentMethod = { ...method, card, customer }
  world.store.paymentMethods.put(attached)
  emit(world, 'payment_method.attached', attached)
  return attached
}

export const createPaymentMethod: Handler = (call) => {
  const metadata = call.params.metadata()
  const input = readNewMethod(call, call.params)
  call.params.done()
  const method = storeMethod(call.world, input)
  const complete = { ...method, metadata: changeMetadata({}, metadata) }
  call.world.store.paymentMethods.put(complete)
  return complete
}

export function methodInPath(call: Call, index = 0): PaymentMethod {
  const method = call.world.store.paymentMethods.get(pathId(call, index))
  if (!method) throw resourceMissing('PaymentMethod', pathId(call, index))
  return method
}
