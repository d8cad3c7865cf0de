import { assertSetupState, confirmSetup } from './confirm-setup.ts'
import { requireCustomer } from './customers.ts'
import { resourceMissing } from '../errors.ts'
import { emit } from '../events/events.ts'
import { newClientSecret, newId } from '../ids.ts'
import {
  methodOf,
  readMethodInput,
  readMethodTypes,
  readThreeDSecure,
} from '../payments/intent-params.ts'
import { answerList } from '../http/lists.ts'
import { readMandateData } from '../payments/mandates.ts'
import { checkClientSecret, readActionHandling } from '../payments/next-action.ts'
import { changeMetadata } from '../http/params.ts'
import type { SetupIntent } from '../types.ts'
import { pathId } from '../world.ts'
import type { Call, Handler } from '../world.ts'

export function setupIntentInPath(call: Call): SetupIntent {
  const intent = call.world.store.setupIntents.get(pathId(call))
  if (!intent) throw resourceMissing('setupintent', pathId(call))
  return intent
}

export const createSetupIntent: Handler = (call) => {
  const { params, world } = call
  const customer = params.word('customer')
  const description = params.text('description') ?? null
  const metadata = changeMetadata({}, params.metadata())
  const usage = params.oneOf('usage', ['off_session', 'on_session']) ?? 'off_session'
  const methods = readMethodTypes(params)
  const threeDSecure = readThreeDSecure(params)
  const input = readMethodInput(call)
  const confirm = params.flag('confirm') ?? false
  readMandateData(params, confirm)
  const handling = readActionHandling(params)
  params.done()
  if (customer !== undefined) requireCustomer(world, customer)

  const id = newId('seti')
  const method = methodOf(world, input)?.id ?? null
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: methods.allowed,
    application: null,
    automatic_payment_methods: methods.automatic,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: world.clock.seconds(),
    customer: customer ?? null,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: method,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: threeDSecure },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: method === null ? 'requires_payment_method' : 'requires_confirmation',
    usage,
  }
  world.store.setupIntents.put(intent)
  emit(world, 'setup_intent.created', intent)
  return confirm
    ? confirmSetup(call, intent, { id: undefined, typed: undefined }, handling)
    : intent
}

export const retrieveSetupIntent: Handler = (call) => {
  const secret = call.params.word('client_secret')
  call.params.done()
  const intent = setupIntentInPath(call)
  checkClientSecret(call, secret, intent, 'SetupIntent')
  return intent
}

export const updateSetupIntent: Handler = (call) => {
  const { params, world } = call
  const metadata = params.metadata()
  const description = params.text('description')
  const customer = params.word('customer')
  params.done()
  const before = setupIntentInPath(call)
  if (customer !== undefined) {
    requireCustomer(world, customer)
    assertSetupState(before, 'updated', ['requires_payment_method', 'requires_confirmation'])
  }
  const after: SetupIntent = {
    ...before,
    customer: customer ?? before.customer,
    description: description === undefined ? before.description : description,
    metadata: changeMetadata(before.metadata, metadata),
  }
  world.store.setupIntents.put(after)
  return after
}

export const cancelSetupIntent: Handler = (call) => {
  const { params, world } = call
  const reason =
    params.oneOf('cancellation_reason', ['abandoned', 'duplicate', 'requested_by_customer']) ?? null
  params.done()
  const before = setupIntentInPath(call)
  assertSetupState(before, 'canceled', [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
  ])
  const after: SetupIntent = {
    ...before,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  }
  world.store.setupIntents.put(after)
  emit(world, 'setup_intent.canceled', after)
  return after
}

export const listSetupIntents: Handler = (call) => {
  const customer = call.params.word('customer')
  const method = call.params.word('payment_method')
  return answerList(
    call,
    call.world.store.setupIntents,
    (intent) =>
      (customer === undefined || intent.customer === customer) &&
      (method === undefined || intent.payment_method === method),
  )
}
