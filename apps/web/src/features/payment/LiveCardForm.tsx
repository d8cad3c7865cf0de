import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useMutation } from '@tanstack/react-query'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Skeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { cardFault, type Fault } from './card-faults.ts'
import { CardRefusal, type Access, type Intent } from './card-provider.ts'
import { appearance, createStripe } from './stripe.ts'

type LiveCardFormProps = {
  access: Access
  onConfirmed: (intent: Intent) => void
  saving: boolean
  submit: ReactNode
  children: ReactNode
}
type State = 'loading' | 'ready' | 'failed'

/** Stripe's card fields, in Stripe's frames: the page never has the card number. */
export default function LiveCardForm({
  access,
  onConfirmed,
  saving,
  submit,
  children,
}: LiveCardFormProps) {
  const { t, language } = useI18n()
  const container = useRef<HTMLDivElement>(null)
  const session = useRef<{ stripe: Stripe; elements: StripeElements } | null>(null)
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)
  const [fault, setFault] = useState<Fault | null>(null)

  useEffect(() => {
    let unmounted = false
    let cleanUp = () => {
      unmounted = true
    }
    createStripe(access.publishableKey).then(
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
        element.on('ready', () => setState('ready'))
        element.on('loaderror', () => setState('failed'))
        element.mount(container.current)
        session.current = { stripe, elements }
        cleanUp = () => {
          element.destroy()
        }
      },
      () => setState('failed'),
    )
    return () => cleanUp()
  }, [access, language, attempt])

  const confirm = useMutation({
    mutationFn: async () => {
      const { stripe, elements } = session.current!
      const { error, setupIntent } = await stripe.confirmSetup({
        elements,
        redirect: 'if_required',
        confirmParams: { return_url: location.href },
      })
      if (error) throw new CardRefusal(error)
      return setupIntent!
    },
    onMutate: () => setFault(null),
    onSuccess: onConfirmed,
    onError: (error) => setFault(cardFault(error).fault),
  })
  const busy = confirm.isPending || saving
  if (state === 'failed')
    return (
      <ErrorState
        error={new CardRefusal({ code: 'network' })}
        retry={() => {
          setState('loading')
          setAttempt(attempt + 1)
        }}
      />
    )
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (state === 'ready' && !busy) confirm.mutate()
      }}
      className="grid gap-5"
    >
      {state === 'loading' && (
        <div role="status" aria-label={t('common.loading')} className="grid gap-4">
          <Skeleton className="h-[52px] rounded-m" />
          <Skeleton className="h-[52px] rounded-m" />
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
        variant="primary"
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
