import { authorisationWindow } from './authorisation-windows.ts'
import { bookOnBalance } from './balance-transactions.ts'
import type { Brand } from '../cards/cards.ts'
import { declineBody } from '../cards/declines.ts'
import type { DeclineCode } from '../cards/declines.ts'
import { resourceMissing } from '../errors.ts'
import { newId, randomText } from '../ids.ts'
import { statementOf } from './statement-descriptors.ts'
import { answerList } from '../http/lists.ts'
import type { CardDetails, Charge, PaymentIntent, PaymentMethod } from '../types.ts'
import { pathId } from '../world.ts'
import type { Handler, World } from '../world.ts'

interface AuthorisationFacts {
  readonly offSession: boolean
  readonly authenticated: boolean
  /** The decline, or null when approved. */
  readonly decline: DeclineCode | null
}

/** The charge of one attempt: approved (not captured yet) or failed. */
export function createCharge(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  facts: AuthorisationFacts,
): Charge {
  const failure = facts.decline === null ? null : declineBody(facts.decline)
  const id = newId('ch')
  const charge: Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: statementOf(intent.statement_descriptor_suffix),
    captured: false,
    created: world.clock.seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(facts.decline),
    paid: failure === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardDetails(world, intent, method, facts) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: failure === null ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  }
  world.store.charges.put(charge)
  return charge
}

function cardDetails(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  facts: AuthorisationFacts,
): CardDetails {
  const { card } = method
  const approved = facts.decline === null
  const held = approved && intent.capture_method === 'manual'
  const window = authorisationWindow({
    brand: card.brand as Brand,
    currency: intent.currency,
    offSession: facts.offSession,
  })
  return {
    amount_authorized: approved ? intent.amount : null,
    authorization_code: approved ? randomText(6).toUpperCase() : null,
    brand: card.brand,
    ...(held ? { capture_before: Math.floor((world.clock.now() + window) / 1000) } : {}),
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: card.checks?.cvc_check ?? null,
    },
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    extended_authorization: { status: 'disabled' },
    fingerprint: card.fingerprint,
    funding: card.funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: approved ? randomText(15) : null,
    overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: facts.authenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: newId('3ds'),
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  }
}

const outcomeOf = (decline: DeclineCode | null): Charge['outcome'] => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline === null ? 'approved_by_network' : 'declined_by_network',
  reason: decline,
  risk_level: 'normal',
  seller_message:
    decline === null
      ? 'Payment complete.'
      : 'The bank did not return any further details with this decline.',
  type: decline === null ? 'authorized' : 'issuer_declined',
})

/** Captures `amount` of the hold and releases the rest. The caller has checked the amount. */
export function captureCharge(world: World, charge: Charge, amount: number): Charge {
  const captured: Charge = {
    ...charge,
    amount_captured: amount,
    balance_transaction: bookOnBalance(world, {
      type: 'charge',
      amount,
      currency: charge.currency,
      source: charge.id,
    }),
    captured: true,
  }
  world.store.charges.put(captured)
  return captured
}

export const retrieveCharge: Handler = (call) => {
  call.params.done()
  const charge = call.world.store.charges.get(pathId(call))
  if (!charge) throw resourceMissing('charge', pathId(call))
  return charge
}

export const listCharges: Handler = (call) => {
  const customer = call.params.word('customer')
  const intent = call.params.word('payment_intent')
  return answerList(
    call,
    call.world.store.charges,
    (charge) =>
      (customer === undefined || charge.customer === customer) &&
      (intent === undefined || charge.payment_intent === intent),
  )
}
