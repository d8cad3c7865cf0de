import type { Deps } from './deps.ts'
import { STRIPE_API_VERSION } from './platform/payments/stripe-api-version.ts'

/**
 * At start: the card provider answers in the pinned API version, and its webhooks speak it too. Only
 * logs, because the product must also start while the provider is down.
 */
export async function checkApiVersion({ cards, log }: Pick<Deps, 'cards' | 'log'>): Promise<void> {
  try {
    const { apiVersion, webhooks } = await cards.probe()
    if (apiVersion !== STRIPE_API_VERSION)
      log.error(
        { pinned: STRIPE_API_VERSION, answered: apiVersion },
        'the card provider answers in another API version',
      )
    for (const { url, enabled, apiVersion: spoken } of webhooks)
      if (enabled && spoken !== null && spoken !== STRIPE_API_VERSION)
        log.warn(
          { pinned: STRIPE_API_VERSION, webhook: url, sent: spoken },
          'a webhook of the card provider is sent in another API version',
        )
  } catch (err) {
    log.warn({ err }, 'the API version of the card provider could not be checked')
  }
}
