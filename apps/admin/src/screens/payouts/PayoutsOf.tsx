import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatMonth } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Money } from '../../components/cells/Money.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'
import { Panel } from '../../components/Panel.tsx'

type HostMoney = ResultOf<'GET /api/admin/users/:id/payouts'>
const SUMS = [
  'owed',
  'keptBack',
  'waiting',
  'payable',
  'debt',
  'inTransit',
  'paid',
  'used',
] as const

/** What a host is owed and was paid, as the host sees it; nothing for people who are owed nothing. */
export function PayoutsOf({ userId }: { userId: string }) {
  const { t, language } = useI18n()
  const { data } = useQuery(
    apiQuery('GET /api/admin/users/:id/payouts', { params: { id: userId } }),
  )
  if (!data || (data.balances.length === 0 && data.statements.length === 0)) return null
  return (
    <Panel title={t('admin.hostMoney.title')} className="lg:col-span-2">
      {data.balances.map((balance) => (
        <DescriptionGrid
          key={balance.owed.currency}
          className="mb-3 lg:grid-cols-4"
          pairs={SUMS.filter((name) => name === 'owed' || balance[name].amount > 0).map((name) => [
            t(`admin.hostMoney.${name}`),
            formatAmount(balance[name], language),
          ])}
        />
      ))}
      <History history={data.history} />
      {data.statements.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-x-5">
          {data.statements.map((month) => (
            <li key={month}>
              <a
                href={`/api/admin/users/${userId}/statement.pdf?month=${month}`}
                target="_blank"
                rel="noopener"
                className="link inline-flex min-h-11 items-center gap-1.5 text-s"
              >
                <FileText aria-hidden className="size-4" />
                {t('admin.hostMoney.statement', { month: formatMonth(month, language) })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function History({ history }: Pick<HostMoney, 'history'>) {
  const { t, language } = useI18n()
  return (
    <ul className="divide-y divide-line text-s">
      {history.map((row) => (
        <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
          <span className="min-w-0 flex-1">
            {t(`payouts.kind.${row.kind}`)}
            <span className="block text-xs text-text-3 wrap-anywhere">
              <Timestamp at={row.at} year /> · {courseNameIn(row.game, language)}
            </span>
          </span>
          <Money value={row.amount} className="font-semibold" />
        </li>
      ))}
    </ul>
  )
}
