import { lazy, Suspense, useEffect, useRef } from 'react'
import { isLive, type Access, type Intent } from './card-provider.ts'

const EmulatedBankDialog = lazy(() => import('./emulator/EmulatedBankDialog.tsx'))

type BankConfirmationProps = {
  access: Access
  onConfirmed: (intent: Intent) => void
  onRefused: (error: unknown) => void
}

/** The bank authenticates the cardholder, for a saved card or a hold: Stripe's window, or a dialog with the emulator. */
export function BankConfirmation(props: BankConfirmationProps) {
  return isLive(props.access) ? (
    <LiveBank {...props} />
  ) : (
    <Suspense>
      <EmulatedBankDialog {...props} />
    </Suspense>
  )
}

function LiveBank({ access, onConfirmed, onRefused }: BankConfirmationProps) {
  const started = useRef(false)
  useEffect(() => {
    // opens the window once, however often the effect runs
    if (started.current) return
    started.current = true
    void import('./live-bank.ts')
      .then(({ authenticateLive }) => authenticateLive(access))
      .then(onConfirmed, onRefused)
  }, [access, onConfirmed, onRefused])
  return null
}
