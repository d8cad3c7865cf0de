import { CircleCheck, CircleX } from 'lucide-react'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { Money } from '../../components/cells/Money.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'

type Revenue = ResultOf<'GET /api/admin/revenue'>
type Split = Revenue['totals'][number]
export const MONEY_COLUMNS = ['gross', 'refunds', 'net'] as const

/** Refunds are quieter and negative, the net is larger. */
export function RevenueAmount({
  split,
  part,
}: {
  split: Split
  part: (typeof MONEY_COLUMNS)[number]
}) {
  const value = split[part]
  if (part === 'refunds')
    return (
      <span className="text-text-3 tabular-nums">
        {value.amount > 0 && '−'}
        <Money value={value} />
      </span>
    )
  return (
    <Money
      value={value}
      className={cx(part === 'net' && 'text-body font-semibold', value.amount < 0 && 'text-danger')}
    />
  )
}

/** The sums of the range as a calculation, and whether the ledger has the same. */
export function RevenueSum({ totals, ledger }: Pick<Revenue, 'ledger' | 'totals'>) {
  const t = useT()
  return (
    <section className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-l border border-line bg-surface-1 p-5">
      {totals.map((total) => (
        <div key={total.net.currency} className="flex flex-wrap items-end gap-x-4 gap-y-2">
          {MONEY_COLUMNS.map((part, index) => (
            <div key={part} className="flex items-end gap-4">
              {index > 0 && (
                <span aria-hidden className="text-t2 text-text-3">
                  {index === 1 ? '−' : '='}
                </span>
              )}
              <div>
                <p className="text-s text-text-2">{t(`admin.column.${part}`)}</p>
                <p className="font-display text-t2 font-semibold">
                  <Money value={total[part]} />
                </p>
              </div>
            </div>
          ))}
          <div>
            <p className="text-s text-text-2">{t('admin.column.tax')}</p>
            <p className="font-display text-t2 font-semibold text-text-2">
              <Money value={total.tax} />
            </p>
          </div>
        </div>
      ))}
      <Agreement ledger={ledger} />
    </section>
  )
}

function Agreement({ ledger: { at, differences } }: Pick<Revenue, 'ledger'>) {
  const { t, language } = useI18n()
  const agrees = differences.length === 0
  const Shape = agrees ? CircleCheck : CircleX
  return (
    <p
      role="status"
      className={cx(
        'ml-auto flex items-center gap-2 text-s',
        agrees ? 'text-success' : 'text-danger',
      )}
    >
      <Shape aria-hidden />
      <span>
        <b className="block font-semibold">
          {agrees
            ? t('admin.revenue.agrees')
            : t('admin.revenue.differs', {
                amount: differences.map((amount) => formatAmount(amount, language)).join(', '),
              })}
        </b>
        <span className="text-text-2">
          <Timestamp at={at} />
        </span>
      </span>
    </p>
  )
}
