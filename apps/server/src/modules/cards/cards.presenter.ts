import type { z } from 'zod'
import type { PaymentMethod } from '@tomogolf/contract/cards.schemas'
import { iso, type Instant } from '@tomogolf/domain/time'
import { isExpired, type Card } from './cards.repository.ts'

export const presentCard = (
  c: Card,
  backsHold: boolean,
  now: Instant,
): z.input<typeof PaymentMethod> => ({
  id: c.id,
  brand: c.brand,
  last4: c.last4,
  expMonth: c.expMonth,
  expYear: c.expYear,
  funding: c.funding,
  isDefault: c.isDefault,
  expired: isExpired(c, now),
  backsHold,
  createdAt: iso(c.createdAt),
})
