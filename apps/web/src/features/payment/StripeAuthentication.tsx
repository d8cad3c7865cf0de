import { useEffect, useRef, useState } from 'react'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Spinner } from '@tomogolf/ui/feedback/Spinner.tsx'
import { cardFault } from './card-faults.ts'
import type { Access, Intent } from './card-provider.ts'
import { authenticateWithStripe } from './stripe.ts'

type StripeAuthenticationProps = {
  access: Access
  onConfirmed: (intent: Intent) => void
  /** The bank refused, or the user gave up. */
  onRefused: (error: unknown) => void
}
/** No answer of the bank: it can be asked again. */
const isUnreached = (error: unknown) => ['network', 'busy'].includes(cardFault(error).fault)

/**
 * The bank's question in the window of Stripe.js. Until it opens, a spinner covers the page: it may
 * take seconds on a slow connection. When the bank is not reached, the user decides: asking the
 * server would bring the same question back at once, in a loop.
 */
export default function StripeAuthentication({
  access,
  onConfirmed,
  onRefused,
}: StripeAuthenticationProps) {
  const t = useT()
  const [unreached, setUnreached] = useState<unknown>(null)
  const started = useRef(false)
  useEffect(() => {
    // opens the window once, however often the effect runs
    if (unreached || started.current) return
    started.current = true
    authenticateWithStripe(access).then(onConfirmed, (error: unknown) =>
      isUnreached(error) ? setUnreached(error) : onRefused(error),
    )
  }, [access, onConfirmed, onRefused, unreached])

  if (!unreached)
    return (
      // not a modal dialog: that would lie above the window of Stripe.js
      <div
        role="status"
        className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-background/95 px-6 text-center"
      >
        <Spinner />
        {t('payment.bank.opening')}
      </div>
    )
  const askAgain = () => {
    started.current = false
    setUnreached(null)
  }
  return (
    <Dialog
      open
      onClose={() => onRefused(unreached)}
      title={t('payment.bank.unreached')}
      footer={
        <>
          <Button variant="primary" onClick={askAgain}>
            {t('common.retry')}
          </Button>
          <Button variant="outline" onClick={() => onRefused(unreached)}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{t('payment.bank.unreachedText')}</p>
    </Dialog>
  )
}
