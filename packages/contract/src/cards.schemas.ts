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
  createdAt: InstantText,
})
export const SetupIntent = z.object({
  clientSecret: z.string(),
  publishableKey: z.string(),
  apiBase: z.string(),
})
