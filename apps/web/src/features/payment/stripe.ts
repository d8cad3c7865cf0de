import type { Appearance, Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { CardRefusal, type Access, type Intent } from './card-provider.ts'

/**
 * Loads Stripe.js from Stripe, as its terms demand, and only with the live API: `pure` has no
 * effect before the call. Rejects when the script does not load; the next call tries again.
 */
export async function createStripe(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey)
  // null on a server only
  if (!stripe) throw new Error('no browser')
  return stripe
}

/** Opens 3-D Secure for an intent that requires action. Throws CardRefusal when it fails. */
export async function authenticateWithStripe(access: Access): Promise<Intent> {
  const stripe = await createStripe(access.publishableKey)
  const { error, setupIntent, paymentIntent } = await stripe.handleNextAction({
    clientSecret: access.clientSecret,
  })
  if (error) throw new CardRefusal(error)
  return (paymentIntent ?? setupIntent)!
}

/** Our colours for the provider's form: its frames cannot read our style sheet. */
export function appearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    theme: 'night',
    labels: 'above',
    variables: {
      colorPrimary: token('--color-success'),
      colorBackground: token('--color-surface-2'),
      colorText: token('--color-text'),
      colorTextSecondary: token('--color-text-2'),
      colorTextPlaceholder: token('--color-text-3'),
      colorDanger: token('--color-danger'),
      borderRadius: token('--radius-m'),
      fontSizeBase: '16px',
      spacingGridRow: '20px',
    },
    rules: {
      '.Input': {
        border: `1px solid ${token('--color-line-control')}`,
        boxShadow: 'none',
        padding: '14px 16px',
      },
      '.Label': { fontWeight: '600', fontSize: '14px' },
    },
  }
}
