import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Money } from '../../components/cells/Money.tsx'
import type { AdminDispute } from './admin-dispute.types.ts'

/** What is at stake, and what either outcome means in money. An inquiry has moved none. */
export function DisputeMoney({ dispute }: { dispute: AdminDispute }) {
  const { t, language } = useI18n()
  const money = (value: AdminDispute['amount']) => formatAmount(value, language)
  const rows = [
    { label: t('admin.amount'), values: [dispute.amount] },
    { label: t('admin.dispute.frozen'), values: [dispute.frozen] },
    { label: t('admin.dispute.fromHost'), values: [dispute.fromHost] },
    { label: t('admin.dispute.fees'), values: dispute.fees },
  ].map(({ label, values }) => ({ label, values: values.filter(({ amount }) => amount !== 0) }))
  const isUndecided = dispute.closedAt === null && !dispute.state.startsWith('inquiry')
  return (
    <section className="grid gap-3 rounded-m border border-line bg-surface-1 p-4">
      <h3 className="font-semibold">{t('admin.dispute.money')}</h3>
      <dl className="grid gap-1.5">
        {rows
          .filter(({ values }) => values.length > 0)
          .map(({ label, values }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-text-2">{label}</dt>
              <dd className="grid justify-items-end font-semibold">
                {values.map((value) => (
                  <Money key={value.currency} value={value} />
                ))}
              </dd>
            </div>
          ))}
      </dl>
      {isUndecided && (
        <dl className="grid grid-cols-2 gap-3">
          <div className="rounded-s bg-surface-2 p-3">
            <dt className="font-semibold text-success">{t('admin.dispute.ifWon')}</dt>
            <dd className="mt-1 text-text-2">
              {dispute.frozen.amount > 0
                ? t('admin.dispute.ifWonHost', {
                    amount: money(dispute.amount),
                    frozen: money(dispute.frozen),
                  })
                : t('admin.dispute.ifWonText', { amount: money(dispute.amount) })}
            </dd>
          </div>
          <div className="rounded-s bg-surface-2 p-3">
            <dt className="font-semibold text-danger">{t('admin.dispute.ifLost')}</dt>
            <dd className="mt-1 text-text-2">
              {t('admin.dispute.ifLostText', { amount: money(dispute.amount) })}
            </dd>
          </div>
        </dl>
      )}
    </section>
  )
}
