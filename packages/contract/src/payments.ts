import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Amount, Id, IdParams, InstantText, Ok, PageNumber, Pagination } from './common.schemas.ts'
import { Operator } from './system.ts'

export const TRANSACTION_TYPES = [
  'attendance_verified',
  'payment_authorized',
  'payment_captured',
  'payment_refunded',
  'platform_fee',
  'no_show_penalty',
  'host_no_show_penalty',
  'payment_method_verified',
  'game_cancelled',
  'left_early_free',
  'left_late_charged',
  'game_hosted',
  'game_joined',
  'hold_released',
] as const
export const TRANSACTION_STATUSES = ['successful', 'failed', 'pending', 'refunded'] as const

export const PaymentMethod = z.object({
  id: Id,
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  funding: z.string(),
  isDefault: z.boolean(),
  expired: z.boolean(),
  backsHold: z.boolean(),
  createdAt: InstantText,
})
export const Transaction = z.object({
  id: Id,
  type: z.enum(TRANSACTION_TYPES),
  status: z.enum(TRANSACTION_STATUSES),
  amount: Amount.nullable(),
  createdAt: InstantText,
  game: z.object({ id: Id, courseName: z.string(), date: z.string() }).nullable(),
  counterpart: z.string().nullable().describe('the other person, first name and initial'),
  card: z.string().nullable(),
  reason: z.string().nullable(),
  receipt: z.boolean().describe('whether there is a receipt for it'),
})
/** A receipt for money that was taken. Amounts include consumption tax. `number` never changes; `issuer` is null where no company is configured. */
export const Receipt = z.object({
  number: z.string(),
  issuedAt: InstantText,
  paidAt: InstantText,
  type: z.enum(TRANSACTION_TYPES),
  cause: z.enum(['check_in', 'no_show', 'late_leave', 'operator', 'host_absent']),
  recipient: z.string(),
  game: z.object({
    id: Id,
    courseName: z.string(),
    courseNameJa: z.string().nullable(),
    date: z.string(),
  }),
  card: z.string().nullable(),
  lines: z.array(
    z.object({ kind: z.enum(['platform_fee', 'green_fee', 'host_penalty']), amount: Amount }),
  ),
  total: Amount,
  refunds: z.array(z.object({ amount: Amount, at: InstantText })),
  paid: Amount.describe('the total less what was given back'),
  tax: z
    .object({ percent: z.number(), amount: Amount })
    .nullable()
    .describe('consumption tax inside the platform fee; a penalty is none'),
  basis: z.string().describe('how the amount came about, for the record'),
  policyVersion: z.string(),
  issuer: Operator,
  registrationNumber: z
    .string()
    .nullable()
    .describe('of a qualified invoice issuer in Japan: T and 13 digits'),
})
export const SetupIntent = z.object({
  clientSecret: z.string(),
  publishableKey: z.string(),
  apiBase: z.string(),
})

export const payments = {
  'POST /api/payment-methods/setup-intent': endpoint({
    summary: 'Begin saving a card, with consent for later holds',
    guard: 'user',
    limit: 'write',
    result: SetupIntent,
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
    summary: 'Make a card the default; refused holds are tried again with it',
    guard: 'user',
    limit: 'write',
    params: IdParams,
    result: PaymentMethod,
    errors: ['PAYMENT_METHOD_NOT_FOUND'],
  }),
  'DELETE /api/payment-methods/:id': endpoint({
    summary: 'Remove a card; refused while it backs an open hold',
    guard: 'user',
    limit: 'write',
    params: IdParams,
    result: Ok,
    errors: ['PAYMENT_METHOD_NOT_FOUND', 'PAYMENT_METHOD_IN_USE'],
  }),
  'GET /api/transactions': endpoint({
    summary: 'Own transactions, newest first',
    guard: 'user',
    limit: 'read',
    query: z.object({ page: PageNumber }),
    result: z.object({ transactions: z.array(Transaction), pagination: Pagination }),
    errors: [],
  }),
  'GET /api/transactions/:id/receipt': endpoint({
    summary: 'The receipt of an own transaction that took money',
    guard: 'user',
    limit: 'read',
    params: IdParams,
    result: Receipt,
    errors: ['NOT_FOUND', 'RECEIPT_NOT_AVAILABLE'],
  }),
  'GET /api/transactions/:id/receipt.pdf': endpoint({
    summary: "The same receipt as a PDF in the caller's language",
    guard: 'user',
    limit: 'picture',
    params: IdParams,
    result: z.string().describe('application/pdf'),
    errors: ['NOT_FOUND', 'RECEIPT_NOT_AVAILABLE'],
  }),
}
