import type { Appearance, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { CardRefusal, type Access, type Intent } from './card-provider.ts'

/**
 * Loads Stripe.js from Stripe, as its terms demand, and only with the live API: `pure` has no
 * effect before the call. Rejects when the script does not load; the next call tries again.
 */
export async function createStripe({
  publishableKey,
  stripeJsUrl,
}: Pick<Access, 'publishableKey' | 'stripeJsUrl'>): Promise<Stripe> {
  // the loader takes the Stripe.js that is in the page already
  if (stripeJsUrl !== null && !('Stripe' in globalThis)) await loadStandIn(stripeJsUrl)
  const stripe = await loadStripe(publishableKey).catch((cause: unknown) => {
    throw new CardRefusal({ type: 'api_connection_error', message: String(cause) })
  })
  // null on a server only
  if (!stripe) throw new Error('no browser')
  return stripe
}

function loadStandIn(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new CardRefusal({ type: 'api_connection_error', message: `no script at ${url}` }))
    })
    document.head.append(script)
  })
}

/**
 * The intent of a refusal that is none: the intent was confirmed, but the answer was lost, and the
 * repeated call finds it done.
 */
const doneIn = ({ setup_intent, payment_intent }: StripeError): Intent | null => {
  const intent = setup_intent ?? payment_intent
  return intent && DONE.has(intent.status) ? intent : null
}
const DONE = new Set(['succeeded', 'requires_capture'])

/** Confirms a setup with the mounted fields, and the bank's question. Throws CardRefusal. */
export async function confirmSetup(
  stripe: Stripe,
  elements: StripeElements,
  returnUrl: string,
): Promise<Intent> {
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    redirect: 'if_required',
    confirmParams: { return_url: returnUrl },
  })
  if (!error) return setupIntent
  const done = doneIn(error)
  if (done) return done
  throw new CardRefusal(error)
}

/** Opens 3-D Secure for an intent that requires action. Throws CardRefusal when it fails. */
export async function authenticateWithStripe(access: Access): Promise<Intent> {
  const stripe = await createStripe(access)
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
