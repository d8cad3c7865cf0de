import { useEffect } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Landmark } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { PAYEE_OPEN, PAYEE_PAYABLE } from '@tomogolf/domain/payouts/payee'
import { formatDate } from '@tomogolf/format/dates'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import type { HostMoney } from '../../queries/transactions.ts'

const route = getRouteApi('/_auth/payouts')

/** The host's account at the card provider: how it stands, and the link that completes it. */
export function PayeeCard({ payee }: { payee: HostMoney['payee'] }) {
  const { t, language } = useI18n()
  const now = useNow()
  const queryClient = useQueryClient()
  useReadAgain()
  const setUp = useMutation({
    mutationFn: () => api('POST /api/payouts/setup'),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) =>
      toast({ tone: 'danger', title: t('payouts.payee.failed'), description: errorText(t, error) }),
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/payouts/setup'),
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'DELETE /api/payouts/setup')
      toast({ tone: 'success', title: t('payouts.payee.removed') })
    },
    onError: (error) =>
      toast({
        tone: 'danger',
        title: t('payouts.payee.removeFailed'),
        description: errorText(t, error),
      }),
  })
  const state = payee?.state ?? 'none'
  const isNew = payee === null || payee.state === 'blocked'
  const needsMore = payee !== null && !PAYEE_PAYABLE.includes(payee.state)
  return (
    <section>
      <h2 className="mb-2.5 text-t2">{t('payouts.account.title')}</h2>
      <div className="grid gap-3 rounded-l border border-line bg-surface-1 p-4.5">
        <div className="flex items-center gap-3.5">
          <Landmark aria-hidden className="flex-none text-text-3" />
          <span className="min-w-0 flex-1">
            <b className="block font-semibold">{t('payouts.payee.name')}</b>
            <span className="block text-s text-text-2">{t(`payouts.payee.${state}`)}</span>
            {payee && !needsMore && Date.parse(payee.usableFrom) > now && (
              <span className="block text-xs text-text-3">
                {t('payouts.account.from', {
                  date: formatDate(Date.parse(payee.usableFrom), language),
                })}
              </span>
            )}
          </span>
        </div>
        {needsMore || state === 'due' ? (
          <Alert tone="warning">{t(`payouts.payee.${state}Text`)}</Alert>
        ) : (
          <p className="text-s text-text-3">{t(`payouts.payee.${state}Text`)}</p>
        )}
        <div className="flex flex-wrap gap-2">
          {(isNew || PAYEE_OPEN.includes(payee.state)) && (
            <Button variant="primary" busy={setUp.isPending} onClick={() => setUp.mutate()}>
              {t(isNew ? 'payouts.payee.setUp' : 'payouts.payee.continue')}
            </Button>
          )}
          {payee && (
            <Button variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('payouts.payee.remove')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

/** After the provider's page: its event may come later than its reader. */
function useReadAgain() {
  const { stripe } = route.useSearch()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const check = useMutation({
    mutationFn: () => api('POST /api/payouts/setup/check'),
    onSettled: () => invalidateAfter(queryClient, 'POST /api/payouts/setup/check'),
  })
  useEffect(() => {
    if (!stripe) return
    check.mutate()
    void navigate({ to: '/payouts', search: {}, replace: true })
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [stripe])
}
