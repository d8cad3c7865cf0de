import type { ApiObject } from '../types.ts'

// The view for a page with the publishable key and the client secret: without the customer.
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  payment_intent: [
    'id',
    'object',
    'amount',
    'amount_details',
    'automatic_payment_methods',
    'canceled_at',
    'cancellation_reason',
    'capture_method',
    'client_secret',
    'confirmation_method',
    'created',
    'currency',
    'description',
    'last_payment_error',
    'livemode',
    'next_action',
    'payment_method',
    'payment_method_types',
    'processing',
    'receipt_email',
    'setup_future_usage',
    'shipping',
    'source',
    'status',
  ],
  setup_intent: [
    'id',
    'object',
    'automatic_payment_methods',
    'cancellation_reason',
    'client_secret',
    'created',
    'description',
    'last_setup_error',
    'livemode',
    'next_action',
    'payment_method',
    'payment_method_types',
    'status',
    'usage',
  ],
  payment_method: [
    'id',
    'object',
    'allow_redisplay',
    'billing_details',
    'card',
    'created',
    'livemode',
    'type',
  ],
}

const HIDDEN_ON_CARD = ['fingerprint']

export function pageView(object: ApiObject): ApiObject {
  const fields = object as Readonly<Record<string, unknown>>
  const shown = SHOWN[String(fields.object)]
  const entries = Object.entries(fields).filter(
    ([name]) => shown === undefined || shown.includes(name),
  )
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [name, value]
      if (name === 'card')
        return [
          name,
          Object.fromEntries(
            Object.entries(value).filter(([field]) => !HIDDEN_ON_CARD.includes(field)),
          ),
        ]
      return [name, pageView(value)]
    }),
  )
}
