import { lazy, Suspense, useEffect, useRef } from 'react'
import { isLive, type Access, type Intent } from './card-provider.ts'

const EmulatedBankDialog = lazy(() => import('./emulator/EmulatedBankDialog.tsx'))

type ThreeDSecureProps = {
  access: Access
  onConfirmed: (intent: Intent) => void
  onRefused: (error: unknown) => void
}

/**
 * 3-D Secure for a saved card or a hold: the window of Stripe.js, or a dialog with the emulator.
 */
export function ThreeDSecure(props: ThreeDSecureProps) {
  return isLive(props.access) ? (
    <StripeAuthentication {...props} />
  ) : (
    <Suspense>
      <EmulatedBankDialog {...props} />
    </Suspense>
  )
}

function StripeAuthentication({ access, onConfirmed, onRefused }: ThreeDSecureProps) {
  const started = useRef(false)
  useEffect(() => {
    // opens the window once, however often the effect runs
    if (started.current) return
    started.current = true
    void import('./stripe.ts')
      .then(({ authenticateWithStripe }) => authenticateWithStripe(access))
      .then(onConfirmed, onRefused)
  }, [access, onConfirmed, onRefused])
  return null
}
