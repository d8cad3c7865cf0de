import { readBillingDetails } from '../addresses.ts'
import { requireCustomer } from './customers.ts'
import { badRequest, resourceMissing } from '../errors.ts'
import { emit } from '../events/events.ts'
import { answerList } from '../http/lists.ts'
import { changeMetadata } from '../http/params.ts'
import {
  attachToCustomer,
  methodInPath,
  resolvePaymentMethod,
  secretOf,
} from './payment-methods.ts'
import { pathId } from '../world.ts'
import type { Call, Handler } from '../world.ts'

export const retrievePaymentMethod: Handler = (call) => {
  call.params.done()
  return methodInPath(call)
}

export const attachPaymentMethod: Handler = (call) => {
  const customer = call.params.required('customer')
  call.params.done()
  const method = resolvePaymentMethod(call.world, pathId(call), 'id')
  return attachToCustomer(call.world, method, requireCustomer(call.world, customer).id)
}

/** Marks the method as used: the provider refuses it from now on. */
export const detachPaymentMethod: Handler = (call) => {
  call.params.done()
  const { world } = call
  const method = methodInPath(call)
  if (method.customer === null) {
    throw badRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    )
  }
  const detached = { ...method, customer: null }
  world.store.paymentMethods.put(detached)
  world.store.vault.put({ ...secretOf(world, method), spent: true })
  const customer = world.store.customers.get(method.customer)
  if (
    customer &&
    !customer.deleted &&
    customer.invoice_settings.default_payment_method === method.id
  ) {
    world.store.customers.put({
      ...customer,
      invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
    })
  }
  emit(world, 'payment_method.detached', detached, method)
  return detached
}

export const updatePaymentMethod: Handler = (call) => {
  const { params, world } = call
  const metadata = params.metadata()
  const billing = params.has('billing_details')
    ? readBillingDetails(params.group('billing_details'))
    : undefined
  const card = params.group('card')
  const expMonth = card?.integer('exp_month', { min: 1, max: 12 })
  const expYear = card?.integer('exp_year', { min: 2000, max: 2200 })
  params.done()
  const method = methodInPath(call)
  if (method.customer === null) {
    throw badRequest('You must save this PaymentMethod to a customer before you can update it.')
  }
  const updated = {
    ...method,
    billing_details: billing ?? method.billing_details,
    card: {
      ...method.card,
      exp_month: expMonth ?? method.card.exp_month,
      exp_year: expYear ?? method.card.exp_year,
    },
    metadata: changeMetadata(method.metadata ?? {}, metadata),
  }
  world.store.paymentMethods.put(updated)
  emit(world, 'payment_method.updated', updated, method)
  return updated
}

export const listPaymentMethods: Handler = (call) => listOf(call, call.params.word('customer'))

export const listCustomerMethods: Handler = (call) =>
  listOf(call, requireCustomer(call.world, pathId(call), 'id').id)

/** Without a customer the provider lists no saved cards. */
function listOf(call: Call, customer: string | undefined) {
  const type = call.params.oneOf('type', ['card'])
  if (customer !== undefined) requireCustomer(call.world, customer)
  return answerList(
    call,
    call.world.store.paymentMethods,
    (method) =>
      customer !== undefined &&
      method.customer === customer &&
      (type === undefined || method.type === type),
  )
}

export const retrieveCustomerMethod: Handler = (call) => {
  call.params.done()
  const customer = requireCustomer(call.world, pathId(call), 'id')
  const method = methodInPath(call, 1)
  if (method.customer !== customer.id) throw resourceMissing('PaymentMethod', method.id)
  return method
}
