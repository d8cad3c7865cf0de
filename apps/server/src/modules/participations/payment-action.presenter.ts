import type { CardProvider } from '../../platform/payments/card-provider.ts'

/**
 * What the browser needs to confirm a payment with the bank, or null when no confirmation is
 * pending.
 */
export const presentPaymentAction = (
  { publishableKey, apiBase }: Pick<CardProvider, 'publishableKey' | 'apiBase'>,
  { status, clientSecret }: { status: string; clientSecret: string | null },
): { clientSecret: string; publishableKey: string; apiBase: string } | null =>
  status === 'action_required' && clientSecret ? { clientSecret, publishableKey, apiBase } : null
