import { z } from 'zod'
import { HOLD_STATES } from '@tomogolf/domain/machines/hold-machine'
import { Amount, InstantText } from '../common.schemas.ts'

export const HoldView = z.object({
  status: z.enum(HOLD_STATES),
  amount: Amount,
  placeAt: InstantText.nullable(),
  authorisedAt: InstantText.nullable(),
  captureBefore: InstantText.nullable(),
  giveUpAt: InstantText.nullable(),
  captured: Amount,
  released: Amount,
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  problem: z.string().nullable().describe('an error code'),
})
/** Of a late leave: what is refunded once the spot is taken again. */
export const Refill = z.object({ refund: Amount, takenAt: InstantText.nullable() })
