import { useEffect, useRef, useState } from 'react'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Access } from './card-provider.ts'
import { appearance, createStripe } from './stripe.ts'

/** After this time the user is told that the fields are still loading. */
const SLOW_AFTER_MS = 8_000
type State = 'loading' | 'slow' | 'ready' | 'failed'

/** The provider's card fields in `container`: loading, slowly loading, ready or failed. */
export function useCardFields(access: Access) {
  const { language } = useI18n()
  const container = useRef<HTMLDivElement>(null)
  const session = useRef<{ stripe: Stripe; elements: StripeElements } | null>(null)
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let unmounted = false
    let destroy = () => {}
    const settle = (next: State) => !unmounted && setState(next)
    const timer = setTimeout(
      () => setState((now) => (now === 'loading' ? 'slow' : now)),
      SLOW_AFTER_MS,
    )
    createStripe(access).then(
      (stripe) => {
        if (unmounted || !container.current) return
        const elements = stripe.elements({
          clientSecret: access.clientSecret,
          locale: language,
          appearance: appearance(),
        })
        const element = elements.create('payment', {
          layout: 'tabs',
          wallets: { applePay: 'never', googlePay: 'never' },
        })
        element.on('ready', () => settle('ready'))
        element.on('loaderror', () => settle('failed'))
        element.mount(container.current)
        session.current = { stripe, elements }
        destroy = () => element.destroy()
      },
      () => settle('failed'),
    )
    return () => {
      unmounted = true
      clearTimeout(timer)
      destroy()
    }
  }, [access, language, attempt])

  return {
    container,
    session,
    state,
    retry: () => {
      setState('loading')
      setAttempt(attempt + 1)
    },
  }
}
