/** The parts of the provider's own library that are used; https://docs.stripe.com/js */
type Fault = { code?: string; decline_code?: string; message?: string; type: string }
type Outcome = {
  error?: Fault
  setupIntent?: { id: string; status: string }
  paymentIntent?: { id: string; status: string }
}
export type Elements = {
  create: (
    kind: 'payment',
    options?: object,
  ) => {
    mount: (at: HTMLElement) => void
    on: (event: 'ready' | 'loaderror', then: () => void) => void
    destroy: () => void
  }
  submit: () => Promise<{ error?: Fault }>
}
export type Stripe = {
  elements: (options: { clientSecret: string; locale: string; appearance: object }) => Elements
  confirmSetup: (options: {
    elements: Elements
    redirect: 'if_required'
    confirmParams: { return_url: string }
  }) => Promise<Outcome>
  handleNextAction: (options: { clientSecret: string }) => Promise<Outcome>
}
type Constructor = (publishableKey: string) => Stripe

const SCRIPT = 'https://js.stripe.com/v3'
let loading: Promise<Constructor> | undefined

/** The provider's library, loaded from the provider (it may not be served by anybody else) and only when a card is to be typed. Rejects when it does not come. */
export function loadStripe(publishableKey: string): Promise<Stripe> {
  loading ??= new Promise<Constructor>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => resolve((globalThis as unknown as { Stripe: Constructor }).Stripe)
    script.onerror = () => {
      loading = undefined
      script.remove()
      reject(new Error('network'))
    }
    document.head.append(script)
  })
  return loading.then((create) => create(publishableKey))
}

/** The form of the provider in the colours of these pages; frames cannot read our style sheet. */
export function appearance(): object {
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
