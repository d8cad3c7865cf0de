import { isCardExpired } from '@tomogolf/domain/limits/card-expiry'
import type { z } from 'zod'
import type { PaymentMethod } from '@tomogolf/contract/cards.schemas'
import { iso, type Instant } from '@tomogolf/domain/time'
import { isBacking, type DutiesOfCard } from './card-duties.policy.ts'
import type { Card } from './cards.repository.ts'

export const presentCard = (
  card: Card,
  backs: DutiesOfCard,
  now: Instant,
): z.input<typeof PaymentMethod> => ({
  id: card.id,
  brand: card.brand,
  last4: card.last4,
  expMonth: card.expMonth,
  expYear: card.expYear,
  funding: card.funding,
  isDefault: card.isDefault,
  expired: isCardExpired(card, now),
  backsHold: backs.holds > 0,
  backs: isBacking(backs) ? backs : null,
  createdAt: iso(card.createdAt),
})
