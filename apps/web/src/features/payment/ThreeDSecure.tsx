import { lazy, Suspense } from 'react'
import { usesStripeJs, type Access, type Intent } from './card-provider.ts'

const StripeAuthentication = lazy(() => import('./StripeAuthentication.tsx'))
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
  return (
    <Suspense>
      {usesStripeJs(props.access) ? (
        <StripeAuthentication {...props} />
      ) : (
        <EmulatedBankDialog {...props} />
      )}
    </Suspense>
  )
}
