import { z } from 'zod'
import { Id, InstantText } from './common.schemas.ts'

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
  /** What needs the card: removing it needs a replacement. */
  backs: z.object({ holds: z.int(), cases: z.int(), debts: z.int() }).nullable(),
  createdAt: InstantText,
})
/** Access to one setup or payment at the card provider, for the page. */
export const CardAccess = z.object({
  clientSecret: z.string(),
  publishableKey: z.string(),
  apiBase: z.string(),
  stripeJsUrl: z.string().nullable().describe('a stand-in for Stripe.js in tests, else null'),
})
