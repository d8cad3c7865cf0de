import { confirmPayment, readConfirmation } from './confirm-payment.ts'
import { checkAmount, checkCurrency } from '../currencies.ts'
import { requireCustomer } from '../cards/customers.ts'
import { badParameter, badRequest, resourceMissing } from '../errors.ts'
import { emit } from '../events/events.ts'
import { newClientSecret, newId } from '../ids.ts'
import { methodOf, readMethodTypes, readThreeDSecure } from './intent-params.ts'
import { answerList } from '../http/lists.ts'
import { readMandateData } from './mandates.ts'
import { checkClientSecret } from './next-action.ts'
import { readStatementSuffix } from './statement-descriptors.ts'
import { changeMetadata } from '../http/params.ts'
import type { PaymentIntent } from '../types.ts'
import { pathId } from '../world.ts'
import type { Call, Handler } from '../world.ts'

export function intentInPath(call: Call): PaymentIntent {
  const intent = call.world.store.paymentIntents.get(pathId(call))
  if (!intent) throw resourceMissing('payment_intent', pathId(call))
  return intent
}

export const createPaymentIntent: Handler = (call) => {
  const { params, world } = call
  const currency = checkCurrency(params.required('currency'))
  params.required('amount')
  const amount = checkAmount(params.integer('amount', { min: 1 }) ?? 0, currency)
  const captureMethod =
    params.oneOf('capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic_async'
  const confirmationMethod =
    params.oneOf('confirmation_method', ['automatic', 'manual']) ?? 'automatic'
  const customer = params.word('customer')
  const description = params.text('description') ?? null
  const metadata = changeMetadata({}, params.metadata())
  const receiptEmail = params.text('receipt_email') ?? null
  const suffix = readStatementSuffix(params)
  const transferGroup = params.word('transfer_group') ?? null
  const futureUsage = params.oneOf('setup_future_usage', ['on_session', 'off_session']) ?? null
  const methods = readMethodTypes(params)
  const threeDSecure = readThreeDSecure(params)
  const confirm = params.flag('confirm') ?? false
  readMandateData(params, confirm)
  const confirmation = readConfirmation(call)
  params.done()
  for (const name of ['off_session', 'return_url', 'error_on_requires_action']) {
    if (!confirm && params.has(name)) {
      throw badParameter(
        `The parameter ${name} cannot be passed when creating a PaymentIntent unless confirm is set to true.`,
        name,
      )
    }
  }
  if (customer !== undefined) requireCustomer(world, customer)

  const id = newId('pi')
  const method = methodOf(world, confirmation.method)?.id ?? null
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: methods.allowed,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: methods.automatic,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: captureMethod,
    client_secret: newClientSecret(id),
    confirmation_method: confirmationMethod,
    created: world.clock.seconds(),
    currency,
    customer: customer ?? null,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: method,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: threeDSecure,
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: receiptEmail,
    review: null,
    setup_future_usage: futureUsage,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: suffix,
    status: method === null ? 'requires_payment_method' : 'requires_confirmation',
    transfer_data: null,
    transfer_group: transferGroup,
  }
  world.store.paymentIntents.put(intent)
  emit(world, 'payment_intent.created', intent)
  return confirm
    ? confirmPayment(call, intent, {
        ...confirmation,
        method: { id: method ?? undefined, typed: undefined },
      })
    : intent
}

export const retrievePaymentIntent: Handler = (call) => {
  const secret = call.params.word('client_secret')
  call.params.done()
  const intent = intentInPath(call)
  checkClientSecret(call, secret, intent, 'PaymentIntent')
  return intent
}

/** Amount and customer may change only before confirmation. */
export const updatePaymentIntent: Handler = (call) => {
  const { params, world } = call
  const metadata = params.metadata()
  const description = params.text('description')
  const receiptEmail = params.text('receipt_email')
  const amount = params.integer('amount', { min: 1 })
  const customer = params.word('customer')
  params.done()
  const before = intentInPath(call)
  const early =
    before.status === 'requires_payment_method' || before.status === 'requires_confirmation'
  if (!early && (amount !== undefined || customer !== undefined)) {
    const name = amount === undefined ? 'customer' : 'amount'
    throw badRequest(
      `This PaymentIntent's ${name} could not be updated because it has a status of ${before.status}. You may only update the ${name} of ` +
        'a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation.',
      { code: 'payment_intent_unexpected_state', payment_intent: before },
    )
  }
  if (customer !== undefined) requireCustomer(world, customer)
  const after: PaymentIntent = {
    ...before,
    amount: amount === undefined ? before.amount : checkAmount(amount, before.currency),
    customer: customer ?? before.customer,
    description: description === undefined ? before.description : description,
    metadata: changeMetadata(before.metadata, metadata),
    receipt_email: receiptEmail === undefined ? before.receipt_email : receiptEmail,
  }
  world.store.paymentIntents.put(after)
  return after
}

export const listPaymentIntents: Handler = (call) => {
  const customer = call.params.word('customer')
  return answerList(
    call,
    call.world.store.paymentIntents,
    (intent) => customer === undefined || intent.customer === customer,
  )
}
