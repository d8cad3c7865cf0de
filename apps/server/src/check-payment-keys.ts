import type { Deps } from './deps.ts'

/**
 * At start: the publishable key of the pages belongs to the secret key, or no card could be saved.
 * Only logs, because the product must also start while the provider is down.
 */
export async function checkPaymentKeys({ cards, log }: Pick<Deps, 'cards' | 'log'>): Promise<void> {
  try {
    const pair = await cards.compareKeys()
    if (pair === 'unknown') log.error('the card provider does not know the publishable key')
    if (pair === 'other_account')
      log.error('publishable and secret key are of different accounts or modes')
  } catch (err) {
    log.warn({ err }, 'the keys of the card provider could not be compared')
  }
}
