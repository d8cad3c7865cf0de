import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Skeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { cardFault, type Fault } from './card-faults.ts'
import { CardRefusal, type Access, type Intent } from './provider-page.ts'
import { appearance, loadStripe, type Elements, type Stripe } from './stripe-js.ts'

type LiveCardFormProps = {
  access: Access
  onConfirmed: (intent: Intent) => void
  saving: boolean
  submit: ReactNode
  children: ReactNode
}
type State = 'loading' | 'ready' | 'failed'

/** The card provider's own fields, in frames of its own: the number never exists in this page. */
export default function LiveCardForm({
  access,
  onConfirmed,
  saving,
  submit,
  children,
}: LiveCardFormProps) {
  const { t, language } = useI18n()
  const place = useRef<HTMLDivElement>(null)
  const parts = useRef<{ stripe: Stripe; elements: Elements } | null>(null)
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)
  const [fault, setFault] = useState<Fault | null>(null)

  useEffect(() => {
    let gone = false
    let leave = () => {
      gone = true
    }
    loadStripe(access.publishableKey).then(
      (stripe) => {
        if (gone || !place.current) return
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
        element.mount(place.current)
        parts.current = { stripe, elements }
        leave = () => {
          gone = true
          element.destroy()
        }
      },
      () => setState('failed'),
    )
    return () => leave()
  }, [access, language, attempt])

  const confirm = useMutation({
    mutationFn: async () => {
      const { stripe, elements } = parts.current!
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
      <div ref={place} />
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
