import { badParameter } from '../errors.ts'
import type { TableName } from '../store.ts'
import type { ApiObject } from '../types.ts'
import type { World } from '../world.ts'

// Per object the fields that hold an id, and the table where it is found.
const EXPANDABLE: Readonly<Record<string, Readonly<Record<string, TableName>>>> = {
  balance_transaction: {},
  charge: {
    balance_transaction: 'balanceTransactions',
    customer: 'customers',
    payment_intent: 'paymentIntents',
  },
  dispute: { charge: 'charges', payment_intent: 'paymentIntents' },
  'radar.early_fraud_warning': { charge: 'charges', payment_intent: 'paymentIntents' },
  'customer.invoice_settings': { default_payment_method: 'paymentMethods' },
  payment_intent: {
    customer: 'customers',
    latest_charge: 'charges',
    payment_method: 'paymentMethods',
  },
  payment_method: { customer: 'customers' },
  refund: {
    balance_transaction: 'balanceTransactions',
    charge: 'charges',
    payment_intent: 'paymentIntents',
  },
  setup_intent: { customer: 'customers', payment_method: 'paymentMethods' },
}

const MAX_DEPTH = 4

/**
 * The object with ids replaced by objects along `latest_charge.balance_transaction` and the like;
 * throws a 400 for other paths.
 */
export function expand(world: World, object: ApiObject, paths: readonly string[]): ApiObject {
  return paths.reduce((result, path) => {
    const parts = path.split('.')
    if (parts.length > MAX_DEPTH)
      throw badParameter(
        `You cannot expand more than ${MAX_DEPTH} levels of a property (${path}).`,
        'expand',
      )
    return along(world, result, parts, path, undefined)
  }, object)
}

function along(
  world: World,
  object: ApiObject,
  parts: readonly string[],
  path: string,
  owner: string | undefined,
): ApiObject {
  const [field, ...rest] = parts
  const fields = object as Readonly<Record<string, unknown>>
  if (field === undefined) return object
  const kind = owner ?? String(fields.object)
  if (kind === 'list' && field === 'data') {
    return {
      ...fields,
      data: (fields.data as ApiObject[]).map((row) => along(world, row, rest, path, undefined)),
    }
  }
  if (kind === 'charge' && field === 'refunds')
    return { ...fields, refunds: refundsOf(world, String(fields.id)) }
  const nested = `${kind}.${field}`
  const value = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (Object.hasOwn(EXPANDABLE, nested) && typeof value === 'object' && value !== null) {
    return { ...fields, [field]: along(world, value, rest, path, nested) }
  }
  const tables = EXPANDABLE[kind] ?? {}
  const table = Object.hasOwn(tables, field) ? tables[field] : undefined
  if (!table) throw badParameter(`This property cannot be expanded (${path}).`, 'expand')
  const found = typeof value === 'string' ? world.store[table].get(value) : value
  if (typeof found !== 'object' || found === null) return object
  return { ...fields, [field]: along(world, found, rest, path, undefined) }
}

function refundsOf(world: World, charge: string): ApiObject {
  const data = [...world.store.refunds.all()].filter((refund) => refund.charge === charge).reverse()
  return {
    object: 'list',
    data: data.slice(0, 10),
    has_more: data.length > 10,
    url: `/v1/charges/${charge}/refunds`,
  }
}
