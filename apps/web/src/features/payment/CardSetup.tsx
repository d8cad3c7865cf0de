import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ban, Lock, Plane } from 'lucide-react'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'
import { Skeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { ThreeDSecure } from './ThreeDSecure.tsx'
import { cardFault } from './card-faults.ts'
import type { TypedCard } from './emulator/EmulatedCardForm.tsx'
import { CardPlate } from './CardPlate.tsx'
import { setupIntentQuery, type SavedCard } from '../../queries/cards.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { Consent } from './Consent.tsx'
import { SetupProblem } from './SetupProblem.tsx'
import { CardRefusal, usesStripeJs, type Intent } from './card-provider.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'

const EmulatedCardForm = lazy(() => import('./emulator/EmulatedCardForm.tsx'))
const LiveCardForm = lazy(() => import('./LiveCardForm.tsx'))
/** Saving the same setup again helps only when the outcome of the call is unknown. */
const isRetryable = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)
const isUnfinished = (error: unknown) =>
  error instanceof ApiError && error.code === 'PAYMENT_SETUP_FAILED'
const EMPTY: TypedCard = { number: '', expiry: '', cvc: '', name: '' }

type CardSetupProps = {
  title: ReactNode
  /** The id of a confirmed setup, after a redirect from the bank's page (`seti_…`). */
  returned?: string
  onSaved: (card: SavedCard) => void
}

/**
 * Saving a card: loading, the form, the bank's authentication, saving, and every failure of these.
 */
export function CardSetup({ title, returned, onSaved }: CardSetupProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const [confirmedId, setConfirmedId] = useState(returned)
  const setup = useQuery({ ...setupIntentQuery, enabled: confirmedId === undefined })
  const [card, setCard] = useState(EMPTY)
  const [authenticating, setAuthenticating] = useState(false)
  const access = setup.data
  const save = useMutation({
    mutationFn: (setupIntentId: string) =>
      api('POST /api/payment-methods', { body: { setupIntentId } }),
    // idempotent: the same setup is one card
    retry: 1,
    onSuccess: async (saved) => {
      await invalidateAfter(queryClient, 'POST /api/payment-methods')
      onSaved(saved)
    },
    onError: (error, setupIntentId) => {
      if (setupIntentId !== returned || !isUnfinished(error)) return
      // the customer is back from the bank's page, and the provider says that the bank refused
      onRefused(new CardRefusal({ code: 'setup_intent_authentication_failure' }))
      startOver()
    },
  })
  const onConfirmed = (intent: Intent) => {
    setAuthenticating(false)
    if (intent.status === 'requires_action') setAuthenticating(true)
    else if (intent.status === 'succeeded') save.mutate(intent.id)
    else onRefused(null)
  }
  const onRefused = (error: unknown) => {
    setAuthenticating(false)
    toast({
      tone: 'danger',
      title: t('payment.setup.notSaved'),
      description: t(`payment.fault.${cardFault(error).fault}`),
    })
  }

  const startOver = () => {
    setConfirmedId(undefined)
    save.reset()
    if (setup.data) void setup.refetch()
  }
  const { mutate: saveSetup } = save
  useEffect(() => {
    if (confirmedId !== undefined) saveSetup(confirmedId)
  }, [confirmedId, saveSetup])

  const form = () => {
    if (save.error)
      return (
        <SetupProblem
          kind="save"
          error={save.error}
          onRetry={
            isRetryable(save.error) && save.variables
              ? () => save.mutate(save.variables)
              : startOver
          }
        />
      )
    if (setup.error)
      return (
        <SetupProblem
          kind="begin"
          error={setup.error}
          busy={setup.isFetching}
          onRetry={() => void setup.refetch()}
        />
      )
    if (!access) return <FormSkeleton />
    if (!access.publishableKey) return <SetupProblem kind="key" />
    if (!access.clientSecret)
      return (
        <SetupProblem kind="secret" onRetry={() => void setup.refetch()} busy={setup.isFetching} />
      )
    const shared = {
      access,
      onConfirmed,
      saving: save.isPending || authenticating,
      submit: t('payment.setup.submit'),
    }
    return (
      <Suspense fallback={<FormSkeleton />}>
        {usesStripeJs(access) ? (
          <LiveCardForm {...shared}>
            <Consent />
          </LiveCardForm>
        ) : (
          <EmulatedCardForm {...shared} card={card} onChange={setCard}>
            <Consent />
            <TestCardHint />
          </EmulatedCardForm>
        )}
      </Suspense>
    )
  }
  return (
    <div className="grid gap-7 pb-14 lg:grid-cols-[420px_minmax(0,520px)] lg:items-start lg:justify-between lg:gap-30">
      <div className="contents lg:block">
        <div className="pt-8 lg:pt-14 lg:pb-9">
          <h1 className="text-d1">{title}</h1>
          <p className="mt-3 max-w-[56ch] text-text-2">{t('payment.setup.lead')}</p>
        </div>
        <CardPlate number={card.number} name={card.name} expiry={card.expiry} />
        <Facts />
      </div>
      <Panel
        aria-label={t('payment.setup.label')}
        className="max-lg:rounded-none max-lg:border-0 max-lg:bg-transparent max-lg:p-0 lg:mt-12 lg:p-10"
      >
        {form()}
      </Panel>
      {authenticating && access && (
        <ThreeDSecure access={access} onConfirmed={onConfirmed} onRefused={onRefused} />
      )}
    </div>
  )
}

function Facts() {
  const t = useT()
  const items = [
    [Lock, 'number'],
    [Ban, 'free'],
    [Plane, 'abroad'],
  ] as const
  return (
    <ul className="order-3 grid gap-4.5 lg:mt-7">
      {items.map(([Shape, name]) => (
        <li key={name} className="grid grid-cols-[24px_1fr] gap-3.5 text-[.9375rem] text-text-2">
          <Shape className="mt-0.5 text-text-3" />
          <div>
            <b className="block font-semibold text-text">{t(`payment.know.${name}`)}</b>
            {t(`payment.know.${name}Text`)}
          </div>
        </li>
      ))}
    </ul>
  )
}

function FormSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('common.loading')} className="after-200 grid gap-6">
      {[0, 1, 2].map((row) => (
        <div key={row}>
          <Skeleton className="mb-2.5 h-4 w-28" />
          <Skeleton className="h-[52px] rounded-m" />
        </div>
      ))}
      <Skeleton className="h-22 rounded-m" />
      <Skeleton className="h-14 rounded-m" />
    </div>
  )
}

/** The test card of the emulator, which accepts no real card. */
function TestCardHint() {
  const t = useT()
  return (
    <p className="text-s text-text-3">
      {t('payment.setup.test', { number: '4242\u00a04242\u00a04242\u00a04242' })}
    </p>
  )
}
