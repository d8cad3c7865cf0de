import type { z } from 'zod'
import type { CardAccess as CardAccessSchema } from '@tomogolf/contract/cards.schemas'
import type { CardProvider } from '../../platform/payments/card-provider.ts'

export type CardAccess = z.output<typeof CardAccessSchema>

/** What the browser needs to speak to the card provider about one intent. */
export const presentCardAccess = (
  { publishableKey, apiBase, stripeJsUrl }: CardProvider,
  clientSecret: string,
): CardAccess => ({ clientSecret, publishableKey, apiBase, stripeJsUrl })
