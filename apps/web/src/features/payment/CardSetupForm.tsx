import { lazy, Suspense, useEffect, useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Skeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { ThreeDSecure } from './ThreeDSecure.tsx'
import { cardFault } from './card-faults.ts'
import type { TypedCard } from './emulator/EmulatedCardForm.tsx'
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

type CardSetupFormProps = {
  /** What is typed into the emulator's fields; Stripe's fields are in its own frame. */
  card: TypedCard
  onChange: (card: TypedCard) => void
  /** The id of a confirmed setup, after a redirect from the bank's page (`seti_…`). */
  returned?: string
  /** Where the bank's page sends the customer back to; this page without it. */
  returnPath?: string
  /** Inside another dialog: the button is not the main one. */
  inside?: true
  onSaved: (card: SavedCard) => void
}

/**
 * Saving a card: loading, the form, the bank's authentication, saving, and every failure of these.
 */
export function CardSetupForm({
  card,
  onChange,
  returned,
  returnPath,
  inside,
  onSaved,
}: CardSetupFormProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const [confirmedId, setConfirmedId] = useState(returned)
  const setup = useQuery({ ...setupIntentQuery, enabled: confirmedId === undefined })
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
      variant: inside ? ('secondary' as const) : ('primary' as const),
    }
    return (
      <Suspense fallback={<FormSkeleton />}>
        {usesStripeJs(access) ? (
          <LiveCardForm {...shared} returnPath={returnPath}>
            <Consent />
          </LiveCardForm>
        ) : (
          <EmulatedCardForm {...shared} card={card} onChange={onChange}>
            <Consent />
            <TestCardHint />
          </EmulatedCardForm>
        )}
      </Suspense>
    )
  }
  return (
    <>
      {form()}
      {authenticating && access && (
        <ThreeDSecure access={access} onConfirmed={onConfirmed} onRefused={onRefused} />
      )}
    </>
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
