import { decideOnCard, requestedThreeDSecure } from './card-decision.ts'
import {
  assertSetupState,
  confirmSetup,
  failSetup,
  finishSetup,
  setupDeclined,
} from './confirm-setup.ts'
import { readMethodInput } from '../payments/intent-params.ts'
import { readMandateData } from '../payments/mandates.ts'
import { checkClientSecret, readActionHandling, readOutcome } from '../payments/next-action.ts'
import { resolvePaymentMethod, secretOf } from './payment-methods.ts'
import { setupIntentInPath } from './setup-intents.ts'
import type { SetupIntent } from '../types.ts'
import type { Handler } from '../world.ts'

export const confirmSetupIntent: Handler = (call) => {
  const { params } = call
  const secret = params.word('client_secret')
  const handling = readActionHandling(params)
  readMandateData(params, true)
  const input = readMethodInput(call)
  params.done()
  const intent = setupIntentInPath(call)
  checkClientSecret(call, secret, intent, 'SetupIntent')
  return confirmSetup(call, intent, input, handling)
}

/**
 * Stand-in for the bank's authentication page. A failed authentication is not an error of this
 * call: read the intent.
 */
export const authenticateSetupIntent: Handler = (call) => {
  const { params, world } = call
  const secret = params.word('client_secret')
  const outcome = readOutcome(call)
  params.done()
  const intent = setupIntentInPath(call)
  checkClientSecret(call, secret, intent, 'SetupIntent')
  assertSetupState(intent, 'authenticated', ['requires_action'])
  const method = resolvePaymentMethod(world, intent.payment_method ?? '')
  if (outcome === 'fail') {
    return failSetup(world, intent, {
      type: 'invalid_request_error',
      code: 'setup_intent_authentication_failure',
      message:
        'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt ' +
        'to fulfill this SetupIntent again.',
      payment_method: method as NonNullable<SetupIntent['last_setup_error']>['payment_method'],
    })
  }
  const decision = decideOnCard(world, method, secretOf(world, method), {
    purpose: 'setup',
    offSession: false,
    authenticated: true,
    wanted: requestedThreeDSecure(intent),
  })
  if (decision.outcome === 'declined') throw setupDeclined(world, intent, method, decision.code)
  return finishSetup(world, intent, method)
}
