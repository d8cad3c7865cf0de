import { z } from 'zod'
import { CardAccess, PaymentMethod } from './cards.schemas.ts'
import { Id, IdParams, Ok } from './common.schemas.ts'
import { endpoint } from './api/endpoint.ts'

export const cards = {
  'POST /api/payment-methods/setup-intent': endpoint({
    summary: 'Start saving a card, with consent for later holds',
    guard: 'user',
    limit: 'write',
    result: CardAccess,
    errors: ['PAYMENT_SETUP_FAILED', 'STRIPE_ERROR'],
  }),
  'POST /api/payment-methods': endpoint({
    summary: 'Save the card of a finished setup; the first becomes the default',
    guard: 'user',
    limit: 'write',
    body: z.object({ setupIntentId: z.string().regex(/^seti_[A-Za-z0-9_]{1,200}$/) }),
    result: PaymentMethod,
    status: 201,
    errors: ['PAYMENT_SETUP_FAILED', 'CARD_DECLINED', 'STRIPE_ERROR'],
  }),
  'GET /api/payment-methods': endpoint({
    summary: 'Saved cards',
    guard: 'user',
    limit: 'read',
    result: z.object({ paymentMethods: z.array(PaymentMethod) }),
    errors: [],
  }),
  'GET /api/payment-methods/has-default': endpoint({
    summary: 'Whether a default card is saved',
    guard: 'user',
    limit: 'read',
    result: z.object({ hasDefaultPaymentMethod: z.boolean() }),
    errors: [],
  }),
  'PUT /api/payment-methods/:id/default': endpoint({
    summary: 'Make a card the default; refused holds are retried with it',
    guard: 'user',
    limit: 'write',
    params: IdParams,
    result: PaymentMethod,
    errors: ['PAYMENT_METHOD_NOT_FOUND'],
  }),
  'DELETE /api/payment-methods/:id': endpoint({
    summary:
      'Remove a card, the last one after a step-up; one that backs a hold, a case or a debt only with a replacement, which becomes the default',
    guard: 'user',
    limit: 'write',
    stepUp: 'sometimes',
    params: IdParams,
    query: z.object({ replacement: Id.optional() }),
    result: Ok,
    errors: [
      'PAYMENT_METHOD_NOT_FOUND',
      'PAYMENT_METHOD_IN_USE',
      'PAYMENT_IN_PROGRESS',
      'CARD_EXPIRED',
    ],
  }),
}
