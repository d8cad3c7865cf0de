import { useState } from 'react'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { formatRange, formatShortDay } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'
import { BarChart, Legend, SUCCESS, WARNING } from '../../components/BarChart.tsx'

type Period = ResultOf<'GET /api/admin/overview'>['revenuePeriods'][number]

/**
 * Fees and penalties by period in one currency; the selected period's values are shown above it.
 */
export function RevenueChart({ periods }: { periods: readonly Period[] }) {
  const { t, language } = useI18n()
  const [currency, setCurrency] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  const index = Math.min(chosen ?? periods.length - 1, periods.length - 1)
  const currencies = periods[0]?.byCurrency.map((split) => split.fees.currency) ?? []
  const selected = Math.min(currency, currencies.length - 1)
  const splitOf = (period: Period) => period.byCurrency[selected]
  const money = (amount: number) =>
    formatAmount({ amount, currency: currencies[selected] ?? 'USD' }, language)
  const valuesOf = (period: Period) => [
    formatRange(period, language),
    `${t('admin.revenue.fees')} ${money(splitOf(period)?.fees.amount ?? 0)}`,
    `${t('admin.revenue.penalties')} ${money(splitOf(period)?.penalties.amount ?? 0)}`,
    t('admin.revenue.checkIns', { count: period.checkIns }),
  ]
  const shown = periods[index]
  if (!shown) return null
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Legend
          entries={[
            [SUCCESS, t('admin.revenue.fees')],
            [WARNING, t('admin.revenue.penalties')],
          ]}
        />
        {currencies.length > 1 && (
          <Segmented
            name="currency"
            label={t('admin.currency')}
            value={String(selected)}
            onChange={(value) => setCurrency(Number(value))}
            options={currencies.map((code, i) => ({ value: String(i), label: code }))}
          />
        )}
      </div>
      <p
        role="status"
        className="flex flex-wrap gap-x-6 gap-y-1 rounded-m bg-surface-2 px-4 py-2.5 text-s text-text-2"
      >
        {valuesOf(shown).map((text, i) => (
          <span key={text} className={i === 0 ? 'font-semibold text-text' : ''}>
            {text}
          </span>
        ))}
      </p>
      <BarChart
        title={t('admin.revenue.chart')}
        colours={[SUCCESS, WARNING]}
        chosen={index}
        onChoose={setChosen}
        describe={(i) => valuesOf(periods[i] ?? shown).join(', ')}
        format={money}
        bars={periods.map((period) => ({
          label: formatShortDay(period.from, language),
          parts: [
            Math.max(splitOf(period)?.fees.amount ?? 0, 0),
            Math.max(splitOf(period)?.penalties.amount ?? 0, 0),
          ],
          unfinished: !period.finished,
        }))}
      />
    </div>
  )
}
