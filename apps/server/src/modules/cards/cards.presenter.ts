import type { z } from 'zod'
import type { PaymentMethod } from '@tomogolf/contract/cards.schemas'
import { iso, type Instant } from '@tomogolf/domain/time'
import { isExpired, type Card } from './cards.repository.ts'

export const presentCard = (
  card: Card,
  backsHold: boolean,
  now: Instant,
): z.input<typeof PaymentMethod> => ({
  id: card.id,
  brand: card.brand,
  last4: card.last4,
  expMonth: card.expMonth,
  expYear: card.expYear,
  funding: card.funding,
  isDefault: card.isDefault,
  expired: isExpired(card, now),
  backsHold,
  createdAt: iso(card.createdAt),
})
