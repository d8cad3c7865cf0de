import { useState } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { owedLabel } from '../lib/owed-label.ts'
import { TRANSACTION_TYPES } from '../lib/choices.ts'
import { listSearch, useListSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { PayOutBar } from '../screens/money/PayOutBar.tsx'
import { TransactionDetail } from '../screens/money/TransactionDetail.tsx'
import { GameCell } from '../components/cells/GameCell.tsx'
import { Money } from '../components/cells/Money.tsx'
import { NetAmount } from '../components/cells/NetAmount.tsx'
import { PersonCell } from '../components/cells/PersonCell.tsx'
import { StateBadge } from '../components/cells/StateBadge.tsx'
import { Timestamp } from '../components/cells/Timestamp.tsx'
import type { Column } from '../components/DataTable.tsx'
import { FilterDays, FilterSelect } from '../components/Filters.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { Checkbox } from '../components/Checkbox.tsx'
import { RowToggle } from '../components/RowToggle.tsx'
import { useMay } from '../lib/may.tsx'

export const Route = createFileRoute('/transactions')({
  validateSearch: listSearch('type', 'status', 'owed', 'user', 'game', 'from', 'to'),
  component: Transactions,
})
const STATUSES = ['successful', 'failed', 'pending', 'refunded', 'frozen'] as const

function Transactions() {
  const t = useT()
  const may = useMay()
  const [search] = useListSearch()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const setPicked = (id: string, on: boolean) =>
    setChosen((all) => new Set(on ? [...all, id] : [...all].filter((other) => other !== id)))
  const columns: Column<RowOf<'GET /api/admin/transactions'>>[] = [
    ...(search.owed === 'open' && may('payouts.record')
      ? [
          {
            id: 'pick',
            pick: true,
            title: <span className="sr-only">{t('admin.payOuts.pick')}</span>,
            cell: (transaction: RowOf<'GET /api/admin/transactions'>) =>
              transaction.can.payOut && (
                <Checkbox
                  label={`${t('admin.payOuts.pick')}: ${transaction.user.name}`}
                  checked={chosen.has(transaction.id)}
                  onChange={(on) => setPicked(transaction.id, on)}
                />
              ),
          },
        ]
      : []),
    {
      id: 'type',
      title: t('admin.transaction.type'),
      cell: (transaction) => (
        <RowToggle id={transaction.id}>
          {t(owedLabel(transaction.reason) ?? `payment.type.${transaction.type}`)}
        </RowToggle>
      ),
    },
    {
      id: 'person',
      title: t('admin.users.person'),
      cell: (transaction) => <PersonCell person={transaction.user} quiet />,
    },
    {
      id: 'game',
      title: t('admin.games.game'),
      from: 'lg',
      cell: (transaction) => (transaction.game ? <GameCell game={transaction.game} /> : '–'),
    },
    {
      id: 'gross',
      title: t('admin.column.gross'),
      right: true,
      from: 'xl',
      cell: (transaction) => <Money value={transaction.amount} className="text-text-2" />,
    },
    {
      id: 'refunded',
      title: t('admin.column.refunded'),
      right: true,
      from: 'xl',
      cell: (transaction) =>
        transaction.refunded && (
          <span className="text-text-3 tabular-nums">
            {transaction.refunded.amount > 0 && '−'}
            <Money value={transaction.refunded} />
          </span>
        ),
    },
    {
      id: 'amount',
      title: t('admin.column.net'),
      right: true,
      cell: (transaction) => <NetAmount {...transaction} />,
    },
    {
      id: 'status',
      title: t('admin.state'),
      cell: (transaction) =>
        transaction.refundStatus ? (
          <StateBadge area="refundStatus" state={transaction.refundStatus} />
        ) : (
          <StateBadge area="transactionStatus" state={transaction.status} />
        ),
    },
    {
      id: 'at',
      title: t('admin.when'),
      sort: 'createdAt',
      from: 'md',
      right: true,
      cell: (transaction) => <Timestamp at={transaction.createdAt} year />,
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/transactions"
      isLive={({ refundStatus }) => refundStatus === 'asked' || refundStatus === 'retrying'}
      title={t('admin.nav.transactions')}
      searchFor={t('admin.money.search')}
      columns={columns}
      defaultSort="-createdAt"
      empty={t('admin.transaction.empty')}
      detail={(transaction) => <TransactionDetail transaction={transaction} />}
      filters={
        <>
          <FilterSelect
            name="type"
            label={t('admin.transaction.type')}
            options={TRANSACTION_TYPES.map((value) => ({
              value,
              label: t(`payment.type.${value}`),
            }))}
          />
          <FilterSelect
            name="status"
            label={t('admin.state')}
            options={STATUSES.map((value) => ({
              value,
              label: t(`admin.transactionStatus.${value}`),
            }))}
          />
          <FilterSelect
            name="owed"
            label={t('admin.payOuts.filter')}
            options={(['open', 'paid', 'given_up'] as const).map((value) => ({
              value,
              label: t(`admin.payOuts.${value}`),
            }))}
          />
          <FilterDays />
        </>
      }
      above={(rows) => {
        // a selected row may be gone, or paid by another operator
        const selected = rows.filter((row) => chosen.has(row.id) && row.can.payOut)
        return (
          selected.length > 0 && <PayOutBar rows={selected} onDone={() => setChosen(new Set())} />
        )
      }}
    />
  )
}
