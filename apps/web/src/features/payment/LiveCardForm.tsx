import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Skeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { cardFault, type Fault } from './card-faults.ts'
import type { Access, Intent } from './card-provider.ts'
import { returnUrlFrom } from './return-url.ts'
import { SetupProblem } from './SetupProblem.tsx'
import { confirmSetup } from './stripe.ts'
import { useCardFields } from './use-card-fields.ts'

type LiveCardFormProps = {
  access: Access
  onConfirmed: (intent: Intent) => void
  saving: boolean
  submit: ReactNode
  variant: 'primary' | 'secondary'
  /** Where the bank's page sends the customer back to; this page without it. */
  returnPath?: string | undefined
  children: ReactNode
}

/** Stripe's card fields, in Stripe's frames: the page never has the card number. */
export default function LiveCardForm({
  access,
  onConfirmed,
  saving,
  submit,
  variant,
  returnPath,
  children,
}: LiveCardFormProps) {
  const t = useT()
  const { container, session, state, retry } = useCardFields(access)
  const [fault, setFault] = useState<Fault | null>(null)
  const confirm = useMutation({
    mutationFn: () => {
      const { stripe, elements } = session.current!
      return confirmSetup(
        stripe,
        elements,
        returnUrlFrom(new URL(returnPath ?? '', location.href).href),
      )
    },
    onMutate: () => setFault(null),
    onSuccess: onConfirmed,
    onError: (error) => setFault(cardFault(error).fault),
  })
  useReloadAfterBack()
  useBankWindow(confirm.isPending)
  const busy = confirm.isPending || saving
  if (state === 'failed') return <SetupProblem kind="fields" onRetry={retry} />
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (state === 'ready' && !busy) confirm.mutate()
      }}
      className="grid gap-5"
    >
      {state !== 'ready' && (
        <div role="status" aria-label={t('common.loading')} className="grid gap-4">
          <Skeleton className="h-[52px] rounded-m" />
          <Skeleton className="h-[52px] rounded-m" />
          {state === 'slow' && <p className="text-s text-text-2">{t('payment.setup.slow')}</p>}
        </div>
      )}
      <div ref={container} />
      {children}
      {fault && (
        <Alert tone="danger" role="alert">
          {t(`payment.fault.${fault}`)}
        </Alert>
      )}
      <Button
        type="submit"
        variant={variant}
        size="large"
        block
        busy={busy}
        disabled={state !== 'ready'}
      >
        {busy ? t('payment.setup.busy') : submit}
      </Button>
    </form>
  )
}

/**
 * The bank's page may replace this one. Who comes back by the browser's Back button finds it as it
 * was left, waiting for a bank that no longer asks: begin again.
 */
function useReloadAfterBack() {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
}

/**
 * The provider opens the bank's window over the page. A dialog underneath takes pointer and focus
 * back from everything outside of it, so it is told nothing of the window while it is open.
 */
function useBankWindow(open: boolean) {
  useEffect(() => {
    if (!open) return undefined
    const { style } = document.body
    const before = style.pointerEvents
    style.pointerEvents = 'auto'
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof HTMLIFrameElement) event.stopImmediatePropagation()
    }
    addEventListener('focusin', onFocus, true)
    return () => {
      style.pointerEvents = before
      removeEventListener('focusin', onFocus, true)
    }
  }, [open])
}
