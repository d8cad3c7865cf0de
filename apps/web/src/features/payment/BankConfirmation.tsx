import { lazy, Suspense, useEffect, useRef } from 'react'
import { isLive, type Access, type Intent } from './provider-page.ts'

const BankDialog = lazy(() => import('./BankDialog.tsx'))

type BankConfirmationProps = {
  access: Access
  onConfirmed: (intent: Intent) => void
  onRefused: (error: unknown) => void
}

/** The bank wants to know that it is the holder: its own window with the live provider, the stand-in with the emulator. For cards being saved and for holds. */
export function BankConfirmation(props: BankConfirmationProps) {
  return isLive(props.access) ? (
    <LiveBank {...props} />
  ) : (
    <Suspense>
      <BankDialog {...props} />
    </Suspense>
  )
}

function LiveBank({ access, onConfirmed, onRefused }: BankConfirmationProps) {
  const asked = useRef(false)
  useEffect(() => {
    // the window opens once, whatever is drawn again meanwhile
    if (asked.current) return
    asked.current = true
    void import('./live-bank.ts')
      .then(({ askLiveBank }) => askLiveBank(access))
      .then(onConfirmed, onRefused)
  }, [access, onConfirmed, onRefused])
  return null
}
