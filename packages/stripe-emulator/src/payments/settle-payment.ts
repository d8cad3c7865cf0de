import { captureCharge } from './charges.ts'
import { followUp } from '../disputes/follow-up.ts'
import { badParameter, badRequest } from '../errors.ts'
import { emit } from '../events/events.ts'
import { changeMetadata } from '../http/params.ts'
import { intentInPath } from './payment-intents.ts'
import type { PaymentIntent } from '../types.ts'
import type { Handler, World } from '../world.ts'

/** Captures the hold or a part of it; a partial capture releases the rest. */
export const capturePaymentIntent: Handler = (call) => {
  const { params, world } = call
  const given = params.integer('amount_to_capture', { min: 1 })
  const metadata = params.metadata()
  const final = params.flag('final_capture') ?? true
  params.done()
  if (!final)
    throw badParameter(
      'This account does not support multiple captures: final_capture must be true.',
      'final_capture',
    )
  const intent = intentInPath(call)
  if (intent.status !== 'requires_capture') {
    throw badRequest(
      intent.status === 'succeeded'
        ? 'This PaymentIntent could not be captured because it has already been captured.'
        : `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the ` +
            'following statuses may be captured: requires_capture.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    )
  }
  const amount = given ?? intent.amount_capturable
  if (amount > intent.amount_capturable) {
    throw badRequest(
      `The amount to capture (${amount}) is greater than the amount that can be captured from this PaymentIntent (${intent.amount_capturable}).`,
      { code: 'amount_too_large', param: 'amount_to_capture', payment_intent: intent },
    )
  }
  const held = world.store.charges.get(intent.latest_charge ?? '')
  if (!held) throw new Error(`no charge for ${intent.id}`)
  const charge = captureCharge(world, held, amount)
  const after: PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    metadata: changeMetadata(intent.metadata, metadata),
    status: 'succeeded',
  }
  world.store.paymentIntents.put(after)
  emit(world, 'charge.captured', charge)
  emit(world, 'payment_intent.succeeded', after)
  followUp(world, charge)
  return after
}

const CANCELABLE = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
]

/**
 * Releases a hold. Since the API version of March 2025 this makes no refund and leaves the charge
 * as it was, not captured.
 */
export const cancelPaymentIntent: Handler = (call) => {
  const { params, world } = call
  const reason =
    params.oneOf('cancellation_reason', [
      'abandoned',
      'duplicate',
      'fraudulent',
      'requested_by_customer',
    ]) ?? null
  params.done()
  const intent = intentInPath(call)
  if (!CANCELABLE.includes(intent.status)) {
    throw badRequest(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following ` +
        `statuses may be canceled: ${CANCELABLE.join(', ')}.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    )
  }
  return endIntent(world, intent, reason, world.clock.seconds())
}

/** Stores the canceled intent and its event; `at` in seconds. */
export function endIntent(
  world: World,
  intent: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
  at: number,
): PaymentIntent {
  const after: PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    canceled_at: at,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  }
  world.store.paymentIntents.put(after)
  emit(world, 'payment_intent.canceled', after)
  return after
}
