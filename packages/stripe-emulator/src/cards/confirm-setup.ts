import { decideOnCard, requestedThreeDSecure } from './card-decision.ts'
import { declineBody } from './declines.ts'
import type { DeclineCode } from './declines.ts'
import { badRequest, cardError } from '../errors.ts'
import { emit } from '../events/events.ts'
import { newId } from '../ids.ts'
import { methodOf } from '../payments/intent-params.ts'
import type { MethodInput } from '../payments/intent-params.ts'
import { askForAuthentication, assertNoRedirect } from '../payments/next-action.ts'
import type { ActionHandling } from '../payments/next-action.ts'
import { assertUsable, linkToCustomer, secretOf } from './payment-methods.ts'
import type { PaymentMethod, SetupIntent } from '../types.ts'
import type { Call, World } from '../world.ts'

type SetupError = NonNullable<SetupIntent['last_setup_error']>

export function assertSetupState(
  intent: SetupIntent,
  verb: string,
  allowed: readonly SetupIntent['status'][],
): void {
  if (allowed.includes(intent.status)) return
  throw badRequest(
    `This SetupIntent could not be ${verb} because it has a status of ${intent.status}. Only a SetupIntent with one of the following ` +
      `statuses may be ${verb}: ${allowed.join(', ')}.`,
    { code: 'setup_intent_unexpected_state', setup_intent: intent },
  )
}

/**
 * Asks the bank whether the card may be saved. Approved: attached and usable off-session; else a
 * 402, or an intent that requires action.
 */
export function confirmSetup(
  call: Call,
  intent: SetupIntent,
  input: MethodInput,
  handling: ActionHandling,
): SetupIntent {
  const { world } = call
  assertSetupState(intent, 'confirmed', [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
  ])
  assertNoRedirect(intent, 'SetupIntent', call, handling.returnUrl)
  const method = methodOf(world, { ...input, id: input.id ?? intent.payment_method ?? undefined })
  if (!method) {
    throw badRequest("You cannot confirm this SetupIntent because it's missing a payment method.", {
      code: 'setup_intent_unexpected_state',
      setup_intent: intent,
    })
  }
  assertUsable(world, method)
  if (method.customer !== null && method.customer !== intent.customer) {
    throw badRequest(
      `The provided PaymentMethod cannot be set up for this customer: ${method.id} belongs to another customer.`,
      {
        param: 'payment_method',
      },
    )
  }
  const attempted: SetupIntent = {
    ...intent,
    last_setup_error: null,
    latest_attempt: newId('setatt'),
    payment_method: method.id,
  }
  const decision = decideOnCard(world, method, secretOf(world, method), {
    purpose: 'setup',
    offSession: false,
    authenticated: false,
    wanted: requestedThreeDSecure(intent),
  })
  if (decision.outcome === 'approved') return finishSetup(world, attempted, method)
  if (decision.outcome === 'declined') throw setupDeclined(world, attempted, method, decision.code)

  const waiting: SetupIntent = {
    ...attempted,
    next_action: askForAuthentication(call, intent, handling),
    status: 'requires_action',
  }
  world.store.setupIntents.put(waiting)
  emit(world, 'setup_intent.requires_action', waiting)
  return waiting
}

export function finishSetup(world: World, intent: SetupIntent, given: PaymentMethod): SetupIntent {
  const method = intent.customer === null ? given : linkToCustomer(world, given, intent.customer)
  const secret = secretOf(world, method)
  world.store.vault.put({ ...secret, setUp: secret.setUp || intent.usage === 'off_session' })
  const done: SetupIntent = {
    ...intent,
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  }
  world.store.setupIntents.put(done)
  emit(world, 'setup_intent.succeeded', done)
  return done
}

/** Leaves the intent open for another card and returns the 402 to throw. */
export function setupDeclined(
  world: World,
  intent: SetupIntent,
  method: PaymentMethod,
  code: DeclineCode,
): Error {
  const body = declineBody(code)
  const failed = failSetup(world, intent, {
    type: 'card_error',
    ...body,
    payment_method: method as SetupError['payment_method'],
  })
  return cardError({ ...body, payment_method: method, setup_intent: failed })
}

export function failSetup(world: World, intent: SetupIntent, error: SetupError): SetupIntent {
  const failed: SetupIntent = {
    ...intent,
    last_setup_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  }
  world.store.setupIntents.put(failed)
  emit(world, 'setup_intent.setup_failed', failed)
  return failed
}
