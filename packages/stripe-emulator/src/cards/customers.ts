import { readAddress } from '../addresses.ts'
import { badRequest, resourceMissing } from '../errors.ts'
import { emit } from '../events/events.ts'
import { newId } from '../ids.ts'
import { answerList } from '../http/lists.ts'
import { changeMetadata } from '../http/params.ts'
import type { Params } from '../http/params.ts'
import { attachToCustomer, resolvePaymentMethod } from './payment-methods.ts'
import type { ApiObject, Customer } from '../types.ts'
import { pathId } from '../world.ts'
import type { Call, Handler, World } from '../world.ts'

/** A customer that exists and is not deleted; throws "No such customer" for others. */
export function requireCustomer(world: World, id: string, param = 'customer'): Customer {
  const customer = world.store.customers.get(id)
  if (!customer || customer.deleted) throw resourceMissing('customer', id, param)
  return customer
}

function readFields(params: Params) {
  const given: Partial<Customer> = {}
  for (const name of ['description', 'email', 'name', 'phone'] as const) {
    const value = params.text(name)
    if (value !== undefined) Object.assign(given, { [name]: value })
  }
  if (params.has('address')) Object.assign(given, { address: readAddress(params.group('address')) })
  if (params.has('preferred_locales'))
    Object.assign(given, { preferred_locales: params.texts('preferred_locales') })
  return {
    given,
    metadata: params.metadata(),
    defaultMethod: params.group('invoice_settings')?.text('default_payment_method'),
  }
}

export const createCustomer: Handler = (call) => {
  const { given, metadata, defaultMethod } = readFields(call.params)
  const paymentMethod = call.params.word('payment_method')
  call.params.done()
  const { world } = call
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: world.clock.seconds(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: changeMetadata({}, metadata),
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...given,
  }
  world.store.customers.put(customer)
  if (paymentMethod !== undefined)
    attachToCustomer(world, resolvePaymentMethod(world, paymentMethod), customer.id)
  const complete = withDefaultMethod(world, customer, defaultMethod)
  world.store.customers.put(complete)
  emit(world, 'customer.created', complete)
  return complete
}

function withDefaultMethod(
  world: World,
  customer: Customer,
  id: string | null | undefined,
): Customer {
  if (id === undefined) return customer
  if (id !== null && world.store.paymentMethods.get(id)?.customer !== customer.id) {
    throw badRequest(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      {
        code: 'resource_missing',
        param: 'invoice_settings[default_payment_method]',
      },
    )
  }
  return {
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: id },
  }
}

export const retrieveCustomer: Handler = (call) => {
  call.params.done()
  return stored(call)
}

function stored(call: Call): ApiObject {
  const customer = call.world.store.customers.get(pathId(call))
  if (!customer) throw resourceMissing('customer', pathId(call))
  return customer
}

export const updateCustomer: Handler = (call) => {
  const { given, metadata, defaultMethod } = readFields(call.params)
  call.params.done()
  const { world } = call
  const before = requireCustomer(world, pathId(call), 'id')
  const after = withDefaultMethod(
    world,
    { ...before, ...given, metadata: changeMetadata(before.metadata, metadata) },
    defaultMethod,
  )
  world.store.customers.put(after)
  emit(world, 'customer.updated', after, before)
  return after
}

/** The provider detaches the cards of a deleted customer: they can never be charged again. */
export const deleteCustomer: Handler = (call) => {
  call.params.done()
  const { store } = call.world
  const customer = requireCustomer(call.world, pathId(call), 'id')
  for (const method of store.paymentMethods.all()) {
    const secret = store.vault.get(method.id)
    if (method.customer !== customer.id || !secret) continue
    store.paymentMethods.put({ ...method, customer: null })
    store.vault.put({ ...secret, spent: true })
  }
  store.customers.put({ id: customer.id, object: 'customer', deleted: true })
  emit(call.world, 'customer.deleted', customer)
  return { id: customer.id, object: 'customer', deleted: true }
}

export const listCustomers: Handler = (call) => {
  const email = call.params.word('email')
  return answerList(
    call,
    call.world.store.customers,
    (customer) => !customer.deleted && (email === undefined || customer.email === email),
  )
}
