import { createFileRoute } from '@tanstack/react-router'
import { formatDay } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { StateBadge } from '../components/cells/StateBadge.tsx'
import { Timestamp } from '../components/cells/Timestamp.tsx'
import type { Column } from '../components/DataTable.tsx'
import { FilterSelect } from '../components/Filters.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { RowToggle } from '../components/RowToggle.tsx'
import { PAYOUT_BATCH_STATES } from '../lib/choices.ts'
import { listSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { BatchDetail } from '../screens/payouts/BatchDetail.tsx'
import { NextBatch } from '../screens/payouts/NextBatch.tsx'

export const Route = createFileRoute('/payouts')({
  validateSearch: listSearch('state'),
  component: Payouts,
})

function Payouts() {
  const { t, language } = useI18n()
  const columns: Column<RowOf<'GET /api/admin/payout-batches'>>[] = [
    {
      id: 'day',
      title: t('admin.payout.day'),
      cell: (row) => (
        <RowToggle id={row.id}>{formatDay(row.day, language, { year: true })}</RowToggle>
      ),
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (row) => (
        <StateBadge
          area="payoutBatchState"
          // there is no file for the bank
          state={row.mode === 'connect' && row.state === 'sent' ? 'transferred' : row.state}
        />
      ),
    },
    {
      id: 'open',
      title: t('admin.payout.open'),
      from: 'md',
      right: true,
      cell: (row) => `${row.open} / ${row.count}`,
    },
    {
      id: 'yen',
      title: t('admin.payout.total'),
      right: true,
      cell: (row) => formatAmount({ amount: row.yen, currency: 'JPY' }, language),
    },
    {
      id: 'by',
      title: t('admin.payout.createdBy'),
      from: 'lg',
      cell: (row) => row.createdBy,
    },
    {
      id: 'at',
      title: t('admin.when'),
      sort: 'createdAt',
      from: 'md',
      right: true,
      cell: (row) => <Timestamp at={row.createdAt} year />,
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/payout-batches"
      title={t('admin.nav.payouts')}
      lead={t('admin.payout.lead')}
      columns={columns}
      defaultSort="-createdAt"
      empty={t('admin.payout.empty')}
      isLive={(row) => row.state === 'waiting'}
      top={<NextBatch />}
      detail={(row) => <BatchDetail id={row.id} />}
      filters={
        <FilterSelect
          name="state"
          label={t('admin.state')}
          options={PAYOUT_BATCH_STATES.map((value) => ({
            value,
            label: t(`admin.payoutBatchState.${value}`),
          }))}
        />
      }
    />
  )
}
