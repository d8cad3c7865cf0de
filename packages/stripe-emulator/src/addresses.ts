import type Stripe from 'stripe'
import type { Params } from './http/params.ts'
import type { PaymentMethod } from './types.ts'

const FIELDS = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const

/** An address with null for absent parts; null when all are absent. */
export function readAddress(params: Params | undefined): Stripe.Address | null {
  if (!params) return null
  const [city, country, line1, line2, postal_code, state] = FIELDS.map(
    (name) => params.text(name) ?? null,
  )
  const address = { city, country, line1, line2, postal_code, state } as Stripe.Address
  return FIELDS.some((name) => address[name] !== null) ? address : null
}

export function readBillingDetails(params: Params | undefined): PaymentMethod['billing_details'] {
  const [email, name, phone] = ['email', 'name', 'phone'].map(
    (field) => params?.text(field) ?? null,
  )
  return {
    address: readAddress(params?.group('address')),
    email: email ?? null,
    name: name ?? null,
    phone: phone ?? null,
    tax_id: null,
  }
}
