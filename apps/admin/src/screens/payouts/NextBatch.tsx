import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { formatAmount } from '@tomogolf/format/money'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { Money } from '../../components/cells/Money.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useMay } from '../../lib/may.tsx'
import { BatchDialog } from './BatchDialog.tsx'

const UNPAYABLE = {
  no_account: 'admin.payout.noAccount',
  not_ready: 'admin.payout.notReady',
  new_account: 'admin.payout.newAccount',
  new_address: 'admin.payout.newAddress',
} as const
type Next = ResultOf<'GET /api/admin/payout-batches/next'>
const unpayablePhrase = (why: keyof typeof UNPAYABLE, mode: Next['mode']) =>
  why === 'no_account' && mode === 'connect' ? 'admin.payout.noPayee' : UNPAYABLE[why]

/** Whom the next batch pays, who has no usable account, and the act that makes it. */
export function NextBatch() {
  const { t, language } = useI18n()
  const may = useMay()
  const [isCreating, setCreating] = useState(false)
  const { data, error, refetch } = useQuery(apiQuery('GET /api/admin/payout-batches/next'))
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={3} />
  if (data.mode === 'off')
    return (
      <div className="mb-4">
        <Alert tone="info">{t('admin.payout.off')}</Alert>
        <Debts debts={data.debts} />
      </div>
    )
  const totals = data.totals.map((total) => formatAmount(total, language)).join(' + ')
  return (
    <Panel
      className="mb-4"
      title={t('admin.payout.next')}
      aside={
        totals &&
        (data.hasSender || data.mode === 'connect') &&
        may('payouts.record') && (
          <Button size="small" variant="primary" onClick={() => setCreating(true)}>
            {t('admin.payout.create', { totals })}
          </Button>
        )
      }
    >
      {data.mode === 'connect' && (
        <p className="mb-2 text-s text-text-2">{t('admin.payout.atOnce')}</p>
      )}
      {data.mode === 'bank' && !data.hasSender && (
        <Alert tone="warning">{t('errors.PAYOUT_SENDER_MISSING')}</Alert>
      )}
      {data.candidates.length === 0 ? (
        <p className="text-s text-text-2">{t('admin.payout.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.candidates.map(({ host, amount, deducted, account, unpayable }) => (
            <li
              key={`${host.id} ${amount.currency}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-s"
            >
              <span className="min-w-full flex-1 md:min-w-44">
                <PersonCell person={host} quiet />
              </span>
              <span className="text-text-2">
                {unpayable
                  ? t(unpayablePhrase(unpayable, data.mode))
                  : data.mode === 'connect'
                    ? t('admin.payout.stripe')
                    : account && `${account.bank}-${account.branch} •••• ${account.last3}`}
              </span>
              {deducted.amount > 0 && (
                <span className="text-text-2">
                  {t('admin.payout.deducted', { amount: formatAmount(deducted, language) })}
                </span>
              )}
              <Money
                value={amount}
                className={cx('ml-auto', unpayable ? 'text-text-3' : 'font-semibold')}
              />
            </li>
          ))}
        </ul>
      )}
      <Debts debts={data.debts} />
      {isCreating && (
        <BatchDialog totals={data.totals} mode={data.mode} onClose={() => setCreating(false)} />
      )}
    </Panel>
  )
}

/** Refunds of charges that hosts were paid for before. */
function Debts({ debts }: Pick<Next, 'debts'>) {
  const { t } = useI18n()
  if (debts.length === 0) return null
  return (
    <section className="mt-4">
      <h3 className="text-s font-semibold">{t('admin.payout.debts')}</h3>
      <p className="text-s text-text-2">{t('admin.payout.debtsText')}</p>
      <ul className="mt-1 divide-y divide-line">
        {debts.map(({ host, amount }) => (
          <li
            key={`${host?.id} ${amount.currency}`}
            className="flex items-center gap-4 py-2.5 text-s"
          >
            <span className="min-w-0 flex-1">
              {host ? <PersonCell person={host} quiet /> : t('admin.payout.deleted')}
            </span>
            <Money value={amount} className="font-semibold" />
          </li>
        ))}
      </ul>
    </section>
  )
}
