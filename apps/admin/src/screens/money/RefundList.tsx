import { useState } from 'react'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Money } from '../../components/cells/Money.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { RefundStatusDialog } from './RefundStatusDialog.tsx'
import { CaseClock } from './CaseClock.tsx'
import { May } from '../../lib/may.tsx'

type Refund = ResultOf<'GET /api/admin/transactions/:id'>['refunds'][number]

/** The refunds of a payment with their state, and their retry. `watched`: shown in a dialog. */
export function RefundList({
  refunds,
  watched,
  onWatch,
}: {
  refunds: readonly Refund[]
  watched: string | null
  onWatch: (id: string | null) => void
}) {
  const { t, language } = useI18n()
  const [retried, setRetried] = useState<Refund | null>(null)
  const shown = refunds.find((refund) => refund.id === watched)
  return (
    <>
      {refunds.length > 0 && (
        <ul className="grid gap-2">
          {refunds.map((refund) => (
            <li key={refund.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0">
                <Timestamp at={refund.at} /> · <Money value={refund.amount} /> ·{' '}
                <StateBadge area="refundStatus" state={refund.status} />{' '}
                {refund.by && ` · ${refund.by}`}:{' '}
                {refund.isRefill
                  ? t('admin.refund.refill')
                  : refund.isCredit
                    ? t('admin.refund.credit')
                    : refund.reason}
                {refund.category && !refund.isRefill && (
                  <span className="text-text-2">
                    {' '}
                    · {t(`admin.refundCategory.${refund.category}`)}
                  </span>
                )}
                {(refund.status === 'asked' || refund.status === 'retrying') && (
                  <span className="ml-2">
                    <CaseClock since={refund.at} />
                  </span>
                )}
                {refund.fromHost.amount > 0 && (
                  <span className="text-text-2">
                    {' '}
                    · {t('admin.role.host')} <Money value={refund.fromHost} />
                  </span>
                )}
                {refund.problem && (
                  <span className="break-words text-danger"> · {refund.problem}</span>
                )}
              </span>
              {refund.canRetry && (
                <May do="money.charge">
                  <Button size="small" onClick={() => setRetried(refund)}>
                    {t('admin.refund.retry')}
                  </Button>
                </May>
              )}
            </li>
          ))}
        </ul>
      )}
      {shown && !retried && (
        <RefundStatusDialog
          refund={shown}
          onRetry={() => setRetried(shown)}
          onClose={() => onWatch(null)}
        />
      )}
      {retried && (
        <ReasonDialog
          draft={`retry refund ${retried.id}`}
          title={t('admin.refund.retryTitle', { amount: formatAmount(retried.amount, language) })}
          description={t('admin.refund.retryText')}
          submit={t('admin.refund.retry')}
          done={() => null}
          onClose={() => setRetried(null)}
          run={async (reason) => {
            const { refundId } = await api('POST /api/admin/refunds/:id/retry', {
              params: { id: retried.id },
              body: { reason },
            })
            onWatch(refundId)
          }}
        />
      )}
    </>
  )
}
