import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'
import { formatMonth } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { CsvButton } from '../../components/CsvButton.tsx'
import { Panel } from '../../components/Panel.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'

type Month = ResultOf<'GET /api/admin/ledger/months'>['months'][number]

/** The months of the ledger, each with its journal and its lock. */
export function LedgerMonths() {
  const { t } = useI18n()
  const { data } = useQuery(apiQuery('GET /api/admin/ledger/months'))
  const [locking, setLocking] = useState<string | null>(null)
  if (!data || data.months.length === 0) return null
  return (
    <Panel title={t('admin.months.title')} className="mt-3">
      <p className="text-s text-text-2">{t('admin.months.text')}</p>
      <ul className="mt-2 divide-y divide-line">
        {data.months.map((month) => (
          <MonthRow key={month.month} month={month} onLock={() => setLocking(month.month)} />
        ))}
      </ul>
      {locking && <LockDialog month={locking} onClose={() => setLocking(null)} />}
    </Panel>
  )
}

function MonthRow({ month, onLock }: { month: Month; onLock: () => void }) {
  const { t, language } = useI18n()
  const name = formatMonth(month.month, language)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-s">
      <span className="min-w-40 flex-1">
        <b className="font-semibold">{name}</b>
        <span className="block text-xs text-text-3">
          {t('admin.months.entries', { count: month.entries })}
          {month.totals.map(({ debit }) => ` · ${formatAmount(debit, language)}`)}
        </span>
      </span>
      {month.locked && (
        <span className="flex items-center gap-1.5 text-text-2">
          <Lock aria-hidden className="size-4 flex-none" />
          <span>
            {t('admin.months.locked', { name: month.locked.by })} ·{' '}
            <Timestamp at={month.locked.at} year />
          </span>
        </span>
      )}
      {month.canLock && (
        <Button
          size="small"
          aria-label={t('admin.months.lockOf', { month: name })}
          onClick={onLock}
        >
          {t('admin.months.lock')}
        </Button>
      )}
      <CsvButton
        path="/api/admin/ledger/journal"
        query={{ month: month.month }}
        of={t('admin.months.journalOf', { month: name })}
        quiet
      />
    </li>
  )
}

function LockDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const { t, language } = useI18n()
  const name = formatMonth(month, language)
  return (
    <ReasonDialog
      draft={`lock ${month}`}
      title={t('admin.months.lockOf', { month: name })}
      description={t('admin.months.lockText')}
      submit={t('admin.months.lock')}
      done={t('admin.months.done', { month: name })}
      onClose={onClose}
      run={(reason) =>
        api('POST /api/admin/ledger/months/:month/lock', { params: { month }, body: { reason } })
      }
    />
  )
}
