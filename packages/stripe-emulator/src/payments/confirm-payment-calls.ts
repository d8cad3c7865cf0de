import { decideOnCard, requestedThreeDSecure } from '../cards/card-decision.ts'
import { approve, confirmPayment, decline, readConfirmation } from './confirm-payment.ts'
import { badParameter, badRequest } from '../errors.ts'
import { emit } from '../events/events.ts'
import { readMandateData } from './mandates.ts'
import { checkClientSecret, readOutcome } from './next-action.ts'
import { intentInPath } from './payment-intents.ts'
import { resolvePaymentMethod, secretOf } from '../cards/payment-methods.ts'
import type { PaymentIntent } from '../types.ts'
import type { Handler, World } from '../world.ts'

export const confirmPaymentIntent: Handler = (call) => {
  const { params } = call
  const secret = params.word('client_secret')
  const futureUsage = params.oneOf('setup_future_usage', ['on_session', 'off_session'])
  const confirmation = readConfirmation(call)
  readMandateData(params, true)
  params.done()
  const intent = intentInPath(call)
  checkClientSecret(call, secret, intent, 'PaymentIntent')
  if (call.fromPage && confirmation.offSession)
    throw badParameter('A payment from a page is not off-session.', 'off_session')
  return confirmPayment(
    call,
    { ...intent, setup_future_usage: futureUsage ?? intent.setup_future_usage },
    confirmation,
  )
}

/**
 * Stand-in for the bank's authentication page. A failed authentication is not an error of this
 * call: read the intent.
 */
export const authenticatePaymentIntent: Handler = (call) => {
  const { params, world } = call
  const secret = params.word('client_secret')
  const outcome = readOutcome(call)
  params.done()
  const intent = intentInPath(call)
  checkClientSecret(call, secret, intent, 'PaymentIntent')
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw badRequest(
      `This PaymentIntent does not wait for authentication: it has a status of ${intent.status}.`,
      {
        code: 'payment_intent_unexpected_state',
        payment_intent: intent,
      },
    )
  }
  const method = resolvePaymentMethod(world, intent.payment_method)
  if (outcome === 'fail') return authenticationFailed(world, intent, method)
  const decision = decideOnCard(world, method, secretOf(world, method), {
    purpose: 'charge',
    offSession: false,
    authenticated: true,
    wanted: requestedThreeDSecure(intent),
  })
  if (decision.outcome === 'declined') throw decline(world, intent, method, decision.code, false)
  return approve(world, intent, method, { offSession: false, authenticated: true })
}

function authenticationFailed(world: World, intent: PaymentIntent, method: object): PaymentIntent {
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: method as NonNullable<PaymentIntent['last_payment_error']>['payment_method'],
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  }
  world.store.paymentIntents.put(failed)
  emit(world, 'payment_intent.payment_failed', failed)
  return failed
}
