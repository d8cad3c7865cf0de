import type { CardProvider } from '../../platform/payments/card-provider.ts'
import { presentCardAccess, type CardAccess } from '../cards/card-access.presenter.ts'

/**
 * What the browser needs to confirm a payment with the bank, or null when no confirmation is
 * pending.
 */
export const presentPaymentAction = (
  cards: CardProvider,
  { status, clientSecret }: { status: string; clientSecret: string | null },
): CardAccess | null =>
  status === 'action_required' && clientSecret ? presentCardAccess(cards, clientSecret) : null
