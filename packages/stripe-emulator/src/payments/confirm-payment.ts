import { decideOnCard, requestedThreeDSecure } from '../cards/card-decision.ts'
import { captureCharge, createCharge } from './charges.ts'
import { declineBody } from '../cards/declines.ts'
import type { DeclineCode } from '../cards/declines.ts'
import { followUp } from '../disputes/follow-up.ts'
import { badParameter, badRequest, cardError } from '../errors.ts'
import { emit } from '../events/events.ts'
import { methodOf, readMethodInput } from './intent-params.ts'
import type { MethodInput } from './intent-params.ts'
import { askForAuthentication, assertNoRedirect, readActionHandling } from './next-action.ts'
import type { ActionHandling } from './next-action.ts'
import type { Params } from '../http/params.ts'
import { assertUsable, linkToCustomer, secretOf } from '../cards/payment-methods.ts'
import type { PaymentIntent, PaymentMethod } from '../types.ts'
import type { Call, World } from '../world.ts'

interface Confirmation {
  readonly method: MethodInput
  readonly offSession: boolean
  readonly handling: ActionHandling
  readonly errorOnAction: boolean
}

export function readConfirmation(call: Call): Confirmation {
  const { params } = call
  return {
    method: readMethodInput(call),
    offSession: readOffSession(params),
    handling: readActionHandling(params),
    errorOnAction: params.flag('error_on_requires_action') ?? false,
  }
}

function readOffSession(params: Params): boolean {
  const value = params.word('off_session')
  if (value === undefined || value === 'false') return false
  if (['true', 'one_off', 'recurring'].includes(value)) return true
  throw badParameter(
    `Invalid off_session: must be one of true, false, one_off or recurring`,
    'off_session',
  )
}

/**
 * Asks the bank. Approved: authorised or captured; else a 402 with the intent, or an intent that
 * requires action.
 */
export function confirmPayment(
  call: Call,
  intent: PaymentIntent,
  input: Confirmation,
): PaymentIntent {
  const { world } = call
  assertConfirmable(intent)
  assertNoRedirect(intent, 'PaymentIntent', call, input.handling.returnUrl)
  const method = methodFor(world, intent, input.method)
  const decision = decideOnCard(world, method, secretOf(world, method), {
    purpose: 'charge',
    offSession: input.offSession,
    authenticated: false,
    wanted: requestedThreeDSecure(intent),
  })
  if (decision.outcome === 'approved')
    return approve(world, intent, method, { offSession: input.offSession, authenticated: false })
  if (decision.outcome === 'declined')
    throw decline(world, intent, method, decision.code, input.offSession)
  if (input.offSession || input.errorOnAction)
    throw decline(world, intent, method, 'authentication_required', input.offSession)

  const waiting: PaymentIntent = {
    ...intent,
    last_payment_error: null,
    next_action: askForAuthentication(call, intent, input.handling),
    payment_method: method.id,
    status: 'requires_action',
  }
  world.store.paymentIntents.put(waiting)
  emit(world, 'payment_intent.requires_action', waiting)
  return waiting
}

function assertConfirmable(intent: PaymentIntent): void {
  if (
    ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)
  )
    return
  const message =
    intent.status === 'succeeded' || intent.status === 'requires_capture'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following ` +
        'statuses may be confirmed: requires_confirmation, requires_action.'
  throw badRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })
}

function methodFor(world: World, intent: PaymentIntent, input: MethodInput): PaymentMethod {
  const method = methodOf(world, { ...input, id: input.id ?? intent.payment_method ?? undefined })
  if (!method) {
    throw badRequest(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment " +
        'method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    )
  }
  assertUsable(world, method)
  if (method.customer !== null && method.customer !== intent.customer) {
    throw badRequest(
      intent.customer === null
        ? 'The payment method you provided is attached to a customer so for security purposes you must provide the customer in the request.'
        : `The provided PaymentMethod cannot be used with this customer: ${method.id} belongs to another customer.`,
      { param: 'payment_method' },
    )
  }
  return method
}

/** The bank approved, at confirmation or after authentication. */
export function approve(
  world: World,
  intent: PaymentIntent,
  given: PaymentMethod,
  facts: { offSession: boolean; authenticated: boolean },
): PaymentIntent {
  const secret = secretOf(world, given)
  const keep = intent.setup_future_usage !== null && intent.customer !== null
  const method =
    keep && intent.customer !== null ? linkToCustomer(world, given, intent.customer) : given
  world.store.vault.put({
    ...secret,
    setUp: secret.setUp || (keep && intent.setup_future_usage === 'off_session'),
    spent: method.customer === null,
  })
  const manual = intent.capture_method === 'manual'
  const authorised = createCharge(world, intent, method, { ...facts, decline: null })
  const charge = manual ? authorised : captureCharge(world, authorised, intent.amount)
  const after: PaymentIntent = {
    ...intent,
    amount_capturable: manual ? intent.amount : 0,
    amount_received: manual ? 0 : intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: manual ? 'requires_capture' : 'succeeded',
  }
  world.store.paymentIntents.put(after)
  emit(world, 'charge.succeeded', charge)
  emit(
    world,
    manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
    after,
  )
  if (!manual) followUp(world, charge)
  return after
}

/**
 * The bank declined: leaves a failed charge and an intent that requires another method; returns the
 * 402 to throw.
 */
export function decline(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  code: DeclineCode,
  offSession: boolean,
): Error {
  const body = declineBody(code)
  const charge = createCharge(world, intent, method, {
    offSession,
    authenticated: false,
    decline: code,
  })
  const after: PaymentIntent = {
    ...intent,
    last_payment_error: {
      type: 'card_error',
      ...body,
      charge: charge.id,
      payment_method: method as PaymentIntentError['payment_method'],
    },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  }
  world.store.paymentIntents.put(after)
  emit(world, 'charge.failed', charge)
  emit(world, 'payment_intent.payment_failed', after)
  return cardError({ ...body, charge: charge.id, payment_intent: after, payment_method: method })
}

type PaymentIntentError = NonNullable<PaymentIntent['last_payment_error']>
